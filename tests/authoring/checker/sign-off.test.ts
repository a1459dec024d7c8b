import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkDefinitions } from '../../../src/authoring/checker/check.ts';
import { signOff, withSigned } from '../../../src/authoring/checker/sign-off.ts';
import { readDefinitionFiles } from '../../../src/definitions/read-files.ts';
import type { DefinitionFile } from '../../../src/definitions/types.ts';
import { trade } from '../../../src/trade.ts';
import { smallProject, temporaryProject } from '../../build/temporary-project.ts';
import { runCommand } from '../../command/run-command.ts';

const root = join(import.meta.dirname, '../../..');
const variantFile = 'supplier-variants/8-shell.json';
const variant = { suppliers: [8], name: 'Shell', card: 'fuel', text: { fuel: 'Which one?' } };
const ledger = (unsigned: string) => ({ unsigned, signed: [] });
const project = {
  ...smallProject,
  'schemas/notices.json': { notices: { taken: { text: 'We earn **commission**.' }, left: { text: 'No.' } } },
  [variantFile]: { ...variant, notices: { one: { use: 'taken', place: 'first' } } },
  'schemas/sign-off.json': ledger('warn'),
};
const filesOf = (all: Readonly<Record<string, unknown>>): readonly DefinitionFile[] =>
  Object.entries(all).map(([file, content]) => ({ file, text: JSON.stringify(content, null, 2) }));
const replaced = (files: readonly DefinitionFile[], next: DefinitionFile) =>
  files.map((file) => (file.file === next.file ? next : file));
const signing = { by: 'Ann Lee', on: '2026-11-21' };

describe('the sign-off of wording', () => {
  const files = filesOf(project);

  it('asks for every text of the variants, of their card and of the notices that they take, and for no other', async () => {
    const { sentences } = await signOff(files, trade);
    expect(sentences.map(({ file, item, text }) => [file, item, text])).toEqual([
      [variantFile, 'text.fuel', 'Which one?'],
      ['schemas/cards/fuel.card.json', 'title', 'Which fuel?'],
      ['schemas/cards/fuel.card.json', 'schema.properties.fuel.title', 'Fuel'],
      ['schemas/notices.json', 'notices.taken.text', 'We earn **commission**.'],
    ]);
    const [first] = sentences;
    // The same as the evidence of a switch: SHA-256 of the text in UTF-8.
    expect(first?.hash).toBe(createHash('sha256').update('Which one?').digest('hex'));
    expect(files[3]?.text.split('\n')[(first?.line ?? 0) - 1]).toContain('Which one?');
  });

  it('asks for the texts of pages that are legal: how we earn a commission, and how to cancel [S2.02] [S2.61]', async () => {
    const { sentences } = await signOff(readDefinitionFiles(root, trade), trade);
    const ofPages = sentences.filter(({ file }) => file.startsWith('schemas/words/'));
    expect(ofPages.map(({ file, item }) => [file, item])).toEqual([
      ['schemas/words/complete.json', 'words.cooling-off'],
      ['schemas/words/frame.json', 'words.earn'],
      ['schemas/words/results.json', 'words.commission'],
    ]);
    const own = [
      { file: 'schemas/words/results.json', text: '{ "legal": ["b"], "words": { "a": "A.", "b": "B." } }' },
    ];
    const small = [...files, ...own];
    expect((await signOff(small, trade)).sentences.filter(({ file }) => file === own[0]?.file)).toMatchObject(
      [{ item: 'words.b', text: 'B.', line: 1 }],
    );
  });

  it.each([
    ['ignore', []],
    ['warn', ['warning', 'warning', 'warning', 'warning']],
    ['fail', ['error', 'error', 'error', 'error']],
  ])('reports what nobody signed as the ledger says: %s', async (unsigned, severities) => {
    const { problems } = await signOff(
      filesOf({ ...project, 'schemas/sign-off.json': ledger(unsigned) }),
      trade,
    );
    expect(problems.map(({ severity }) => severity)).toEqual(severities);
    for (const { file, message } of problems)
      expect(message).toBe(`Nobody signed this wording: npm run sign-off -- --file ${file} --by "Name".`);
  });

  it('is content with what is signed, until the wording changes; then it says who signed the last', async () => {
    const { sentences } = await signOff(files, trade);
    const signed = replaced(files, withSigned(files, sentences, signing, trade));
    expect(checkDefinitions(signed, trade)).toEqual(checkDefinitions(files, trade));
    expect((await signOff(signed, trade)).unsigned).toEqual([]);
    const reworded = { ...variant, text: { fuel: 'Which one? ' } };
    const changed = replaced(signed, { file: variantFile, text: JSON.stringify(reworded) });
    const { problems } = await signOff(changed, trade);
    expect(problems.map(({ file, line }) => [file, line])).toEqual([[variantFile, 1]]);
    expect(problems[0]?.message).toMatch(/^This is not the wording that Ann Lee signed on 2026-11-21:/);
  });

  it('keeps every entry: words that come back are signed still, words that moved are not', async () => {
    const { sentences } = await signOff(files, trade);
    const once = replaced(files, withSigned(files, sentences, signing, trade));
    const moved = replaced(once, {
      file: variantFile,
      text: JSON.stringify({ ...variant, text: { title: 'Which one?' } }),
    });
    const again = await signOff(moved, trade);
    expect(again.unsigned.map(({ item }) => item)).toEqual(['text.title']);
    const twice = replaced(
      moved,
      withSigned(moved, again.unsigned, { by: 'Bo', on: '2026-11-22', reason: 'moved' }, trade),
    );
    expect((await signOff(twice, trade)).unsigned).toEqual([]);
    expect(
      (await signOff(replaced(twice, filesOf(project)[3] ?? { file: '', text: '' }), trade)).unsigned,
    ).toEqual([]);
  });

  it('is of what is asked too: whoever signed words did not sign that they are required, hidden or ticked beforehand', async () => {
    const conditions = (path: string) => ({
      conditions: { late: { says: 'late', when: { [path]: 'gas' } } },
    });
    const asking = (more: object, path = 'fuel') =>
      filesOf({
        ...project,
        'schemas/conditions.json': conditions(path),
        [variantFile]: { ...variant, show: { fuel: 'late' }, require: { fuel: false }, ...more },
      });
    const begun = asking({});
    const { sentences } = await signOff(begun, trade);
    const asked = sentences.filter(({ item }) => item === 'asked');
    expect(asked.map(({ file, text }) => [file, text])).toEqual([
      [variantFile, 'What is shown, required and answered beforehand'],
    ]);
    const ledgerNow = withSigned(begun, sentences, signing, trade);
    const openIn = async (files: readonly DefinitionFile[]) =>
      (await signOff(replaced(files, ledgerNow), trade)).unsigned.map(({ item }) => item);
    expect(await openIn(begun)).toEqual([]);
    expect(await openIn(asking({ name: 'Shell UK' }))).toEqual([]);
    for (const more of [
      { require: { fuel: true } },
      { presets: { fuel: 'gas' } },
      { hide: ['fuel'] },
      { show: {} },
    ])
      expect(await openIn(asking(more)), JSON.stringify(more)).toEqual(['asked']);
    // The same name of a condition, which says something else now.
    expect(await openIn(asking({}, 'step.for'))).toEqual(['asked']);
    const { problems } = await signOff(replaced(asking({ require: { fuel: true } }), ledgerNow), trade);
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^This is not what is asked that Ann Lee signed on 2026-11-21: npm run sign-off/),
    ]);
  });

  it('asks for nothing in a project without a ledger', async () => {
    const { 'schemas/sign-off.json': _, ...without } = project;
    expect(await signOff(filesOf(without), trade)).toMatchObject({ sentences: [], problems: [] });
  });

  it('covers the wording of every supplier of the product', async () => {
    const { sentences } = await signOff(readDefinitionFiles(root, trade), trade);
    const texts = new Set(sentences.map(({ text }) => text));
    expect(texts).toContain('May {supplier} send you offers of its partners?');
    expect(texts).toContain('Switch as soon as possible');
  });
});

describe('npm run sign-off', () => {
  const { root: folder, remove, write } = temporaryProject(project);
  afterAll(remove);
  const run = (script: string, ...args: readonly string[]) =>
    runCommand(folder, `src/authoring/checker/${script}`, ...args);
  const read = () => JSON.parse(readFileSync(join(folder, 'schemas/sign-off.json'), 'utf8'));

  it('signs a supplier’s own file, then the rest, and npm run check says how much is signed', () => {
    expect(run('cli.ts').stdout).toMatch(/0 of 4 sentences signed .*unsigned is "warn"/);
    const one = run('sign-off-cli.ts', '--supplier', '8', '--by', 'Ann Lee', '--reason', 'Launch');
    expect(one.stdout).toContain(`${variantFile}:8  Which one?`);
    expect(one.stdout).toContain('1 sentence signed by Ann Lee');
    expect(read().signed).toMatchObject([{ file: variantFile, by: 'Ann Lee', reason: 'Launch' }]);
    expect(read().signed[0].on).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(run('sign-off-cli.ts', '--all', '--by', 'Bo').status).toBe(0);
    expect(read().signed).toHaveLength(3);
    expect(run('sign-off-cli.ts', '--all', '--by', 'Bo').stdout).toContain('signed already');
    expect(run('cli.ts').stdout).toMatch(/1 warning[\s\S]*4 of 4 sentences signed/);
  });

  it('fails the check, where the ledger says so, with the place of the sentence', () => {
    write('schemas/sign-off.json', { ...read(), unsigned: 'fail' });
    write(variantFile, { ...variant, text: { fuel: 'Another?' } });
    const { status, stdout } = run('cli.ts');
    expect(stdout).toContain(`${variantFile}:8:13  error  unsigned\n`);
    expect(status).toBe(1);
  });

  it('takes a guarded sentence that says another thing, for a reason', () => {
    const takes = (...more: readonly string[]) =>
      run('sign-off-cli.ts', '--guards', '--by', 'Ann', ...more).status;
    write(variantFile, { ...variant, text: { fuel: 'Pick one within 14 days.' } });
    expect(takes()).toBe(0);
    write(variantFile, { ...variant, text: { fuel: 'Pick one within 28 days.' } });
    expect(run('cli.ts', '--rules').stdout).toContain('turned-round');
    expect([takes(), takes('--reason', 'The law was changed.')]).toEqual([1, 0]);
    expect(run('cli.ts', '--rules').stdout).not.toContain('turned-round');
  });

  it.each([
    [['--by', 'Ann', '--supplier', '9'], 1, /^No file in supplier-variants is of supplier 9\./],
    [['--by', 'Ann'], 2, /^Give --supplier, --file, --all, --guards or --choices/],
    [['--by', 'Ann', '--al'], 2, /^Unknown option '--al'/],
  ])('refuses %j', (args, code, sentence) => {
    const { status, stderr } = run('sign-off-cli.ts', ...args);
    expect(stderr).toMatch(sentence);
    expect(status).toBe(code);
  });
});
