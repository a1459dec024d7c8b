import { describe, expect, it } from 'vitest';
import { checkDefinitions } from '../../../src/authoring/checker/check.ts';
import { formatProblems } from '../../../src/authoring/checker/format.ts';
import { localesOf } from '../../../src/authoring/checker/locales/locales.ts';
import { translatedSummary, untranslatedList } from '../../../src/authoring/checker/locales/untranslated.ts';
import { buildProject } from '../../../src/authoring/checker/project.ts';
import { mayShow, signOff, withSigned } from '../../../src/authoring/checker/sign-off.ts';
import type { DefinitionFile } from '../../../src/definitions/types.ts';
import { trade } from '../../../src/trade.ts';
import { productFiles as files } from '../../product-files.ts';

const edited = (file: string, from: string, to: string) =>
  files.map((one) => (one.file === file ? { file, text: one.text.replace(from, to) } : one));
const offered = edited('schemas/settings.json', '"languages": ["en"]', '"languages": ["en", "cy"]');
const welshIn = (all: readonly DefinitionFile[]) => {
  const found = localesOf(buildProject(all, trade)).find(({ name }) => name === 'cy');
  if (found === undefined) throw new Error('There is no Welsh.');
  return found;
};

describe('Welsh', () => {
  it('is told where people may choose it to lack what the summary of the check says, and nothing else', () => {
    const lacking = (all: readonly DefinitionFile[]) =>
      checkDefinitions(all, trade).map(({ id, message }) => `${id}: ${message}`);
    const summary = translatedSummary(offered, trade).match(/^ {4}.*$/gm) ?? [];
    // Beside what it lacks it is told that nobody has reviewed it.
    expect(lacking(offered)).toHaveLength(summary.length + 1);
    const card = 'schemas/cards/compare-fuel.card.json';
    const own = 'schemas/locales/cy/cards/compare-fuel.card.json';
    const first = /\n {4}"title": \{[^}]*\},/;
    const asked = edited(card, '"title": "', '"title": "Now: ').map((one) =>
      one.file === own ? { ...one, text: one.text.replace(first, '') } : one,
    );
    const told = translatedSummary(asked, trade);
    expect(told).toContain('to add, of what it calls complete:');
    expect(told).toMatch(/^ {4}schemas\/cards\/compare-fuel\.card\.json: "title"$/m);
    expect(formatProblems(checkDefinitions(asked, trade), asked)).toBe('');
  });

  it('is not offered, and nobody is told that it was reviewed', () => {
    const settings = files.find(({ file }) => file === 'schemas/settings.json');
    const locale = files.find(({ file }) => file === 'schemas/locales/cy/locale.json');
    expect(JSON.parse(settings?.text ?? '').languages).toEqual(['en']);
    expect(JSON.parse(locale?.text ?? '').reviewed).toBe(false);
  });

  it('is told to lack a text that says something else by now, where people may choose it', () => {
    const card = 'schemas/cards/economy-7.card.json';
    const change = (all: readonly DefinitionFile[]) =>
      all.map((one) =>
        one.file === card
          ? { ...one, text: one.text.replace('a day and a night rate', 'a day rate and a night rate') }
          : one,
      );
    const told = checkDefinitions(change(offered), trade).map(({ id, file, severity }) => ({
      id,
      file,
      severity,
    }));
    expect(told).toContainEqual({
      id: 'changed-text',
      file: 'schemas/locales/cy/cards/economy-7.card.json',
      severity: 'warning',
    });
    expect(told).toContainEqual({
      id: 'untranslated',
      file: 'schemas/locales/cy/locale.json',
      severity: 'error',
    });
    // An author of the product's own language is not held up by one that nobody may choose.
    expect(checkDefinitions(change(files), trade)).toEqual([]);
    expect(untranslatedList(change(files), trade, 'cy')?.join('\n')).toMatch(
      /economy-7\.card\.json:\d+:\d+ {2}ui\.isEconomy7\.hint {2}"Your bill then shows a day rate and a night rate/,
    );
  });

  it('is counted, and its missing texts are listed; of no language nothing is', () => {
    const { count, untranslated } = welshIn(files);
    expect(translatedSummary(files, trade)).toContain(`cy: ${count - untranslated.length} of `);
    expect(untranslatedList(files, trade, 'cy')).toHaveLength(untranslated.length);
    expect(untranslatedList(files, trade, 'fr')).toBeUndefined();
  });
});

describe('a translation of a text that is signed', () => {
  const notices = 'schemas/locales/cy/notices.json';
  const ofFixed = welshIn(files).texts.find(
    ({ source, name }) => source.file === notices && name === 'must-be-prepayment.text',
  );
  const signing = { by: 'Ann', on: '2026-11-22' };

  it('is seen while nobody asks for signatures', async () => {
    if (ofFixed === undefined) throw new Error('The notice is not translated.');
    expect((await mayShow(files, trade))(ofFixed)).toBe(true);
  });

  it('waits for a signature of its own where they are asked for', async () => {
    const strict = edited('schemas/sign-off.json', '"ignore"', '"warn"');
    const text = welshIn(strict).texts.find(
      ({ source, name }) => source.file === notices && name === 'must-be-prepayment.text',
    );
    if (text === undefined) throw new Error('The notice is not translated.');
    expect((await mayShow(strict, trade))(text)).toBe(false);
    const { sentences } = await signOff(strict, trade);
    const ledger = withSigned(
      strict,
      sentences.filter(({ file }) => file === notices),
      signing,
      trade,
    );
    const signed = strict.map((one) => (one.file === ledger.file ? ledger : one));
    expect((await mayShow(signed, trade))(text)).toBe(true);
  });
});
