import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import { explain } from '../../src/engine/explain.ts';
import { readerOf } from '../../src/engine/facts.ts';
import { resolveJourney } from '../../src/engine/journey.ts';
import { liveAnswers } from '../../src/engine/live-answers.ts';
import type { Model } from '../../src/engine/model.ts';
import type { Change, JourneyState, Json, StepDefinition } from '../../src/engine/types.ts';
import { aCard, fieldOf, modelOf, play, says, stateWith } from '../builders.ts';

const pets = aCard(
  'pets',
  { pets: { title: 'Pets', type: 'array' } },
  {
    each: {
      pets: {
        card: 'pet',
        atLeast: 2,
        atMost: 3,
        line: ['{entry.name}', 'aged {entry.age}', '{entry.kind}'],
        parts: { shout: { from: 'fact.shout' } },
      },
    },
    require: { pets: true },
    onChange: { pets: [{ set: { counted: { from: 'fact.dogs' } } }] },
  },
);
const pet = aCard(
  'pet',
  {
    name: { title: 'Name', type: 'string', maxLength: 5 },
    kind: { title: 'Kind', enum: ['dog', 'cat'] },
    age: { title: 'Age', type: 'integer' },
  },
  {
    ui: {
      name: { widget: 'text-field', lookup: 'names' },
      kind: {
        widget: 'choices',
        options: [
          { value: 'dog', label: 'Dog' },
          { value: 'cat', label: 'Cat' },
        ],
      },
    },
    show: { age: { kind: 'dog' } },
    require: { name: true, kind: true, age: true },
    presets: { age: 1 },
    onChange: { kind: [{ clear: ['age'], when: { kind: 'cat' } }] },
  },
);

/** A journey with a list; the step of the list as given. */
function listed(step: Partial<StepDefinition> = {}): Model {
  return modelOf([pets, pet], {
    journey: {
      schema: { type: 'object', properties: { counted: {} } },
      steps: [{ card: 'pets', ...step }],
    },
    facts: {
      dogs: { count: 'pets', when: { 'entry.kind': 'dog' } },
      years: { total: 'pets', part: 'age', when: { 'entry.kind': 'dog' } },
      shout: { first: [{ when: { name: { set: true } }, value: { from: 'name' } }] },
    },
  });
}

const model = listed();
const list = 'pets';
const add: Change = { kind: 'add-entry', list };
const save: Change = { kind: 'save-entry', list };
const cancel: Change = { kind: 'cancel-entry', list };
const dog = (name: string, age = 3): readonly Change[] => [
  add,
  says('name', name),
  says('kind', 'dog'),
  says('age', age),
  save,
];
const cat = (name: string): readonly Change[] => [add, says('name', name), says('kind', 'cat'), save];
const come = (...changes: readonly Change[]): JourneyState => play(model, stateWith({}), ...changes).state;
const read = (state: JourneyState, path: string) => readerOf(state, model.definitions).read(path);
const cardOf = (state: JourneyState, of = model) => resolveJourney(of, state)[0]?.card;
const rex = { name: 'Rex', kind: 'dog', age: 3, shout: 'Rex' };
const tom = { name: 'Tom', kind: 'cat', shout: 'Tom' };

describe('an entry of a list', () => {
  it('holds what its card shows and what is worked out, and leaves the card empty', () => {
    const state = come(...dog('Rex'), ...cat('Tom'));
    expect(state.answers).toEqual({ pets: [rex, tom], counted: 1 });
    expect(state.editing).toBeUndefined();
    expect(liveAnswers(model, state)).toEqual({ pets: [rex, tom], counted: 1 });
  });

  it('is told by the texts whose parts it has, choices by their labels', () => {
    const state = come(...dog('Rex'), ...cat('Tom'));
    expect(fieldOf(model, state, 'pets')?.list).toEqual({
      entry: 'pet',
      lines: ['Rex, aged 3, Dog', 'Tom, Cat'],
      atLeast: 2,
      atMost: 3,
    });
  });

  it('is counted and added up in facts', () => {
    const state = come(...dog('Rex'), ...dog('Rolf', 4), ...cat('Tom'));
    expect(read(state, 'fact.dogs')).toBe(2);
    expect(read(state, 'fact.years')).toBe(7);
  });

  it('is changed in its place, and comes back as it was saved', () => {
    const before = come(...dog('Rex'), ...cat('Tom'));
    const opened = answer(model, before, { kind: 'change-entry', list, at: 1 });
    expect(opened.state.answers).toMatchObject({ name: 'Tom', kind: 'cat', pets: [rex, tom] });
    const state = play(model, opened.state, says('name', 'Tim'), save).state;
    expect(state.answers.pets).toEqual([rex, { name: 'Tim', kind: 'cat', shout: 'Tim' }]);
  });

  it('goes, and with the last one the list has no answer', () => {
    const state = come(...dog('Rex'), ...cat('Tom'), { kind: 'remove-entry', list, at: 0 });
    expect(state.answers).toEqual({ pets: [tom], counted: 0 });
    expect(answer(model, state, { kind: 'remove-entry', list, at: 0 }).state.answers.pets).toBeUndefined();
  });

  it('is left as it was by Cancel, and so is every other answer', () => {
    const before = come(...dog('Rex'));
    const given = play(model, before, { kind: 'change-entry', list, at: 0 }, says('name', 'No'), cancel);
    expect(given.state.answers).toEqual(before.answers);
    expect(given.state.touched).toEqual({});
  });

  it('is not saved while its card is wrong: the errors show', () => {
    const { state } = play(model, stateWith({}), add, says('name', 'Methuselah'), save);
    expect(state.answers.pets).toBeUndefined();
    expect(state.touched).toEqual({ name: true, kind: true });
    expect(state.editing).toEqual({ pets: 'new' });
  });

  it('takes its presets anew each time, and its card opens each time', () => {
    const state = come(...dog('Rex'), add, says('kind', 'dog'));
    expect(state.answers.age).toBe(1);
    expect(state.open).toEqual(['pets', 'pet/', 'pet/pet']);
    expect(come(...dog('Rex')).open).toEqual(['pets']);
  });

  it('chooses from lists that are not known yet', () => {
    const known = stateWith({}, { lookups: { names: { status: 'ready', items: [] } } });
    expect(play(model, known, add).state.lookups.names?.status).toBe('unknown');
  });

  it('is no part of the journey before it is saved, and holds it back', () => {
    const state = come(...dog('Rex'), ...cat('Tom'), add, says('name', 'Half'));
    expect(liveAnswers(model, state)).toEqual({ pets: [rex, tom], counted: 1 });
    expect(cardOf(state)?.errors).toMatchObject([{ field: 'pets', rule: 'unsaved' }]);
    expect(cardOf(state)?.valid).toBe(false);
    expect(explain(model, state, 'pets').map(({ about }) => about)).toContain('blocking');
  });

  it('is filled in one at a time', () => {
    const state = come(...dog('Rex'), add, says('name', 'Half'));
    for (const change of [
      add,
      { kind: 'change-entry', list, at: 0 },
      { kind: 'remove-entry', list, at: 0 },
    ] as const)
      expect(answer(model, state, change).state).toBe(state);
  });

  it('does nothing where the list is not asked', () => {
    const hidden = listed({ when: false });
    const { state } = play(hidden, stateWith({}));
    expect(answer(hidden, state, add).state).toBe(state);
  });

  it('runs again from what was written down', () => {
    const course = [...dog('Rex'), ...cat('Tom'), { kind: 'remove-entry', list, at: 0 } as const];
    expect(come(...JSON.parse(JSON.stringify(course)))).toEqual(come(...course));
  });
});

describe('how many entries there are', () => {
  it.each([
    [0, 'atLeast', "Pets can't be less than 2"],
    [1, 'atLeast', "Pets can't be less than 2"],
    [2, undefined, undefined],
    [3, undefined, undefined],
    [4, 'atMost', "Pets can't be more than 3"],
  ])('%d of two to three: %s', (count, rule, message) => {
    const state = stateWith({ pets: Array(count).fill(rex) });
    const errors = cardOf(play(model, state).state)?.errors ?? [];
    expect(errors.map((error) => error.rule)).toEqual(rule === undefined ? [] : [rule]);
    expect(errors.map((error) => error.message)).toEqual(message === undefined ? [] : [message]);
  });

  it('one more than there may be is neither begun nor saved', () => {
    const state = come(...dog('A'), ...dog('B'), ...dog('C'));
    expect(answer(model, state, add).state).toBe(state);
    const begun = come(...dog('A'), ...dog('B'), ...dog('C').slice(0, -1), says('pets', [rex, tom, rex]));
    expect(answer(model, begun, save).state.answers.pets).toEqual([rex, tom, rex]);
  });

  it('is nobody’s business where the list need not be given', () => {
    const free = modelOf([{ ...pets, require: {} }, pet], { journey: { steps: [{ card: 'pets' }] } });
    expect(cardOf(play(free, stateWith({})).state, free)?.errors).toEqual([]);
  });
});

it('a list of a part has the names of the part outside, and its card’s own names inside', () => {
  const south = listed({ for: 'south' });
  const southern: readonly Change[] = [
    { kind: 'add-entry', list: 'southPets' },
    says('southName', 'Rex'),
    says('southKind', 'cat'),
    { kind: 'save-entry', list: 'southPets' },
  ];
  const { state } = play(south, stateWith({}), ...southern);
  expect(state.answers).toMatchObject({ southPets: [{ name: 'Rex', kind: 'cat' }] });
});

describe('for any course of adding, changing, removing, saving and giving up', () => {
  const at = fc.integer({ min: -1, max: 4 });
  const change: fc.Arbitrary<Change> = fc.oneof(
    fc.constantFrom(add, save, save, cancel),
    at.map((at): Change => ({ kind: 'change-entry', list, at })),
    at.map((at): Change => ({ kind: 'remove-entry', list, at })),
    fc.constantFrom('A', 'B', 'toolong', '').map((name) => says('name', name)),
    fc.constantFrom('dog', 'cat').map((kind) => says('kind', kind)),
    fc.constantFrom<Json>(1, 'old').map((age) => says('age', age)),
  );
  const course = fc
    .array(
      fc.oneof(
        change.map((one) => [one]),
        fc.constantFrom(dog('Z'), cat('A')),
      ),
      { maxLength: 20 },
    )
    .map((parts) => parts.flat());
  const entriesIn = ({ answers: { pets = [] } }: JourneyState) => (Array.isArray(pets) ? pets : []);

  it('what is in the list was saved whole, in order, and no more than may be; a draft is never sent', () => {
    let saved = 0;
    fc.assert(
      fc.property(course, (changes) => {
        changes.reduce((before, one) => {
          const { state, changes: by } = answer(model, before, one);
          const [old, now] = [entriesIn(before), entriesIn(state)];
          const editing = before.editing?.pets;
          const expected =
            one.kind === 'remove-entry' && editing === undefined
              ? old.filter((_, place) => place !== one.at)
              : one.kind === 'save-entry' && editing !== undefined && state.editing === undefined
                ? editing === 'new'
                  ? [...old, now.at(-1)]
                  : old.map((entry, place) => (place === editing ? now[place] : entry))
                : old;
          expect(now).toEqual(expected);
          if (expected.length > old.length) saved += 1;
          expect(now.length).toBeLessThanOrEqual(3);
          for (const entry of now) {
            const { name, kind, age } = Object(entry);
            expect(['A', 'B', 'Z']).toContain(name);
            expect(age === undefined).toBe(kind === 'cat');
          }
          expect(
            Object.keys(liveAnswers(model, state)).every((name) => ['pets', 'counted'].includes(name)),
          ).toBe(true);
          if (before.editing !== undefined && state.editing === undefined)
            for (const name of ['name', 'kind', 'age']) expect(state.answers).not.toHaveProperty(name);
          const moved = ['pets', 'counted', 'name', 'kind', 'age'].filter(
            (name) => before.answers[name] !== state.answers[name],
          );
          expect(by.map(({ field }) => field)).toEqual(expect.arrayContaining(moved));
          return state;
        }, come());
      }),
    );
    expect(saved).toBeGreaterThan(0);
  });
});
