import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { definitions } from '../../src/definitions/load.ts';
import { energy } from '../../src/energy/trade.ts';
import { answer } from '../../src/engine/answer.ts';
import { buildModel } from '../../src/engine/model.ts';
import { emptyState } from '../../src/engine/state.ts';
import type { Answers, Json } from '../../src/engine/types.ts';
import { anyJourney } from './journeys.ts';

const today = '2026-03-10';
const model = buildModel(definitions, 'quote', energy);

/** The fields that some preset or consequence of the definitions may write, read from the JSON alone. */
function declaredTargets(): ReadonlySet<string> {
  const found = new Set<string>();
  const prefixes = [
    '',
    ...new Set(
      Object.values(definitions.journeys).flatMap(({ steps }) => steps.map((step) => step.for ?? '')),
    ),
  ];
  const add = (name: string) => {
    for (const prefix of prefixes)
      found.add(prefix === '' ? name : `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`);
  };
  const visit = (value: unknown) => {
    if (Array.isArray(value)) for (const part of value) visit(part);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) {
        if ((key === 'set' || key === 'presets') && typeof part === 'object' && part !== null)
          Object.keys(part).forEach(add);
        else if (key === 'clear' && Array.isArray(part)) {
          for (const name of part) add(String(name));
        }
        visit(part);
      }
    }
  };
  visit([definitions.cards, definitions.journeys]);
  return found;
}

const namesOf = (one: Answers, other: Answers) => [...new Set([...Object.keys(one), ...Object.keys(other)])];

it('changes no answer but the one that a person gave and those that the JSON declares', () => {
  const targets = declaredTargets();
  expect(targets.has('gdprConsent')).toBe(false);
  fc.assert(
    fc.property(anyJourney(today), ({ moves }) => {
      let state = answer(model, emptyState(energy, today), { kind: 'enter' }).state;
      for (const { field, value } of moves) {
        const before = state.answers;
        const next = answer(model, state, { kind: 'answer', field, value: value as Json | undefined });
        const after = next.state.answers;
        const changed = namesOf(before, after).filter(
          (name) => !isDeepStrictEqual(before[name], after[name]),
        );
        const told = new Set(next.changes.map((change) => change.field));
        expect(changed.filter((name) => !told.has(name))).toEqual([]);
        expect(changed.filter((name) => name !== field && !targets.has(name))).toEqual([]);
        expect(
          next.changes.filter(({ by }) => by === 'person').every((change) => change.field === field),
        ).toBe(true);
        state = next.state;
      }
    }),
    { numRuns: 200 },
  );
});
