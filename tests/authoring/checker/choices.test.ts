import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkAndProve } from '../../../src/authoring/checker/check-and-prove.ts';
import { changedChoices, withChoices } from '../../../src/authoring/checker/choices.ts';
import type { DefinitionFile } from '../../../src/definitions/types.ts';
import { trade } from '../../../src/trade.ts';
import { temporaryProject } from '../../build/temporary-project.ts';
import { runCommand } from '../../command/run-command.ts';
import { productFiles as files, proveProduct as prove } from '../../product-files.ts';

const ovo = 'supplier-variants/12-ovo.json';
const evening = 'supplierMaySendUpdatesThatMayBeOfInterestViaEveningPhone';
const ann = { by: 'Ann Lee', on: '2026-11-23', reason: 'Nobody is called in the evening.' };
const variants = files.flatMap(({ file }) => /^supplier-variants\/(.+)\.json$/.exec(file)?.[1] ?? []);
const changesOf = (all: readonly DefinitionFile[]) =>
  changedChoices(checkAndProve(all, trade, prove), variants);
const line = `marketing-by-every-channel: "${evening}" is not shown`;

/** The files with an item hidden by a supplier. */
const hiding = (file: string, item: string, all: readonly DefinitionFile[] = files) =>
  all.map((one) => {
    if (one.file !== file) return one;
    const { hide = [], ...variant } = JSON.parse(one.text);
    return { file, text: JSON.stringify({ ...variant, hide: [...hide, item] }, null, 2) };
  });
const errorsOf = (all: readonly DefinitionFile[]) =>
  checkAndProve(all, trade, prove).filter(({ severity }) => severity === 'error');

describe('what was chosen where no law asks', () => {
  const changed = hiding(ovo, evening);

  it('is no law: who drops the evening telephone is told what was chosen, and how to accept the change', () => {
    const errors = errorsOf(changed);
    expect(errors.map(({ id, file }) => [id, file])).toEqual([['changed-choice', ovo]]);
    expect(errors[0]?.message).toContain('The customer chooses among all channels. (S2.24)');
    expect(errors[0]?.message).toContain('npm run sign-off -- --choices');
    expect(changedChoices(errors, variants)).toEqual([`${line}, of 12-ovo`]);
  });

  it('is told no more once somebody has accepted the change, of that supplier alone', () => {
    const ledger = withChoices(changed, changesOf(changed), ann);
    const accepted = changed.map((one) => (one.file === ledger.file ? ledger : one));
    expect(errorsOf(accepted)).toEqual([]);
    expect(JSON.parse(ledger.text).accepted).toEqual([{ ...ann, changes: [`${line}, of 12-ovo`] }]);
    expect(changesOf(hiding('supplier-variants/7-edf.json', evening, accepted))).toEqual([
      `${line}, of 7-edf`,
    ]);
  });

  it('of everybody is one line', () => {
    const terms = files.map(({ file, text }) => ({
      file,
      text: file.endsWith('/terms.card.json')
        ? text.replace('"show": {', `"show": {\n    ${JSON.stringify('reminders')}: false,`)
        : text,
    }));
    const lines = changesOf(terms);
    expect(lines).toHaveLength(3);
    expect(lines[2]).toBe(
      'messages-are-asked: "supplierMaySendImportantAccountChangesViaEmail" is not shown',
    );
    const ledger = withChoices(terms, lines, ann);
    const accepted = terms.map((one) => (one.file === ledger.file ? ledger : one));
    expect(changesOf(accepted)).toEqual([]);
  });

  it('has no law in it: the law is refused, and no line would accept that [S5.10]', () => {
    const errors = errorsOf(hiding(ovo, 'suppliersTermsAndConditionsAreAccepted'));
    expect(errors.map(({ id }) => id)).toContain('broken-obligation');
    expect(changedChoices(errors, variants)).toEqual([]);
  });
});

describe('npm run sign-off -- --choices', () => {
  const permit = join(import.meta.dirname, '../../trades/parking');
  const choices = {
    'reminders-are-offered': {
      says: 'Every council offers reminders.',
      source: 'council',
      journey: 'permit',
      shows: ['mayRemind'],
    },
  };
  const project = temporaryProject({
    'trade.ts': `export { trade } from ${JSON.stringify(join(permit, 'trade.ts'))};\n`,
    'schemas/choices.json': { choices, accepted: [] },
  });
  for (const part of ['schemas', 'council-variants'])
    cpSync(join(permit, part), join(project.root, part), { recursive: true });
  afterAll(project.remove);
  const change = 'reminders-are-offered: "mayRemind" is not shown, of northwick';
  const sign = (...words: readonly string[]) =>
    runCommand(project.root, 'src/authoring/checker/sign-off-cli.ts', '--trade', '.', '--choices', ...words);

  it('asks who accepts and why, and keeps it at the end of the ledger', async () => {
    expect(await sign('--by', 'Ann Lee')).toEqual({
      status: 1,
      stdout: `${change}\n`,
      stderr: 'Give --reason: why that is chosen otherwise now.\n',
    });
    const { status, stdout } = await sign('--by', 'Ann Lee', '--reason', ann.reason);
    expect([status, stdout]).toEqual([
      0,
      `${change}\n1 change accepted by Ann Lee in schemas/choices.json.\n`,
    ]);
    const { accepted } = JSON.parse(readFileSync(join(project.root, 'schemas/choices.json'), 'utf8'));
    expect(accepted.at(-1)).toMatchObject({ by: 'Ann Lee', changes: [change] });
  });
});
