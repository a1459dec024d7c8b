import { liveAnswers } from '../../../src/engine/live-answers.ts';
import type { Model } from '../../../src/engine/model.ts';
import type { JourneyView } from '../../../src/runtime/store.ts';
import type { Step } from './step.ts';
import type { Visit } from './visit.ts';

const sorted = (map: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(map).sort(([one], [other]) => (one < other ? -1 : 1)));

/** The form as it stands: every answer, and of every step whether it is open and what is wrong; of an open one its fields and choices. */
function partsOf({ state, steps }: JourneyView, answers: Readonly<Record<string, unknown>>) {
  return {
    answers: sorted(answers),
    failures: sorted(state.failures),
    steps: Object.fromEntries(
      steps.map(({ id, open, present, card }) => [
        id,
        present && {
          open,
          errors: open ? card.errors : [],
          fields: (open ? card.fields : []).map(({ name, options, lookup, required }) => ({
            name,
            options,
            lookup,
            required,
          })),
        },
      ]),
    ),
  };
}

function differenceOf(one: string, other: string): string {
  const [a, b] = [JSON.parse(one), JSON.parse(other)];
  for (const part of Object.keys(a))
    for (const name of new Set(Object.keys({ ...a[part], ...b[part] }))) {
      const [was, is] = [a, b].map((form) => JSON.stringify(form[part]?.[name]));
      if (was !== is) return `${part} ${name}: ${was} and ${is}`;
    }
  return 'nothing';
}

const takenBack = ['supplierId', 'tariff'].flatMap((name) => [
  name,
  ...['gas', 'electricity'].map((fuel) => `${fuel}${name.charAt(0).toUpperCase()}${name.slice(1)}`),
]);

/** What lists may take back of a card that is closed: nobody's answer until it opens, when its lists come anew. */
const parked = ({ steps }: JourneyView): ReadonlySet<string> =>
  new Set(
    steps.flatMap(({ open, card }) =>
      open ? [] : card.fields.flatMap(({ name }) => (takenBack.includes(name) ? name : [])),
    ),
  );

function standing(view: JourneyView): Readonly<Record<string, unknown>> {
  const names = parked(view);
  return Object.fromEntries(Object.entries(view.state.answers).filter(([name]) => !names.has(name)));
}

/** Forms as texts, and the first thing in which two of them differ. */
export const compare = {
  // Nobody sees what comes to a page that was left.
  formOf: ({ view, hasLeft }: Visit) =>
    JSON.stringify(hasLeft ? { page: { left: true } } : partsOf(view, standing(view))),
  differenceOf,
};

/** Every name that a change of a field sets or clears, by way of others too; `waits`: and of lists that come meanwhile. */
function governed(model: Model, field: string, waits: boolean): ReadonlySet<string> {
  // A list that comes for a card that opens on the way may take back what it does not hold.
  const names = new Set([field, ...(waits ? takenBack : [])]);
  for (const name of names)
    for (const { consequences } of model.onChange.get(name) ?? [])
      for (const one of consequences) {
        if ('clear' in one) for (const cleared of one.clear) names.add(cleared);
        if ('set' in one) for (const set of Object.keys(one.set)) names.add(set);
      }
  return names;
}

/** There and back again leaves what is on the page as it was, but for what the card says that the change undoes. */
export function wentBack(
  { view, isServedWell }: Visit,
  before: JourneyView,
  { field, waits }: Extract<Step, { is: 'back' }>,
): string | undefined {
  // Asked once more, a service that failed may bring what it did not.
  if (!isServedWell) return undefined;
  const undone = governed(view.model, field, waits);
  const closed = parked(before);
  const live = ({ model, state }: JourneyView) =>
    Object.fromEntries(
      Object.entries(liveAnswers(model, state)).filter(([name]) => !undone.has(name) && !closed.has(name)),
    );
  const [was, now] = [live(before), live(view)];
  // A card that opened on the way may have been answered for the first time.
  const kept = Object.fromEntries(Object.keys(was).map((name) => [name, now[name]]));
  const isWhole = undone.size === 1 && Object.keys(now).length === Object.keys(was).length;
  const [one, other] = [
    isWhole ? partsOf(before, was) : { answers: sorted(was) },
    isWhole ? partsOf(view, now) : { answers: sorted(kept) },
  ].map((form) => JSON.stringify(form));
  if (one === undefined || other === undefined || one === other) return undefined;
  return `going there and back changes nothing: ${field} [Q4.31] [Q4.34]: ${differenceOf(one, other)}`;
}
