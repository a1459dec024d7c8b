import { describe, expect, it } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import { isComplete, resolveJourney } from '../../src/engine/journey.ts';
import { liveAnswers } from '../../src/engine/live-answers.ts';
import { buildModel } from '../../src/engine/model.ts';
import type { JourneyState } from '../../src/engine/types.ts';
import {
  aCard,
  aJourney,
  definitionsOf,
  errorsOf,
  fieldOf,
  modelOf,
  openSteps,
  play,
  says,
  stateWith,
  stepOf,
  trade,
} from '../builders.ts';

const text = { title: 'Answer', type: 'string' };
const cards = [
  aCard('first', { a: text }, { require: { a: true } }),
  aCard('second', { b: text }, { require: { b: true } }),
  aCard('third', { c: text }),
];

describe('which steps are open', () => {
  it.each([
    ['one-at-a-time', {}, ['first']],
    ['one-at-a-time', { a: 'x' }, ['first', 'second']],
    ['one-at-a-time', { a: 'x', b: 'y' }, ['first', 'second', 'third']],
    ['one-at-a-time', { b: 'y' }, ['first']],
    ['one-per-page', { a: 'x' }, ['first', 'second']],
    ['all', {}, ['first', 'second', 'third']],
  ] as const)('%s with %j opens %j [Q2.11]', (reveal, answers, open) => {
    const model = modelOf(cards, { journey: { reveal } });
    expect(openSteps(model, stateWith(answers))).toEqual(open);
  });

  it('passes over a step that is not present [Q2.11]', () => {
    const steps = [{ card: 'first', when: { skip: false } }, { card: 'second' }];
    const definitions = definitionsOf({ cards, journeys: [aJourney('main', steps)] });
    const model = buildModel(definitions, 'main', trade);
    expect(openSteps(model, stateWith({}))).toEqual(['second']);
    expect(isComplete(resolveJourney(model, stateWith({})))).toBe(false);
    expect(isComplete(resolveJourney(model, stateWith({ b: 'x' })))).toBe(true);
  });
});

describe('a card', () => {
  const usage = aCard(
    'usage',
    {
      tab: { title: 'Source' },
      figure: { title: 'Figure', type: 'number', minimum: 0, maximum: 10 },
      level: { title: 'Level' },
      extra: { title: 'Extra' },
      far: { title: 'Far' },
    },
    {
      title: 'Your {for}, call {phone}',
      order: ['notice', 'tab', 'group', 'actual', 'average', 'far'],
      groups: {
        actual: { items: ['figure'] },
        average: { items: ['level', 'inner'] },
        inner: { items: ['extra'], legend: 'Inner', layout: 'row' },
        group: { items: ['hidden-notice'] },
      },
      notices: { notice: { use: 'shared', heading: 'Own' }, 'hidden-notice': { text: 'x' } },
      show: { 'hidden-notice': false, extra: { level: 1 }, far: { far: { set: false } } },
      ui: {
        tab: {
          widget: 'tabs',
          hint: 'From {min} to {max}',
          options: [
            {
              value: 'actual',
              label: 'Actual',
              group: 'actual',
              mark: ['meter.gas', 'meter.none', 'meter.electricity', 'meter.gas'],
            },
            { value: 'average', label: 'Average', group: 'average' },
            { value: 'never', label: 'Never', when: false },
          ],
        },
        figure: {
          widget: 'number',
          low: { from: 'averages.gas.low' },
          gone: { from: 'x' },
          copied: { from: 'note' },
          word: 'of {label}',
        },
        level: { widget: 'select', lookup: 'levels' },
      },
      rules: [
        { field: 'figure', when: { level: 1 }, must: { minimum: 2 } },
        { field: 'figure', when: { level: 2 }, must: { maximum: 3 } },
      ],
    },
  );
  const model = modelOf([usage], {
    notices: {
      shared: {
        tone: 'warning',
        heading: 'Shared',
        text: 'Call **{phone}**',
        more: { label: 'Why {phone}?', text: 'It is **{phone}**' },
      },
    },
    marks: { 8: 'Eight' },
  });
  const state = stateWith(
    { tab: 'average', level: 1 },
    {
      sources: {
        meter: { gas: 8, none: true, electricity: 9 },
        plan: {},
        session: {},
        brand: { supplierPhone: '0800' },
        averages: { 'gas.low': 7500 },
      },
      lookups: { levels: { status: 'ready', items: [{ value: 1, label: 'One', data: { secret: true } }] } },
    },
  );

  it('fills its texts, notices and options, with the known names of suppliers [Q2.18]', () => {
    const { card } = stepOf(model, state, 'usage');
    expect(card.title).toBe('Your gas and electricity, call 0800');
    expect(card.items[0]).toEqual({
      kind: 'notice',
      name: 'notice',
      tone: 'warning',
      heading: 'Own',
      text: 'Call **0800**',
      more: { label: 'Why 0800?', text: 'It is **0800**' },
    });
    expect(fieldOf(model, state, 'tab')?.options).toEqual([
      { value: 'actual', label: 'Actual', group: 'actual', marks: [{ id: 8, name: 'Eight' }, { id: 9 }] },
      { value: 'average', label: 'Average', group: 'average' },
    ]);
    expect(fieldOf(model, state, 'level')).toMatchObject({
      lookup: 'ready',
      options: [{ value: 1, label: 'One' }],
    });
  });

  it('opens the group of the chosen tab and hides the others [Q2.22]', () => {
    const { card } = stepOf(model, state, 'usage');
    expect(card.items.map(({ name }) => name)).toEqual(['notice', 'tab', 'far']);
    expect(Object.keys(card.panels)).toEqual(['average']);
    expect(card.fields.map(({ name }) => name)).toEqual(['tab', 'level', 'extra', 'far']);
    expect(card.panels.average?.items[1]).toMatchObject({ kind: 'group', legend: 'Inner', layout: 'row' });
    const actual = answer(model, state, says('tab', 'actual')).state;
    expect(stepOf(model, actual, 'usage').card.fields.map(({ name }) => name)).toEqual([
      'tab',
      'figure',
      'far',
    ]);
  });

  it.each([
    [1, 2, 10],
    [2, 0, 3],
    [3, 0, 10],
  ])('takes the tightest bounds that hold: level %i gives %i to %i', (level, min, max) => {
    const field = fieldOf(model, { ...state, answers: { tab: 'actual', level, note: '{phone}' } }, 'figure');
    expect(field).toMatchObject({ min, max, ui: { low: 7500, copied: '{phone}', word: 'of Figure' } });
    expect(Object.keys(field?.ui ?? {})).toEqual(['low', 'copied', 'word']);
  });
});

describe('what may be sent', () => {
  it('is what is shown in present steps and what the journey declares; parked answers stay behind', () => {
    const card = aCard('card', { a: text, b: text }, { show: { b: { a: 'x' } } });
    const schema = { type: 'object', properties: { own: { type: 'string' } } } as const;
    const model = modelOf([card], { journey: { schema } });
    const state = play(model, stateWith({}), says('a', 'x'), says('b', 'y'), says('own', 'z')).state;
    expect(liveAnswers(model, state)).toEqual({ a: 'x', b: 'y', own: 'z' });
    const hidden = answer(model, state, says('a', 'q')).state;
    expect(liveAnswers(model, hidden)).toEqual({ a: 'q', own: 'z' });
    expect(liveAnswers(model, answer(model, hidden, says('a', 'x')).state)).toEqual({
      a: 'x',
      b: 'y',
      own: 'z',
    });
  });
});

describe('what may be sent before all is answered', () => {
  it('holds the answers of a present step that is closed again', () => {
    expect(liveAnswers(modelOf(cards), stateWith({ c: 'kept' }))).toEqual({ c: 'kept' });
  });
});

describe('identity', () => {
  it('keeps every card and field that a change does not touch', () => {
    const model = modelOf(
      [
        aCard('one', { a: { title: 'A' }, b: { title: 'B' } }, { show: { b: { set: { set: false } } } }),
        aCard('two', { c: { title: 'C' } }),
      ],
      { journey: { reveal: 'all' } },
    );
    const before = resolveJourney(model, stateWith({}));
    const same = resolveJourney(model, stateWith({}));
    expect(same).toBe(before);
    const after = resolveJourney(model, stateWith({ a: 'x' }));
    expect(after[1]).toBe(before[1]);
    expect(after[0]?.card).toBe(before[0]?.card);
    const hidden = resolveJourney(model, stateWith({ set: 1 }));
    expect(hidden[0]?.card).not.toBe(before[0]?.card);
    expect(hidden[0]?.card.fields[0]).toBe(before[0]?.card.fields[0]);
    expect(hidden[0]?.card.items[0]).toBe(hidden[0]?.card.fields[0]);
  });
});

describe('what is kept from before', () => {
  const model = modelOf([aCard('one', { a: {} }), aCard('two', { b: {} }, { show: { b: 'x' } })], {
    journey: { reveal: 'all' },
    conditions: { x: { says: 'x', when: { any: [{ 'a.part': 1 }, { 'fact.given': true }] } } },
    facts: { given: { says: 'given', first: [{ when: { a: 'x' }, value: true }] } },
  });
  const shown = (state: JourneyState) => stepOf(model, state, 'two').card.fields.length;

  it('is looked at again when a part of an answer changes', () => {
    expect(shown(stateWith({ a: { part: 1 } }))).toBe(1);
    expect(shown(stateWith({ a: { part: 2 } }))).toBe(0);
  });

  it('is looked at again on another day', () => {
    expect(shown(stateWith({ a: 'x' }))).toBe(1);
    expect(shown(stateWith({ a: 'y' }, { today: '2026-03-02' }))).toBe(0);
  });

  const rules = [{ field: 'day', check: 'not-in-the-past', message: 'Not before {other.part}' }];
  const dated = modelOf([aCard('dated', { day: {}, other: {} }, { rules })]);
  const wrong = (answers: JourneyState['answers'], today: string) =>
    errorsOf(dated, stateWith(answers, { today }), 'day');

  it('is judged again on another day, with the very same answers', () => {
    const answers = { day: '2026-03-01' };
    expect(wrong(answers, '2026-03-01')).toEqual([]);
    expect(wrong(answers, '2026-03-02')).toHaveLength(1);
    expect(wrong(answers, '2026-03-01')).toEqual([]);
  });

  it('is judged again when what its message says changes', () => {
    const said = (part: string) => wrong({ day: '2026-01-01', other: { part } }, '2026-03-01');
    expect(said('May')).toEqual(['Not before May']);
    expect(said('June')).toEqual(['Not before June']);
  });
});
