import { isGiven } from '../../../../src/engine/condition.ts';
import type { StepModel } from '../../../../src/engine/model.ts';
import { own } from '../../../../src/engine/own.ts';
import type {
  Json,
  ResolvedCard,
  ResolvedField,
  ResolvedItem,
  ResolvedStep,
} from '../../../../src/engine/types.ts';
import { type Moment, moved, type Replayed } from './replay.ts';

/** A step of a journey at one moment. */
export interface StepNow extends ResolvedStep {
  readonly step: StepModel;
  /** Whether every step before it that is there is open and right: the journey has come to its place. */
  readonly isReached: boolean;
}

/** The first step that is meant, as it stands at a moment, the end if nothing is said; undefined where there is none. */
export function stepNow(
  { model, end }: Replayed,
  isMeant: (now: StepNow) => boolean,
  { steps }: Moment = end,
): StepNow | undefined {
  let isReached = true;
  for (const [index, now] of steps.entries()) {
    const step = model.steps[index];
    if (step !== undefined && isMeant({ step, isReached, ...now })) return { step, isReached, ...now };
    if (now.present && !(now.open && now.card.valid)) isReached = false;
  }
  return undefined;
}

/** Tells the step whose card declares an item: a field, a notice or a group. */
export function holding(name: string): (now: StepNow) => boolean {
  return ({ step: { card, baseNames } }) =>
    baseNames.has(name) || own(card.notices, name) !== undefined || own(card.groups, name) !== undefined;
}

/** What a card shows under a name; undefined where it shows nothing so. */
export function itemIn({ items, panels }: ResolvedCard, name: string): ResolvedItem | undefined {
  return allIn([...items, ...Object.values(panels)]).find((item) => item.name === name);
}

function allIn(items: readonly ResolvedItem[]): readonly ResolvedItem[] {
  return items.flatMap((item) => [item, ...(item.kind === 'group' ? allIn(item.items) : [])]);
}

/** A field that a card shows. */
export function fieldIn({ fields }: ResolvedCard, name: string): ResolvedField | undefined {
  return fields.find((field) => field.name === name);
}

/** Whether something is wrong with a field of a card. */
export function isWrong({ errors }: ResolvedCard, name: string): boolean {
  return errors.some(({ field }) => field === name);
}

/** Texts of every kind that a form asks for. */
const texts = ['', 'a', 'Ada Lovelace', '1', '089999', '66374958', '1990-12-10', '2027-03-10', 'NR21NH'];

/** Answers that somebody could try in a field, right ones and wrong ones; chosen by hand, not by the proof. */
function triedIn({ model, data }: Replayed, { name, options = [] }: ResolvedField): readonly Json[] {
  const { enum: values = [], type = [] } = model.fields.get(name)?.schema ?? {};
  const types = [type].flat();
  const of = (kind: string, ...all: readonly Json[]) => (types.includes(kind) ? all : []);
  const sample = own(data.contexts?.samples.answers, name);
  return [
    ...(sample === undefined ? [] : [sample]),
    ...values,
    ...options.map(({ value }) => value),
    ...of('boolean', true, false),
    ...of('integer', 0, 1, 12, 36, 100),
    ...of('number', 0, 0.5, 12, 100, 10_000),
    ...of('string', ...texts),
    ...of('object', {}),
    ...of('array', [], [{}]),
  ];
}

/** The journey after each answer that somebody could try in a field, and after they emptied it. */
export function tries(replayed: Replayed, field: ResolvedField): readonly Moment[] {
  const { model, end } = replayed;
  return [undefined, ...triedIn(replayed, field)].map((value) =>
    moved(model, end.state, { kind: 'answer', field: field.name, value }),
  );
}

/** Every moment of the way, and what comes of every try in a field of the step at its end. */
export function everywhere(replayed: Replayed, { card }: StepNow): readonly Moment[] {
  return [...replayed.moments, ...card.fields.flatMap((field) => tries(replayed, field))];
}

/** Whether a person gave this answer on the way. */
export function wasAnswered({ moments }: Replayed, name: string): boolean {
  return moments.some(
    ({ change }) => change.kind === 'answer' && change.field === name && isGiven(change.value),
  );
}
