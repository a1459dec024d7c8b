import { expect, it } from 'vitest';
import { effects } from '../src/energy/effects/index.ts';
import { laterEffects } from '../src/energy/effects/later.ts';
import { checkWords } from '../src/energy/vocabulary/checks.ts';
import { effectWords } from '../src/energy/vocabulary/effects.ts';
import { checks } from '../src/engine/checks/checks.ts';
import type { WidgetWord } from '../src/engine/trade-words.ts';
import { widgets } from '../widgets/registry.ts';
import { spokenOptions, widgetWords } from '../widgets/words.ts';

const names = (words: object) => Object.keys(words).sort();

it('has a function for every check that JSON may name, and no other', () => {
  expect(names(checks)).toEqual(names(checkWords));
});

it('has an effect for every effect that JSON may run, and no other', () => {
  expect(names({ ...effects, ...laterEffects })).toEqual(names(effectWords));
});

it('has a widget for every widget that JSON may use, and no other', () => {
  expect(names(widgets)).toEqual(names(widgetWords));
});

it('names every option that is a text for people, and no other', () => {
  const words: readonly WidgetWord[] = Object.values(widgetWords);
  const texts = words.flatMap(({ options }) =>
    Object.entries(options).flatMap(([name, kind]) => (kind === 'text' ? name : [])),
  );
  expect([...new Set(texts)].sort()).toEqual(spokenOptions);
});
