import { isDeepStrictEqual } from 'node:util';
import { applyEdits, findNodeAtLocation, getLocation, getNodeValue, modify, parseTree } from 'jsonc-parser';
import type { DefinitionFile } from '../../../../src/definitions/types.ts';
import type { Effect } from '../../../../src/energy/effects/effect.ts';
import { effects } from '../../../../src/energy/effects/index.ts';
import { laterEffects } from '../../../../src/energy/effects/later.ts';
import { holds, isGiven } from '../../../../src/engine/condition.ts';
import { equal } from '../../../../src/engine/equal.ts';
import { readerFor, readerOf } from '../../../../src/engine/facts.ts';
import { isComplete, resolveJourney } from '../../../../src/engine/journey.ts';
import { own } from '../../../../src/engine/own.ts';
import type { Condition, JourneyState } from '../../../../src/engine/types.ts';
import { type Moment, type Replayed, replay } from './replay.ts';
import { everywhere, fieldIn, holding, itemIn, type StepNow, stepNow } from './sight.ts';
import type { Sights, Told } from './told.ts';

const bodies: Readonly<Record<string, Effect>> = { ...effects, ...laterEffects };

/**
 * What never happens cannot be met at the end of a way. What can: the card is open, and neither on the way nor after any
 * answer that somebody could try there does it happen.
 */
export const sightsOfNever: Sights = [
  [
    /^Step "(.+?)" is never asked/,
    ({ replayed }, id) => {
      const isAsked = ({ steps }: Moment) => steps.some((step) => step.id === id && step.present);
      return isComplete(replayed.end.steps) && !replayed.moments.some(isAsked);
    },
  ],
  [
    /^"(.+?)" is never shown/,
    ({ replayed }, name = '') => isNowhere(replayed, name, ({ card }) => itemIn(card, name) !== undefined),
  ],
  [
    /^This line has no effect: "(.+?)" is never shown with this supplier\.$/,
    ({ replayed }, name = '') => isNowhere(replayed, name, ({ card }) => itemIn(card, name) !== undefined),
  ],
  [
    /^This line has no effect: "(.+?)" is never shown when it would be required with this supplier\.$/,
    ({ replayed }, name = '') =>
      isNowhere(replayed, name, ({ card }) => fieldIn(card, name)?.required === true),
  ],
  [
    /^"(.+?)" is required \(.+\) and never shown then/,
    ({ replayed }, name = '') =>
      isNowhere(replayed, name, ({ card }) => fieldIn(card, name)?.required === true),
  ],
  [
    /^The choice (.+) of "(.+?)" is never offered\.$/,
    ({ replayed }, choice = '', name = '') => {
      const isOffered = ({ value }: { readonly value: unknown }) => equal(value, JSON.parse(choice));
      return isNowhere(replayed, name, ({ card }) => fieldIn(card, name)?.options?.some(isOffered) ?? false);
    },
  ],
  [
    /^No answer ever breaks this rule of "(.+?)"/,
    (told, name = '') => {
      const { model } = replay(withoutLine(told), told.problem.path ?? []);
      return isNowhere(told.replayed, name, ({ card, step }, { state }) => {
        const plain = resolveJourney(model, state).find(({ id }) => id === step.id);
        return !isDeepStrictEqual(card.errors, plain?.card.errors);
      });
    },
  ],
  [
    /^This is never done, for it is never so/,
    (told) => {
      const { replayed } = told;
      const when = whenOf(told);
      const step = stepNow(replayed, ({ step: { card } }) =>
        told.problem.file.endsWith(`/${card.card}.card.json`),
      );
      const moments = step === undefined ? replayed.moments : everywhere(replayed, step);
      return !moments.some((moment) => isSo(replayed, moment, when, step));
    },
  ],
  [
    /^"(.+?)" takes (.+), and nothing in this journey asks or gives that/,
    ({ replayed: { model, moments } }, effect = '', names = '') => {
      const lost: readonly string[] = JSON.parse(`[${names}]`);
      const isEver = (name: string) => moments.some(({ state }) => isGiven(state.answers[name]));
      return (
        model.journey.submit.run.includes(effect) &&
        lost.every((name) => !model.fields.has(name) && !isEver(name))
      );
    },
  ],
  [
    /^"(.+?)" never runs here/,
    ({ replayed }, effect = '') => {
      const needs = bodies[effect]?.needs ?? [];
      const isMet = (state: JourneyState) => {
        const { read } = readerOf(state, replayed.model.definitions);
        return needs.every((path) => isGiven(read(path)));
      };
      return allMoments(replayed).every(
        ({ state, answered }) => !isMet(state) || answered.effects.every((call) => call.effect !== effect),
      );
    },
  ],
  [
    /^Condition "(.+?)" is (never|always) so/,
    ({ replayed }, name = '', how) =>
      allMoments(replayed).every((moment) => isSo(replayed, moment, name) === (how === 'always')),
  ],
  [
    /^This line of fact "(.+?)" never gives its value/,
    (told, name = '') => {
      const { replayed } = told;
      const index = Number(placeOf(told).at(3));
      const fact = own(replayed.model.definitions.facts, name);
      const lines = fact !== undefined && 'first' in fact ? fact.first : [];
      return allMoments(replayed).every(
        (moment) => lines.findIndex(({ when }) => isSo(replayed, moment, when)) !== index,
      );
    },
  ],
];

/** Whether the card that declares an item is open at the end, and nothing is so of it at any moment. */
function isNowhere(
  replayed: Replayed,
  name: string,
  isEver: (now: StepNow, moment: Moment) => boolean,
): boolean {
  const end = stepNow(replayed, holding(name));
  if (end?.open !== true) return false;
  return everywhere(replayed, end).every((moment) => {
    const now = stepNow(replayed, holding(name), moment);
    return now === undefined || !now.open || !isEver(now, moment);
  });
}

/** The moments of the way, and those that come of a try on the last open card. */
function allMoments(replayed: Replayed): readonly Moment[] {
  const last = replayed.end.steps.filter(({ open }) => open).at(-1);
  const now = stepNow(replayed, ({ id }) => id === last?.id);
  return now === undefined ? replayed.moments : everywhere(replayed, now);
}

function isSo(
  { model: { definitions } }: Replayed,
  { state }: Moment,
  condition: Condition,
  now?: StepNow,
): boolean {
  const reader = readerOf(state, definitions);
  const { read } = now === undefined ? reader : readerFor(now.step, reader);
  return holds(condition, read, definitions.conditions);
}

/** The names and numbers that lead to the place of a problem in its file. */
function placeOf({ problem: { file, line, column }, files }: Told): readonly (string | number)[] {
  const text = files.find((one) => one.file === file)?.text ?? '';
  const above = text.split('\n').slice(0, line - 1);
  return getLocation(text, above.join('\n').length + column).path;
}

/** When the line of onEnter or onChange is taken that a problem is about, as its file says it. */
function whenOf(told: Told): Condition {
  const { file } = told.problem;
  const tree = parseTree(told.files.find((one) => one.file === file)?.text ?? '');
  const line = tree && findNodeAtLocation(tree, [...placeOf(told), 'when']);
  if (line === undefined) throw new Error(`No condition stands at the place of: ${told.problem.message}`);
  return getNodeValue(line);
}

/** The files without the entry of a list that a problem is about. */
function withoutLine(told: Told): readonly DefinitionFile[] {
  const place = [...placeOf(told)];
  return told.files.map(({ file, text }) =>
    file === told.problem.file
      ? { file, text: applyEdits(text, modify(text, place, undefined, {})) }
      : { file, text },
  );
}
