import { describe, expect, it } from 'vitest';
import { checkDefinitions } from '../../../src/authoring/checker/check.ts';
import { checkAndProve } from '../../../src/authoring/checker/check-and-prove.ts';
import { metaSchemas } from '../../../src/authoring/checker/meta.ts';
import { newOwnerFile, readOwnerId } from '../../../src/authoring/checker/new-owner.ts';
import { ownersOf } from '../../../src/authoring/review/contexts.ts';
import { openProject } from '../../../src/authoring/review/project.ts';
import { gatherDefinitions } from '../../../src/definitions/gather.ts';
import { definitionFolders, kindOf } from '../../../src/definitions/kinds.ts';
import type { TradeWords } from '../../../src/engine/trade-words.ts';
import { trade } from '../../../src/trade.ts';

/** A trade whose variants are of councils, which JSON knows by texts. */
const councils: TradeWords = {
  ...trade,
  words: {
    ...trade.words,
    owners: { ...trade.words.owners, one: 'council', many: 'councils', ids: 'text' },
    tables: {},
  },
};

const file = (name: string, content: object) => ({ file: name, text: JSON.stringify(content, null, 2) });
const permit = file('schemas/cards/permit.card.json', {
  card: 'permit',
  title: 'A permit',
  order: ['agreed'],
  schema: { type: 'object', properties: { agreed: { title: 'Agreement', type: ['boolean', 'null'] } } },
  ui: { agreed: { widget: 'agreement', text: 'I agree.' } },
  require: { agreed: true },
});
const journey = file('schemas/journeys/apply.journey.json', {
  journey: 'apply',
  title: 'Apply',
  reveal: 'one-at-a-time',
  steps: [{ card: 'permit', variant: 'plan.supplierId' }],
  submit: { label: 'Send', run: ['reset-quote'], invalid: 'Something is missing.' },
});
const variant = (name: string, ids: readonly string[], parts: object = {}) =>
  file(`council-variants/${name}.json`, { councils: ids, name, card: 'permit', ...parts });
const names = file('schemas/councils.json', { councils: { leeds: 'Leeds', york: 'York' } });
const agrees = (parts: object) =>
  file('schemas/obligations.json', {
    obligations: {
      agreed: { says: 'All agree.', source: 'P1', journey: 'apply', agrees: ['agreed'], ...parts },
    },
  });
const hides = { require: { agreed: false } };
const whole = [permit, journey, names, variant('north', ['leeds']), variant('south', ['york'], hides)];
const said = (files: readonly { file: string; text: string }[]) =>
  checkDefinitions(files, councils).map(({ file: at, message }) => `${at}: ${message}`);

describe('a trade of councils', () => {
  it('has its variants, their names and their ids under its own nouns, and hands on neutral ones', () => {
    expect(definitionFolders(councils)).toEqual(['schemas', 'council-variants']);
    expect(kindOf('council-variants/north.json', councils)).toMatchObject({ kind: 'variant', name: 'north' });
    expect(kindOf('schemas/councils.json', councils)).toMatchObject({ kind: 'owners', shape: 'councils' });
    expect(kindOf('supplier-variants/7-edf.json', councils)).toBeUndefined();
    expect(kindOf('schemas/averages.json', councils)).toBeUndefined();
    const settings = file('schemas/settings.json', { councilVariants: { hull: 'south' } });
    const data = gatherDefinitions([...whole, settings, agrees({ councils: ['leeds'] })], councils);
    expect(data).toMatchObject({
      owners: { leeds: 'Leeds', york: 'York' },
      variants: { north: { owners: ['leeds'] } },
      settings: { ownerVariants: { hull: 'south' } },
      obligations: { agreed: { owners: ['leeds'] } },
    });
  });

  it('is checked in its own words', () => {
    expect(said(whole)).toEqual([]);
    expect(said([...whole, variant('other', ['leeds'])])).toEqual([
      'council-variants/other.json: Council "leeds" has a variant already, in council-variants/north.json. A council has one.',
    ]);
    const numbered = { ...variant('leeds', []), text: variant('leeds', []).text.replace('[]', '[7]') };
    expect(said([permit, journey, numbered])).toEqual([expect.stringContaining('a text')]);
    expect(said([...whole, file('supplier-variants/a.json', {})])).toEqual([
      expect.stringContaining('This is not the place of a definition file'),
    ]);
    expect(Object.keys(metaSchemas(councils))).toContain('councils');
  });

  it('is told of an id that is nearly one that is known, where it stands', () => {
    const fork = (when: object) =>
      file('schemas/conditions.json', { conditions: { fork: { says: 'it is so', when } } });
    const council = (id: string | readonly string[]) => fork({ 'plan.supplierId': id });
    const strange = (files: readonly { file: string; text: string }[]) =>
      checkDefinitions(files, councils)
        .filter(({ id }) => id === 'unknown-owner')
        .map(({ file: at, suggest }) => `${at}: ${suggest}`);
    const both = [permit, journey, names, variant('north', ['leeds'])];
    expect(strange([...both, variant('south', ['yorc'])])).toEqual(['council-variants/south.json: york']);
    expect(strange([...both, variant('York', ['ebor'])])).toEqual(['council-variants/York.json: york']);
    expect(strange([...whole, council('leds')])).toEqual(['schemas/conditions.json: leeds']);
    expect(strange([...whole, council(['york', 'leds'])])).toEqual(['schemas/conditions.json: leeds']);
    expect(strange([...whole, agrees({ councils: ['leed'] })])).toEqual(['schemas/obligations.json: leeds']);
    expect(strange([...whole, agrees({ except: ['yorck'] })])).toEqual(['schemas/obligations.json: york']);
    const bound = file('schemas/settings.json', { councilVariants: { yorkk: 'south' } });
    expect(strange([...whole, bound])).toEqual(['schemas/settings.json: york']);
    const without = [permit, journey, variant('north', ['leeds'])];
    expect(strange([...without, council('leds')])).toEqual(['schemas/conditions.json: leeds']);
    // One that is new, one that has no name yet, and a variant by its file.
    const harmless = [variant('hull', ['hull']), council(['hull', 'whitby']), agrees({ except: ['north'] })];
    expect(strange([...whole, ...harmless])).toEqual([]);
  });

  it('is proved for the councils that an obligation names, by id or by file', () => {
    const met = (parts: object) =>
      checkAndProve([...whole, agrees(parts)], councils).map(({ file: at, id }) => `${id} ${at}`);
    const broken = ['broken-obligation council-variants/south.json'];
    expect(met({ councils: ['leeds'] })).toEqual([]);
    expect(met({ except: ['york'] })).toEqual([]);
    expect(met({ councils: ['york'] })).toEqual(broken);
    const other = [permit, journey, variant('any', [], hides), agrees({ councils: ['any'] })];
    expect(checkAndProve(other, councils)).toMatchObject([{ id: 'broken-obligation' }]);
  });

  it('is given one council more, in a file called by its id', () => {
    const hull = { id: 'hull', name: 'Hull' };
    expect(newOwnerFile(hull, whole, councils)).toMatchObject({
      file: 'council-variants/hull.json',
      text: expect.stringContaining('"councils": ["hull"]'),
    });
    const refused = (id: string | number) => newOwnerFile({ ...hull, id }, whole, councils);
    expect(refused('leeds')).toEqual({ refused: [expect.stringContaining('Council leeds has a file')] });
    for (const id of ['', 'Hull City', 7])
      expect(refused(id)).toEqual({ refused: ['The id must be of small letters, digits and hyphens.'] });
    expect(readOwnerId('7', councils)).toBe('7');
    expect(readOwnerId('7', trade)).toBe(7);
    expect(readOwnerId('leeds', trade)).toBe(Number.NaN);
  });

  it('is looked at by council', () => {
    const { project } = openProject(whole, councils);
    expect(project && ownersOf(project)).toEqual([
      { variant: 'north', name: 'north', id: 'leeds' },
      { variant: 'south', name: 'south', id: 'york' },
    ]);
  });
});
