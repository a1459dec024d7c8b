import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localeTexts } from '../../src/authoring/checker/locales/locale-texts.ts';
import { isFresh, localesOf } from '../../src/authoring/checker/locales/locales.ts';
import { namedTexts } from '../../src/authoring/checker/locales/texts.ts';
import { buildProject } from '../../src/authoring/checker/project.ts';
import { definitionsFrom } from '../../src/definitions/definitions-from.ts';
import { gatherDefinitions } from '../../src/definitions/gather.ts';
import { localise } from '../../src/definitions/localise.ts';
import { readDefinitionFiles } from '../../src/definitions/read-files.ts';
import type { DefinitionFile } from '../../src/definitions/types.ts';
import { trade } from '../../src/trade.ts';

const root = join(import.meta.dirname, '../..');
const base = readDefinitionFiles(root, trade).filter(({ file }) => !file.startsWith('schemas/locales/'));
const definitions = definitionsFrom(gatherDefinitions(base, trade), trade);
const sources = buildProject(base, trade).read;

/** Every file of the project with some of its texts in a language of signs, where a text is known by them. */
function filesIn(isChosen: (index: number) => boolean): DefinitionFile[] {
  let index = 0;
  const translations = sources.flatMap((source) => {
    const texts = [...namedTexts(source).values()].filter(() => isChosen(index++));
    const content = Object.fromEntries(
      texts.map(({ name, text }) => [name, { source: text, target: `«${text}»` }]),
    );
    const file = `schemas/locales/xx/${source.file.replace('schemas/', '')}`;
    return texts.length === 0 ? [] : [{ file, text: JSON.stringify({ texts: content }) }];
  });
  return [
    ...base,
    { file: 'schemas/locales/xx/locale.json', text: '{ "name": "Signs", "lang": "xx" }' },
    ...translations,
  ];
}

function textsIn(files: readonly DefinitionFile[]) {
  const [locale] = localesOf(buildProject(files, trade)).filter(({ name }) => name === 'xx');
  if (locale === undefined) throw new Error('There is no language.');
  return localeTexts(locale, isFresh);
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll(/[«»]/g, ''));

describe('another language', () => {
  it('changes texts and nothing else, whichever of them are translated', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 200 }), (chosen) => {
        const texts = textsIn(filesIn((index) => chosen[index % chosen.length] ?? false));
        const { messages, ...rest } = localise(definitions, texts);
        const { messages: before, ...others } = definitions;
        expect(JSON.stringify(plain(rest))).toBe(JSON.stringify(others));
        expect(plain(Object.fromEntries(Object.keys(before).map((name) => [name, messages[name]])))).toEqual(
          before,
        );
      }),
      { numRuns: 20 },
    );
  });

  it('says every text that is translated', () => {
    const all = localise(definitions, textsIn(filesIn(() => true)));
    const { title, ui, rules, schema, notices } = all.cards['compare-fuel'] ?? {};
    expect(title).toBe('«What would you like to compare?»');
    expect(JSON.stringify(ui)).toContain('{"value":"gas","label":"«Gas Only»","mark":"meter.gasSupplierId"}');
    expect(rules?.[0]?.message).toMatch(/^«Choose Electricity Only/);
    expect(schema?.properties.compareFuel?.title).toBe('«Fuel to compare»');
    expect(notices?.['mixed-prepayment']).toEqual({ use: 'mixed-prepayment' });
    expect(all.notices['mixed-prepayment']?.text).toMatch(/^«It looks/);
    expect(all.journeys.quote?.submit.label).toBe('«View Your Quotes»');
  });

  it('has what a compiled check says by its sentence', () => {
    const { messages } = localise(definitions, textsIn(filesIn(() => true)));
    expect(messages['{label} must be valid decimal.']).toBe('«{label} must be valid decimal.»');
    expect(messages.required).toBe('«{label} is required»');
  });

  it('leaves out what there is no text for', () => {
    const none = { journeys: {}, variants: {}, notices: {}, messages: {}, words: {}, complete: [] };
    const cards = { 'compare-fuel': { order: 'x', nowhere: 'x', title: { x: 'x' } }, nobody: { title: 'x' } };
    expect(localise(definitions, { ...none, cards })).toEqual(definitions);
  });
});
