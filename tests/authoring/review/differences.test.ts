import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareVariants, compareVersions } from '../../../src/authoring/review/compare.ts';
import { contactSheet } from '../../../src/authoring/review/contact-sheet.ts';
import { differences, wordRuns } from '../../../src/authoring/review/difference.ts';
import { jsonChanges } from '../../../src/authoring/review/json-changes.ts';
import { matrixOf } from '../../../src/authoring/review/matrix.ts';
import type { VariantDefinition } from '../../../src/engine/types.ts';
import { shippedFiles } from '../../shipped.ts';
import { edited, opened, shipped } from './product.ts';
import { smallProject } from './small.ts';

const shell = 'supplier-variants/8-shell-energy.json';
const terms = 'schemas/cards/terms.card.json';
const before = matrixOf(shipped);

const condition = fc.constantFrom(
  true,
  false,
  { 'plan.payMethod': 'PrePaymentMeter' },
  { 'brand.whiteLabel': true },
  { news: true },
);
const some = <T>(names: readonly string[], value: fc.Arbitrary<T>) =>
  fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 2, noNullPrototype: true });
const fields = ['credit', 'news'];
const sections = {
  show: some([...fields, 'note', 'boxes', 'later'], condition),
  hide: fc.uniqueArray(fc.constantFrom('credit', 'news', 'later', 'boxes'), { maxLength: 1 }),
  require: some(fields, condition),
  presets: some(fields, fc.constantFrom(true, false, null)),
  widget: some(fields, fc.constantFrom('checkbox', 'agreement', 'yes-no-consent')),
  text: some(['credit', 'boxes', 'later'], fc.constantFrom('{supplier} asks.', 'Other words.')),
  notices: some(['note', 'more'], fc.constantFrom({ text: 'A note.' }, { heading: 'H', text: 'A note.' })),
  place: some([...fields, 'boxes'], fc.constantFrom('first', 'last', 'after note')),
};
const variant: fc.Arbitrary<Partial<VariantDefinition>> = fc.record(sections, { requiredKeys: [] });
/** One section written anew, so that no other difference hides that it goes untold. */
const edit: fc.Arbitrary<Partial<VariantDefinition>> = fc.oneof(
  ...Object.entries(sections).map(([section, values]) =>
    values.map((value: unknown): Partial<VariantDefinition> => ({ [section]: value })),
  ),
);

describe('differences', () => {
  it('are told of exactly the contexts whose screens changed, whatever changed in a variant', () => {
    let compared = 0;
    fc.assert(
      fc.property(variant, edit, (one, changed) => {
        const other = { ...one, ...changed };
        const made = (parts: typeof one) => matrixOf(smallProject({ default: {}, some: parts }));
        const [was, is] = [made(one), made(other)];
        const keys = new Map(was.cells.map(({ context, screen }) => [context.id, screen.key]));
        const differing = is.cells.filter(({ context, screen }) => keys.get(context.id) !== screen.key);
        const { changes } = compareVersions(was, is);
        const told = new Set(changes.flatMap(({ reaches }) => reaches));
        expect([...told].sort()).toEqual(differing.map(({ context }) => context.id).sort());
        for (const { sentence, severity, before, after } of changes)
          expect([severity, sentence, before === after]).toEqual([
            severity,
            expect.stringMatching(/[.?!]”?$/),
            false,
          ]);
        compared += differing.length;
      }),
      { numRuns: 200 },
    );
    expect(compared).toBeGreaterThan(100);
  });

  it('of two texts are runs that make both of them again', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (old, now) => {
        const runs = wordRuns(old, now);
        const without = (kind: string) => runs.flatMap((run) => (run.kind === kind ? [] : run.text)).join('');
        expect([without('added'), without('removed')]).toEqual([old, now]);
      }),
    );
    expect(wordRuns('We may run a credit check', 'We will run a soft credit check')).toContainEqual({
      kind: 'added',
      text: 'will',
    });
    expect(wordRuns('It may run a credit check.', 'It may look at your credit history.')).toEqual([
      { kind: 'same', text: 'It may ' },
      { kind: 'removed', text: 'run a ' },
      { kind: 'added', text: 'look at your ' },
      { kind: 'same', text: 'credit ' },
      { kind: 'removed', text: 'check' },
      { kind: 'added', text: 'history' },
      { kind: 'same', text: '.' },
    ]);
  });

  it('of two JSON values are none exactly when they are written alike', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 3 }), (old, now) => {
        expect(jsonChanges(old, old)).toEqual([]);
        expect(jsonChanges(old, now).length === 0).toBe(JSON.stringify(old) === JSON.stringify(now));
      }),
    );
  });

  it('in lists follow an item to its new place', () => {
    const list = (...names: readonly string[]) => ({ steps: names.map((card) => ({ card })) });
    expect(jsonChanges(list('a', 'b'), list('new', 'a', 'c'))).toEqual([
      { kind: 'value', after: { path: ['steps', 0], value: { card: 'new' } } },
      {
        kind: 'value',
        before: { path: ['steps', 1, 'card'], value: 'b' },
        after: { path: ['steps', 2, 'card'], value: 'c' },
      },
    ]);
  });
});

describe('a change', () => {
  it.each([
    [
      'a requirement',
      shell,
      '"require": { "happyToReceiveCreditCheck": true }',
      '"require": { "happyToReceiveCreditCheck": { "plan.payMethod": ["QuaterlyDirectDebit", "PrePaymentMeter"] } }',
      'Shell Energy no longer requires “Credit Check Agreement”, where payment is monthly direct debit.',
      '24 of 1,008 contexts, 1 supplier: Shell Energy',
    ],
    [
      'words of a variant',
      shell,
      'send you news',
      'often send you news',
      'Shell Energy now says “May Shell Energy often send you news and offers?” instead of “May Shell Energy send you news and offers?”',
      '72 of 1,008 contexts, 1 supplier: Shell Energy',
    ],
    [
      'words of the card',
      terms,
      '"label": "Key"',
      '"label": "A key"',
      'Every supplier now says “A key” instead of “Key”, where payment is prepayment meter.',
      '336 of 1,008 contexts, 14 suppliers',
    ],
    [
      'what is sent unasked',
      'supplier-variants/default.json',
      '"switchAfterCoolingOfPeriod": false',
      '"switchAfterCoolingOfPeriod": true',
      'So Energy, Rebel Energy and Any other supplier now send true for "switchAfterCoolingOfPeriod" without asking (before: false).',
      '216 of 1,008 contexts, 3 suppliers: So Energy, Rebel Energy and Any other supplier',
    ],
  ])('of %s is one sentence with its reach and its place', (_, file, from, to, sentence, reach) => {
    const files = edited(file, from, to, shippedFiles);
    const { changes } = compareVersions(before, matrixOf(opened(files)));
    expect(changes.map((change) => change.sentence)).toEqual([sentence]);
    expect(changes[0]?.reach).toContain(reach);
    const place = changes[0]?.place;
    const text = files.find((one) => one.file === place?.file)?.text ?? '';
    expect([place?.file, text.split('\n')[(place?.line ?? 0) - 1]]).toEqual([
      file,
      expect.stringContaining(to),
    ]);
  });
});

describe('suppliers side by side', () => {
  it('differ in sentences about the second, names aside', () => {
    const sentences = compareVariants(shipped, 'default', '22-utilita').map(({ sentence }) => sentence);
    expect(sentences).toContain(
      'Utilita shows “I agree to the Debt Assignment Protocol, and that {supplier} may see what I owe to my present supplier.”',
    );
    expect(sentences).toContain(
      'Utilita does not send false for "switchAfterCoolingOfPeriod", which is never asked.',
    );
    expect(compareVariants(shipped, '12-ovo', '12-ovo')).toEqual([]);
  });

  it('stand on one sheet, each with what it does not share with a supplier without a variant', () => {
    const choices = { fuel: 'dual', payment: 'monthly', 'smart-meters': 'none', site: 'plain' };
    const sheet = contactSheet(shipped, choices);
    expect(sheet).toHaveLength(14);
    const differing = (variant: string) =>
      sheet.find(({ context }) => context.owner.variant === variant)?.differences.map(({ item }) => item);
    expect(differing('default')).toEqual([]);
    expect(differing('8-shell-energy')).toContain('happyToReceiveCreditCheck');
    const [one, other] = sheet;
    if (one === undefined || other === undefined) throw new Error('The sheet is empty.');
    expect(differences(one.screen, one.screen)).toEqual([]);
    expect(differences(one.screen, other.screen).length).toBeGreaterThan(0);
  });
});
