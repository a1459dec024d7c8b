import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDefinitions } from '../../../src/authoring/checker/check.ts';
import { formatProblems } from '../../../src/authoring/checker/format.ts';
import { limits } from '../../../src/authoring/checker/limits.ts';
import { readDefinitionFiles } from '../../../src/definitions/read-files.ts';
import type { DefinitionFile } from '../../../src/definitions/types.ts';
import { trade } from '../../../src/trade.ts';
import { productFiles as files } from '../../product-files.ts';

const file = (path: string, content: unknown): DefinitionFile => ({
  file: path,
  text: typeof content === 'string' ? content : JSON.stringify(content, null, 2),
});
const idsOf = (...all: readonly DefinitionFile[]) => checkDefinitions(all, trade).map(({ id }) => id);

describe("the project's own definitions", () => {
  it('have no problem', () => {
    expect(files.length).toBeGreaterThan(0);
    expect(formatProblems(checkDefinitions(files, trade), files)).toBe('');
  });

  it('have no problem in the form that is timed', () => {
    const timed = readDefinitionFiles(join(import.meta.dirname, '../../bench/form'), trade);
    expect(timed.length).toBeGreaterThan(0);
    expect(formatProblems(checkDefinitions(timed, trade), timed)).toBe('');
  });

  it('have a problem as soon as any one name in them is mistyped', () => {
    const names = files.flatMap(({ file, text }) =>
      // A text of a page may be called so, and says what it likes.
      file.startsWith('schemas/words/')
        ? []
        : [...text.matchAll(/"(?:card|widget|lookup|run|use|check|picture)": "([^"]+)"/g)].map(
            ({ index, 0: whole }) => ({
              file,
              text: `${text.slice(0, index + whole.length - 1)}x${text.slice(index + whole.length - 1)}`,
            }),
          ),
    );
    expect(names.length).toBeGreaterThan(50);
    fc.assert(
      fc.property(fc.constantFrom(...names), (mistyped) => {
        const changed = files.map((one) => (one.file === mistyped.file ? mistyped : one));
        expect(checkDefinitions(changed, trade).filter(({ severity }) => severity === 'error')).not.toEqual(
          [],
        );
      }),
      { numRuns: 30 },
    );
  });
});

describe('checkDefinitions', () => {
  it('never throws, and points into the file, whatever the files hold', () => {
    const paths = [
      ...files.map((one) => one.file),
      'supplier-variants/1-one.json',
      'schemas/other.json',
      'x',
    ];
    const shaped = fc.letrec((tie) => ({
      node: fc.oneof(
        { maxDepth: 5 },
        fc.constantFrom('fuel', 'is-gas', 'meter', 'lookup.tariffs', '{fuel}', 'fact.a', 'a.b', '(a+)+', ''),
        fc.oneof(fc.boolean(), fc.integer(), fc.constant(null), fc.string()),
        fc.array(tie('node'), { maxLength: 4 }),
        fc.dictionary(
          fc.constantFrom(
            ...[
              'card',
              'title',
              'order',
              'groups',
              'schema',
              'properties',
              'ui',
              'notices',
              'show',
              'require',
              'rules',
            ],
            ...[
              'presets',
              'onEnter',
              'onChange',
              'set',
              'clear',
              'run',
              'when',
              'all',
              'any',
              'not',
              'from',
              'steps',
            ],
            ...[
              'items',
              'conditions',
              'facts',
              'first',
              'extends',
              'suppliers',
              'widget',
              'options',
              'pattern',
              'fuel',
            ],
          ),
          tie('node'),
          { maxKeys: 6 },
        ),
      ),
    })).node;
    const text = fc.oneof(
      shaped.map((value) => JSON.stringify(value)),
      fc.string(),
      fc.json(),
    );
    fc.assert(
      fc.property(fc.array(fc.record({ file: fc.constantFrom(...paths), text })), (some) => {
        for (const { file, line, column } of checkDefinitions(some, trade)) {
          const lines = some.filter((one) => one.file === file).map((one) => one.text.split('\n')[line - 1]);
          expect(lines.some((found) => found !== undefined && column <= found.length + 1)).toBe(true);
        }
      }),
    );
  });

  it('tells of a file that stands where nothing reads it, and not of all the names that are missed by that', () => {
    const [card, nowhere] = ['schemas/cards/usage.card.json', 'schemas/cards/usage.json'];
    const misnamed = files.map((one) => (one.file === card ? { ...one, file: nowhere } : one));
    expect(checkDefinitions(misnamed, trade).map(({ id, file }) => [id, file])).toEqual([
      ['file-name', nowhere],
    ]);
  });

  it('gives the problems by file, line and column', () => {
    const problems = checkDefinitions(
      [
        file('schemas/messages.json', { messages: {}, b: 1, a: 1 }),
        file('schemas/facts.json', { facts: {}, a: 1 }),
      ],
      trade,
    );
    const keys = problems.filter(({ id }) => id === 'unknown-key');
    expect(keys.map((problem) => [problem.file, problem.line, problem.column])).toEqual([
      ['schemas/facts.json', 3, 3],
      ['schemas/messages.json', 3, 3],
      ['schemas/messages.json', 4, 3],
    ]);
  });

  it.each([
    ['a number in its list, whichever way it is written', '[49]', '"49"', 'Write [49] instead'],
    ['the name that stood in a list', '"card": "terms"', '"card": ["terms"]', 'Write "terms" instead'],
    ['no text that is no number in a list of numbers', '[49]', '"octopus"', undefined],
    ['no number for a name', '"card": "terms"', '"card": 49', undefined],
    ['no number for a condition', 'CreditCheck": true },\n  "req', 'CreditCheck": 1 },\n  "req', undefined],
    [
      'no list of numbers for conditions',
      'CreditCheck": true },\n  "req',
      'CreditCheck": { "all": 1 } },\n  "req',
      undefined,
    ],
    [
      'a word that stood in a list',
      '"presets"',
      '"notices": { "a": { "tone": ["info"] } }, "presets"',
      'Write "info" instead',
    ],
    [
      'no word that there is not',
      '"presets"',
      '"notices": { "a": { "tone": ["loud"] } }, "presets"',
      undefined,
    ],
  ])('offers where the type is wrong %s', (_, right, wrong, mend) => {
    const octopus = files.find((one) => one.file.endsWith('/49-octopus-energy.json'));
    const changed = file(octopus?.file ?? '', octopus?.text.replace(right, wrong));
    expect(changed.text).not.toBe(octopus?.text);
    const problems = checkDefinitions(
      files.map((one) => (one.file === changed.file ? changed : one)),
      trade,
    );
    expect(problems.filter(({ id }) => id === 'wrong-type').map(({ fix }) => fix?.title)).toEqual([mend]);
  });

  it('reads no file over the limit of bytes, counted in UTF-8', () => {
    const text = (characters: number) => JSON.stringify({ facts: {}, $schema: '£'.repeat(characters) });
    expect(idsOf(file('schemas/facts.json', text(limits.bytes / 2)))).toEqual(['too-large']);
    expect(idsOf(file('schemas/facts.json', text(limits.bytes / 2 - 20)))).toEqual([]);
    // The ledger of guards has a line for each sentence of all other files.
    const ledger = (bytes: number) =>
      JSON.stringify({ guards: {}, obligations: {}, lowered: [], $schema: '£'.repeat(bytes / 2) });
    expect(idsOf(file('schemas/guards.json', ledger(limits.bytes)))).toEqual([]);
    expect(idsOf(file('schemas/guards.json', ledger(limits.ledgerBytes)))).toEqual(['too-large']);
  });

  it('survives nesting far over the limit', () => {
    expect(idsOf(file('schemas/facts.json', '['.repeat(100_000)))).toEqual(['too-deep']);
  });

  it('refuses a chain of thousands of groups, each inside the one before', () => {
    const names = Array.from({ length: 4000 }, (_, index) => `g${index}`);
    const groups = Object.fromEntries(
      names.map((name, index) => [name, { items: [names[index + 1] ?? 'fuel'] }]),
    );
    const schema = { type: 'object', properties: { fuel: { title: 'Fuel', type: 'string' } } };
    const card = file('schemas/cards/a.card.json', { card: 'a', title: 'A', order: ['g0'], groups, schema });
    expect(idsOf(card)).toContain('cycle');
  });

  it('refuses a journey of more steps than the limit', () => {
    const card = { card: 'a', title: 'A', order: [], schema: { type: 'object', properties: {} } };
    const journey = (steps: number) => ({
      journey: 'quote',
      title: 'Quote',
      reveal: 'all',
      steps: Array.from({ length: steps }, () => ({ card: 'a' })),
      submit: { label: 'Send', run: [], invalid: 'Something is missing.' },
    });
    const check = (steps: number) =>
      idsOf(
        file('schemas/cards/a.card.json', card),
        file('schemas/journeys/quote.journey.json', journey(steps)),
      );
    expect(check(limits.steps)).toEqual([]);
    expect(check(limits.steps + 1)).toEqual(['too-large']);
  });
});
