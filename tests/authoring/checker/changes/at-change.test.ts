import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atChange } from '../../../../src/authoring/checker/changes/at-change.ts';
import { checkAndProve } from '../../../../src/authoring/checker/check-and-prove.ts';
import type { DefinitionFile } from '../../../../src/definitions/types.ts';
import { trade } from '../../../../src/trade.ts';
import { copyOf } from '../../../build/temporary-project.ts';
import { runCommand } from '../../../command/run-command.ts';
import { productFiles, proveProduct } from '../../../product-files.ts';

type Edit = readonly [file: string, from: string, to: string];

function edited(edits: readonly Edit[], files = productFiles): readonly DefinitionFile[] {
  return edits.reduce((all, [file, from, to]) => {
    const before = all.find((one) => one.file === file);
    expect(before?.text.split(from), `${file}: ${from}`).toHaveLength(2);
    return all.map((one) => (one === before ? { ...one, text: one.text.replace(from, () => to) } : one));
  }, files);
}

const check = (files: readonly DefinitionFile[]) => checkAndProve(files, trade, proveProduct);

/** The lines at which files are told to be wrong, each behind its file. */
const placesOf = (found: ReturnType<typeof check>, files: readonly DefinitionFile[]) =>
  found.map(({ file, line }) => {
    const text = files.find((one) => one.file === file)?.text.split('\n')[line - 1];
    return `${file}: ${text?.trim()}`;
  });

const addressCard = 'schemas/cards/meter-address.card.json';
const journey = 'schemas/journeys/find-mprn.journey.json';
/** The rule asks for a list that this journey never fetches: it shows where the journey could be sent no more. */
const slip: Edit = [
  addressCard,
  '"all": [{ "lookup.meter-addresses": "unknown" }',
  '"all": [{ "lookup.billing-addresses": "unknown" }',
];
const changed = `${addressCard}: "all": [{ "lookup.billing-addresses": "unknown" }`;

describe('a mistake that shows in another file than the one that was changed', () => {
  it('is told at the change, and says where it shows', () => {
    const all = edited([slip]);
    const found = check(all);
    expect(placesOf(found, all).join()).toContain(journey);
    const told = atChange(found, productFiles, all, check);
    expect(placesOf(told, all)).toEqual([expect.stringContaining(changed)]);
    expect(told[0]?.message).toMatch(/It shows at \S+find-mprn\.journey\.json:\d+, and this was changed\.$/);
  });

  it('is told at that one of several changes without which it would not be', () => {
    const all = edited([
      ['schemas/cards/payment.card.json', '6 digits, on your bank card', '6 digits: on your bank card'],
      slip,
      [addressCard, '"card": "meter-address",', '"card":   "meter-address",'],
    ]);
    const told = atChange(check(all), productFiles, all, check);
    expect(placesOf(told, all)).toContainEqual(expect.stringContaining(changed));
    expect(placesOf(told, all).join()).not.toContain(journey);
  });

  it('stays where it shows when it was there before', () => {
    const before = edited([slip]);
    const all = edited([['schemas/cards/payment.card.json', 'such as 12-34-56', 'like 12-34-56']], before);
    const found = check(all);
    expect(placesOf(atChange(found, before, all, check), all)).toEqual(placesOf(found, all));
  });
});

describe('a mistake in the file that was changed', () => {
  it('stays where the check found it', () => {
    const all = edited([['schemas/cards/terms.card.json', '"order": [\n', '"order": [\n    "nobody",\n']]);
    const found = check(all);
    expect(found.length).toBeGreaterThan(0);
    expect(atChange(found, productFiles, all, check)).toEqual(found);
  });
});

describe('npm run check in a git repository', () => {
  const project = copyOf(productFiles, join(import.meta.dirname, '../../../..'));
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...words], {
      cwd: project.root,
    });
  const places = (...flags: readonly string[]) =>
    JSON.parse(
      runCommand(project.root, 'src/authoring/checker/cli.ts', '--json', ...flags).stdout,
    ) as readonly { readonly file: string }[];
  beforeAll(() => {
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'Begin');
    project.write(addressCard, edited([slip]).find(({ file }) => file === addressCard)?.text);
  });
  afterAll(() => project.remove());

  it('tells a mistake at what was changed since the last commit, or since another one', () => {
    expect(places().map(({ file }) => file)).toEqual([addressCard]);
    git('commit', '-qam', 'Slip');
    expect(places().map(({ file }) => file)).toEqual([journey]);
    expect(places('--since', 'HEAD~1').map(({ file }) => file)).toEqual([addressCard]);
  });
});
