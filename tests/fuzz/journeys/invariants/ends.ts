import { energy } from '../../../../src/energy/trade.ts';
import { equal } from '../../../../src/engine/equal.ts';
import { resolveJourney } from '../../../../src/engine/journey.ts';
import { buildModel } from '../../../../src/engine/model.ts';
import type { Invariants, Visit } from '../visit.ts';

function nothingIsUnderWay({ state, view }: Visit) {
  const [effect] = Object.keys(state.pending);
  if (effect !== undefined) return `${effect} is still under way`;
  const list = Object.keys(state.lookups).find((name) => state.lookups[name]?.status === 'pending');
  if (list !== undefined) return `${list} are still awaited`;
  const waiting = view.steps.find(({ open, card }) => open && card.waiting !== undefined);
  if (waiting) return `${waiting.id} still waits: ${waiting.card.waiting}`;
  return view.submitting && `${view.submitting} is still being submitted`;
}

function resolvesToTheSame({ view: { model, state, steps } }: Visit) {
  const again = resolveJourney(model, state);
  return again === steps || equal(again, steps) ? undefined : 'it gives another page';
}

/** The page as a model made anew gives it is the page that is shown. */
export function resolvesAnewToTheSame({ view: { model, state, steps } }: Visit): string | undefined {
  const fresh = buildModel(model.definitions, model.name, energy);
  return JSON.stringify(resolveJourney(fresh, state)) === JSON.stringify(steps)
    ? undefined
    : 'the page depends on the answers alone [Q2.11]: a model made anew gives another one';
}

/** Everything comes to an end, and the page depends on the answers alone. */
export const ends = {
  rests: {
    'everything ends: no card waits for ever [Q2.11] [Q4.40]': nothingIsUnderWay,
  },
  looks: {
    'another look gives the same page [Q2.11]': resolvesToTheSame,
  },
} satisfies Partial<Invariants>;
