import { describe, expect, it } from 'vitest';
import { explain, explainItem } from '../../src/engine/explain.ts';
import { buildModel } from '../../src/engine/model.ts';
import { namingOf } from '../../src/engine/naming.ts';
import { aCard, aJourney, definitionsOf, stateWith, trade } from '../builders.ts';

const card = aCard(
  'usage',
  {
    tab: { title: 'Tab' },
    figure: { title: 'Figure', type: 'number' },
    deep: { title: 'Deep' },
    unplaced: {},
  },
  {
    order: ['tab', 'group'],
    groups: { panel: { items: ['figure'] }, group: { items: ['deep'] } },
    ui: { tab: { widget: 'tabs', options: [{ value: 1, label: 'One', group: 'panel' }] } },
    show: { group: { fuel: ['gas', 'both'] } },
    require: { figure: 'is-gas', deep: true },
  },
);
const steps = [{ card: 'before' }, { card: 'usage', for: 'gas', when: 'is-gas' }, { card: 'after' }];
const model = buildModel(
  definitionsOf({
    cards: [aCard('before', { y: {} }), card, aCard('after', { x: {} })],
    journeys: [aJourney('main', steps)],
    conditions: { 'is-gas': { says: 'gas is compared', when: { fuel: 'gas' } } },
  }),
  'main',
  trade,
);
const locate = (name: string, section: string, item: string) => `${name}:${section}.${item}`;
const about = (field: string, answers: Record<string, string | number>) =>
  explain(model, stateWith(answers), field, locate).map(({ about, sentence, at }) => [about, sentence, at]);

describe('explain', () => {
  it('tells of the step, the tab, the requirement, what is wrong and what waits', () => {
    expect(about('gasFigure', { fuel: 'gas', gasTab: 1, gasDeep: 'x' })).toEqual([
      [
        'shown',
        'Card "usage.gas" is part of the journey when: gas is compared. That holds (fuel is gas).',
        'main:steps.usage.gas',
      ],
      ['shown', '"gasFigure" is on the tab that opens when gasTab is 1; it is 1.', 'usage:ui.tab'],
      [
        'required',
        '"gasFigure" is required when: gas is compared. That holds (fuel is gas).',
        'usage:require.figure',
      ],
      ['invalid', '"gasFigure" does not pass "required": Figure is required', undefined],
      ['blocking', 'These cards wait: after, because of "gasFigure".', undefined],
    ]);
  });

  it('tells which group or tab hides a field, by the values it read', () => {
    expect(about('gasDeep', {})).toContainEqual([
      'hidden',
      '"group", which holds "gasDeep", is shown when: fuel is gas or both. That does not hold (fuel is not known).',
      'usage:show.group',
    ]);
    expect(about('gasDeep', {})).toContainEqual([
      'optional',
      '"gasDeep" is required when: always. That holds. It is hidden, so nothing is asked.',
      'usage:require.deep',
    ]);
    expect(about('gasFigure', {})).toContainEqual([
      'hidden',
      '"gasFigure" is on the tab that opens when gasTab is 1; it is not known.',
      'usage:ui.tab',
    ]);
    expect(about('gasUnplaced', {})).toContainEqual([
      'hidden',
      'Card "usage" does not place "gasUnplaced" in its order.',
      undefined,
    ]);
  });

  it('calls answers as their questions do, and values as their options do, where it is told how', () => {
    const said = (field: string, answers: Record<string, string | number>) =>
      explain(model, stateWith(answers), field, locate, namingOf(model)).map(({ sentence }) => sentence);
    expect(said('gasFigure', { fuel: 'gas', gasTab: 1 })).toContain(
      '“Figure” is on the tab that opens when “Tab” is “One”; it is “One”.',
    );
    expect(said('gasFigure', { fuel: 'gas' })).toContain(
      '“Figure” is on the tab that opens when “Tab” is “One”; it is not answered.',
    );
  });

  it('tells of a group and of a notice by what they are hidden, a group by all that hides what it holds', () => {
    const shop = aCard(
      'shop',
      { tea: { title: 'Tea' }, milk: { title: 'Milk' } },
      {
        order: ['drinks', 'closed', 'open'],
        groups: { drinks: { legend: 'Drinks', items: ['tea', 'milk'] } },
        notices: { closed: { text: 'Closed.' }, open: { text: 'From nine.' } },
        show: { tea: { 'fact.time': 'late' }, milk: false, closed: { not: { 'fact.time': 'late' } } },
      },
    );
    const first = [{ when: { hour: 17 }, value: 'late' }];
    const facts = { time: { says: 'the time of day', first, otherwise: 'early' } };
    const definitions = {
      ...definitionsOf({ cards: [shop], journeys: [aJourney('main', [{ card: 'shop' }])] }),
      facts,
    };
    const model = buildModel(definitions, 'main', trade);
    const why = (item: string, hour: number) =>
      explainItem(model, stateWith({ hour }), { id: 'shop', item }, undefined, namingOf(model)).map(
        ({ about, sentence }) => [about, sentence],
      );
    expect(why('drinks', 9)).toEqual([
      [
        'hidden',
        '“Tea” is shown when: the time of day is late. That does not hold (the time of day is early, hour is 9).',
      ],
      ['hidden', '“Milk” is shown when: never. That does not hold.'],
    ]);
    expect(why('drinks', 17)).toEqual([['shown', '“Drinks” is shown whenever its card is.']]);
    expect(why('closed', 17)[0]).toEqual([
      'hidden',
      'It is shown when: the time of day is not late. That does not hold (the time of day is late, hour is 17).',
    ]);
    expect(why('open', 9)).toEqual([['shown', 'It is shown whenever its card is.']]);
    expect(explainItem(model, stateWith({}), { id: 'none', item: 'drinks' })).toEqual([]);
  });

  it('tells which card a closed one waits for', () => {
    expect(about('x', { fuel: 'gas' })[0]).toEqual([
      'hidden',
      'Card "after" waits for card "usage.gas": Deep is required',
      undefined,
    ]);
    expect(about('nothing', {})).toEqual([
      ['hidden', 'No card of journey "main" shows "nothing".', undefined],
    ]);
  });
});
