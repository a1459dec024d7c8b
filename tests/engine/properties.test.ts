import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { answer } from '../../src/engine/answer.ts';
import { equal } from '../../src/engine/equal.ts';
import { resolveJourney } from '../../src/engine/journey.ts';
import { liveAnswers } from '../../src/engine/live-answers.ts';
import { buildModel } from '../../src/engine/model.ts';
import type { AnswerChange, Change, Condition, JourneyState, Json } from '../../src/engine/types.ts';
import { aCard, aJourney, definitionsOf, says, stateWith, stepOf, trade } from '../builders.ts';
import { changes, fresh, names, start } from './wild-journey.ts';

// A hundred courses of twenty-five changes each: more work than one example.
vi.setConfig({ testTimeout: 60_000 });

/** The day after the one on which every course begins: a day that was not in the past then is so now. */
const tomorrow = '2026-03-02';

/** Plays changes and shows each state with the one before it. */
function each(
  list: readonly Change[],
  look: (before: JourneyState, after: JourneyState, change: Change, by: readonly AnswerChange[]) => void,
) {
  const model = fresh();
  list.reduce((before, change) => {
    const { state, changes } = answer(model, before, change);
    look(before, state, change, changes);
    return state;
  }, start);
}

describe('for any course of a journey', () => {
  it('what is kept from before never changes a result', () => {
    const model = fresh();
    fc.assert(
      fc.property(changes, fc.nat(24), (list, back) => {
        const states = [start];
        for (const change of list) states.push(answer(model, states.at(-1) ?? start, change).state);
        const again = states[back % states.length] ?? start;
        for (const state of [...states, again, { ...again, today: tomorrow }, again, start]) {
          expect(equal(resolveJourney(model, state), resolveJourney(fresh(), state))).toBe(true);
        }
      }),
    );
  });

  it('a result holds on to every unchanged card', () => {
    const played = fresh();
    const model = fresh();
    fc.assert(
      fc.property(changes, (list) => {
        let state = start;
        let steps = resolveJourney(model, state);
        for (const change of list) {
          state = answer(played, state, change).state;
          const next = resolveJourney(model, state);
          next.forEach((step, index) => {
            const before = steps[index];
            if (before !== undefined && equal(before.card, step.card)) expect(step.card).toBe(before.card);
          });
          steps = next;
        }
      }),
    );
  });

  it('no answer changes but those that are listed, each by a declared cause', () => {
    const presets = new Set(['own', 'gasD']);
    const consequences = new Set(['c', 'b', 'q', 'p', 'gasA']);
    fc.assert(
      fc.property(changes, (list) =>
        each(list, (before, after, change, by) => {
          for (const name of new Set([...Object.keys(before.answers), ...Object.keys(after.answers)])) {
            if (!equal(before.answers[name], after.answers[name])) {
              expect(by.map(({ field }) => field)).toContain(name);
            }
          }
          for (const { field, by: cause } of by) {
            if (cause === 'person') expect(change).toMatchObject({ kind: 'answer', field });
            if (cause === 'preset') expect(presets).toContain(field);
            if (cause === 'consequence') expect(consequences).toContain(field);
            if (cause === 'effect') expect(change).toMatchObject({ kind: 'finished' });
          }
        }),
      ),
    );
  });

  it('the same state and change give the same result, and the state is never altered', () => {
    fc.assert(
      fc.property(changes, (list) =>
        each(list, (before, after, change) => {
          const copy = structuredClone(before);
          expect(answer(fresh(), before, change).state).toEqual(after);
          expect(before).toEqual(copy);
        }),
      ),
    );
  });

  it('only what is shown in a present step can block it or be sent', () => {
    fc.assert(
      fc.property(changes, (list) =>
        each(list, (_, after) => {
          const model = fresh();
          const steps = resolveJourney(model, after);
          for (const { card } of steps) {
            const shown = card.fields.map(({ name }) => name);
            for (const { field } of card.errors) expect(shown).toContain(field);
            expect(card.valid).toBe(card.errors.length === 0 && card.waiting === undefined);
          }
          const shown = steps.flatMap(({ present, card }) =>
            present ? card.fields.map(({ name }) => name) : [],
          );
          for (const name of Object.keys(liveAnswers(model, after)))
            expect([...shown, 'own']).toContain(name);
        }),
      ),
    );
  });

  it('cards open in order: each open one follows valid ones alone [Q2.11]', () => {
    fc.assert(
      fc.property(changes, (list) =>
        each(list, (_, after) => {
          let valid = true;
          for (const { present, open, card } of resolveJourney(fresh(), after)) {
            expect(open).toBe(present && valid);
            if (present && !card.valid) valid = false;
          }
        }),
      ),
    );
  });
});

describe('a hidden answer', () => {
  const condition = fc.constantFrom<Condition>({ switch: 1 }, { switch: { min: 1 } }, { not: { switch: 0 } });
  it('never blocks however it is required, and is back unchanged when it shows again', () => {
    fc.assert(
      fc.property(condition, fc.jsonValue(), (show, value) => {
        const card = aCard(
          'card',
          { switch: {}, field: { type: 'number' } },
          { show: { field: show }, require: { field: true } },
        );
        const model = buildModel(
          definitionsOf({ cards: [card], journeys: [aJourney('main', [{ card: 'card' }])] }),
          'main',
          trade,
        );
        const given = answer(model, stateWith({ switch: 1 }), says('field', toJson(value))).state;
        const hidden = answer(model, given, says('switch', 0)).state;
        expect(stepOf(model, hidden, 'card').card.valid).toBe(true);
        expect(answer(model, hidden, says('switch', 1)).state.answers).toEqual(given.answers);
      }),
    );
  });
});

describe('hostile data', () => {
  const name = fc.oneof(
    fc.constantFrom(
      '__proto__',
      'constructor',
      'toString',
      'hasOwnProperty',
      'lookup.',
      'meter',
      '.',
      ...names,
    ),
    fc.string(),
  );
  it('never makes it throw, and never reaches a prototype', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.jsonValue(), fc.jsonValue()), { maxLength: 8 }), (list) => {
        const model = fresh();
        let state = start;
        for (const [field, one, two] of list) {
          const key = { effect: field, with: {} };
          const given = JSON.parse(JSON.stringify({ set: one, lookups: two, sources: one, failure: two }));
          const nested = JSON.parse(
            JSON.stringify({
              set: { [field]: two },
              lookups: { [field]: one },
              sources: { meter: two, session: one },
            }),
          );
          const steps: Change[] = [
            { kind: 'enter' },
            { kind: 'answer', field, value: toJson(one) },
            { kind: 'touch', fields: [field] },
            { kind: 'press', field },
            { kind: 'started', call: key },
            { kind: 'finished', call: key, outcome: given },
            { kind: 'finished', call: key, outcome: nested },
          ];
          for (const change of steps) state = answer(model, state, change).state;
          resolveJourney(model, state);
        }
        expect(Object.getPrototypeOf(state.answers)).toBe(Object.prototype);
        expect(({} as Record<string, unknown>).label).toBeUndefined();
      }),
    );
  });
});

function toJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value));
}
