import { describe, expect, it } from 'vitest';
import { entryAt, outlineOf } from '../../../src/authoring/studio/outline/outline.ts';
import { productFiles } from '../../product-files.ts';

const textOf = (name: string) => productFiles.find(({ file }) => file === name)?.text ?? '';
const section = (text: string, title: string) =>
  outlineOf(text).find((one) => one.title === title)?.entries ?? [];

describe('the outline of a file', () => {
  it('names what a card, a journey and a supplier hold, each with its place', () => {
    const card = textOf('schemas/cards/terms.card.json');
    expect(outlineOf(card).map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        'Title',
        'Groups',
        'Fields',
        'How fields look',
        'Notices',
        'Shown when',
        'Required when',
      ]),
    );
    const field = section(card, 'Fields').find(({ name }) => name === 'happyToReceiveCreditCheck');
    expect(card.slice(field?.offset).startsWith('"happyToReceiveCreditCheck": {')).toBe(true);
    const journey = textOf('schemas/journeys/quote.journey.json');
    expect(section(journey, 'Steps').map(({ name }) => name)).toContain('same-supplier');
    const [rule] = section(textOf('schemas/cards/usage.card.json'), 'Rules');
    expect(rule).toMatchObject({ name: 'gasUsage.usage' });
    const words = section(textOf('supplier-variants/8-shell-energy.json'), 'Words');
    expect(words.find(({ name }) => name === 'consent1')?.says).toBe(
      'May {supplier} send you news and offers?',
    );
  });

  it('tells in which entry a place is, and outlines a broken text as far as it goes', () => {
    const text =
      '{ "title": "A", "notices": { "one": { "text": "1" }, "two": { "text": "2" } }, "rules": [{ "field": "x"';
    const sections = outlineOf(text);
    expect(sections.map(({ title }) => title)).toEqual(['Title', 'Notices', 'Rules']);
    expect(entryAt(sections, text.indexOf('"2"'))?.name).toBe('two');
    expect(entryAt(sections, 0)).toBeUndefined();
  });
});
