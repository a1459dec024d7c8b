import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import type { WidgetWord } from '../../src/engine/trade-words.ts';
import { examples } from '../../widgets/examples.ts';
import { widgets } from '../../widgets/registry.ts';
import { widgetWords } from '../../widgets/words.ts';
import { drawExample, everyExample } from './draw.tsx';

describe.each(everyExample)('%s: %s', (widget, _, example) => {
  it('never answers without an act of a person', async () => {
    const { onChange, onLeave, onAction } = await drawExample(widget, example);
    expect(onChange).not.toHaveBeenCalled();
    expect(onLeave).not.toHaveBeenCalled();
    expect(onAction).not.toHaveBeenCalled();
    if (!example.covers) expect(document.activeElement).toBe(document.body);
  });

  it('has nothing that axe objects to', async () => {
    await drawExample(widget, example);
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });

  it('has its main control or message under the id that errors link to', async () => {
    await drawExample(widget, example);
    const control = document.getElementById('field');
    control?.focus();
    expect(control).not.toBeNull();
  });
});

/** Widgets that never answer. */
const withoutAnswer: ReadonlySet<string> = new Set(['action-button']);

describe('the examples', () => {
  it.each(Object.entries(examples))(
    'of %s have it unanswered or open, answered, and with an error [Q2.60]',
    (name, list) => {
      expect(list.some(({ value, error }) => value === undefined && error === undefined)).toBe(true);
      const isAnswered = list.some(({ value, error }) => value !== undefined && error === undefined);
      expect(isAnswered).toBe(!withoutAnswer.has(name));
      expect(list.some(({ error }) => error !== undefined)).toBe(true);
    },
  );

  it.each(Object.entries(widgetWords))('of %s have answers of the type that it gives', (name, known) => {
    const word: WidgetWord = known;
    const list = Object.entries(examples).find(([one]) => one === name)?.[1] ?? [];
    for (const { field, value, error } of list) {
      const mode = String(field.ui?.mode);
      const given = word.givesBy?.mode?.[mode] ?? word.gives;
      if (given === undefined || value === undefined || value === null || given.length === 0 || error)
        continue;
      expect(given).toContain(Array.isArray(value) ? 'array' : typeof value);
    }
  });

  it('have every list that a call fills loading and empty, and every button at work [Q2.60]', () => {
    for (const name of Object.keys(widgets)) {
      const word = Object.entries(widgetWords).find(([known]) => known === name)?.[1];
      const list = Object.entries(examples).find(([known]) => known === name)?.[1] ?? [];
      const lookups = new Set(list.map(({ field }) => field.lookup));
      if (word?.choices === 'lookup') expect([name, lookups.has('pending')]).toEqual([name, true]);
      const hasButton = list.some(({ field }) => field.ui?.action !== undefined);
      if (hasButton) expect([name, list.some(({ busy }) => busy)]).toEqual([name, true]);
    }
  });
});

describe('registry', () => {
  it('has a widget and examples for every word, and nothing else', () => {
    const words = Object.keys(widgetWords).sort();
    expect(Object.keys(widgets).sort()).toEqual(words);
    expect(Object.keys(examples).sort()).toEqual(words);
  });
});
