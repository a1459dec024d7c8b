import { holds, isGiven } from '../../../../src/engine/condition.ts';
import { equal } from '../../../../src/engine/equal.ts';
import { readerFor, readerOf } from '../../../../src/engine/facts.ts';
import { isComplete } from '../../../../src/engine/journey.ts';
import { liveAnswers } from '../../../../src/engine/live-answers.ts';
import { effectKey } from '../../../../src/engine/model.ts';
import { own } from '../../../../src/engine/own.ts';
import { valuesOf } from '../../../../src/engine/path.ts';
import type { Json } from '../../../../src/engine/types.ts';
import { valueNow } from '../../../../src/engine/value.ts';
import { moved, type Replayed } from './replay.ts';
import { fieldIn, holding, isWrong, itemIn, stepNow, tries, wasAnswered } from './sight.ts';
import type { Sights } from './told.ts';

/** What an obligation says is not so. */
export const sightsOfLaw: Sights = [
  [
    /^Here step "(.+?)" is not asked\./,
    ({ replayed }, id) => {
      const now = stepNow(replayed, ({ step }) => step.id === id);
      return now?.isReached === true && !now.present;
    },
  ],
  [
    /^Here step "(.+?)" is asked\./,
    ({ replayed }, id) => stepNow(replayed, ({ step }) => step.id === id)?.open === true,
  ],
  [
    /^Here "(.+?)" is not shown\./,
    ({ replayed }, name = '') => {
      const now = stepNow(replayed, holding(name));
      return now?.isReached === true && !(now.present && itemIn(now.card, name));
    },
  ],
  [
    /^Here "(.+?)" is shown\./,
    ({ replayed }, name = '') => {
      const now = stepNow(replayed, holding(name));
      return now?.open === true && itemIn(now.card, name) !== undefined;
    },
  ],
  [
    /^Here "(.+?)" and "(.+?)" are shown at once\./,
    ({ replayed }, one = '', other = '') => {
      const now = stepNow(replayed, holding(one));
      return now?.open === true && [one, other].every((name) => itemIn(now.card, name) !== undefined);
    },
  ],
  [
    /^Here "(.+?)" is not asked as something required\./,
    ({ replayed }, name = '') => {
      const now = stepNow(replayed, holding(name));
      return now?.isReached === true && !(now.present && fieldIn(now.card, name)?.required);
    },
  ],
  [
    /^Here "(.+?)" need not be agreed to\./,
    ({ replayed }, name = '') => {
      const now = stepNow(replayed, holding(name));
      const isAgreed = replayed.end.state.answers[name] === true;
      return (
        now?.isReached === true &&
        !(now.present && isWrong(now.card, name)) &&
        !(isAgreed && now.present && fieldIn(now.card, name))
      );
    },
  ],
  [
    /^Here "(.+?)" does not hold the journey back\./,
    ({ replayed }, name = '') => {
      const now = stepNow(replayed, holding(name));
      return now?.open === true && fieldIn(now.card, name) !== undefined && !isWrong(now.card, name);
    },
  ],
  [
    /^Here "(.+?)" (refuses|takes) (.+?)\. [A-Z0-9]/,
    ({ replayed }, name = '', verb, value = '') => {
      const now = stepNow(replayed, holding(name));
      const isThere = now?.open === true && fieldIn(now.card, name) !== undefined;
      const isGiven = equal(replayed.end.state.answers[name], JSON.parse(value));
      // A "must": false speaks of other things than the answer.
      const isRefused = now?.card.errors.some(({ field, rule }) => field === name && rule !== 'must');
      return isThere && isGiven && (verb === 'refuses' ? isRefused === true : !isWrong(now.card, name));
    },
  ],
  [
    /^Here "(.+?)" is (.+) and nobody answered it\./,
    ({ replayed }, name = '', values = '') => {
      const given: readonly Json[] = JSON.parse(`[${values}]`);
      const now = replayed.end.state.answers[name];
      return given.some((value) => equal(value, now)) && !wasAnswered(replayed, name);
    },
  ],
  [
    /^Here "(.+?)" is not (.+) from the start\./,
    ({ replayed }, name = '', value = '') => {
      const now = stepNow(replayed, holding(name));
      const isOther = !equal(replayed.end.state.answers[name] ?? null, JSON.parse(value));
      return now?.open === true && isOther && !wasAnswered(replayed, name);
    },
  ],
  [
    /^"(.+?)" is nowhere here\./,
    ({ replayed }, name = '') =>
      stepNow(replayed, (now) => now.step.id === name || holding(name)(now)) === undefined,
  ],
];

/** What is wrong with a step, a journey, or what follows from a change. */
export const sightsOfSteps: Sights = [
  [
    /^Nobody gets past "(.+?)" here, whatever they answer\./,
    ({ replayed }, name = '') => isStuck(replayed, name),
  ],
  [
    /^"(.+?)" is required here and no answer to it is right\./,
    ({ replayed }, name = '') => {
      const now = stepNow(replayed, holding(name));
      return now !== undefined && fieldIn(now.card, name)?.required === true && isStuck(replayed, name);
    },
  ],
  [
    /^Whoever chooses (.+) for "(.+?)" never gets past it\./,
    ({ replayed }, value = '', name = '') => {
      const now = stepNow(replayed, holding(name));
      const field = now?.open ? fieldIn(now.card, name) : undefined;
      const isOffered = field?.options?.some((one) => equal(one.value, JSON.parse(value)));
      const { model, end } = replayed;
      const after = moved(model, end.state, { kind: 'answer', field: name, value: JSON.parse(value) });
      const then = stepNow(replayed, holding(name), after);
      return isOffered === true && then !== undefined && isWrong(then.card, name);
    },
  ],
  [
    /^Card "(.+?)" is open here and shows nothing\./,
    ({ replayed }, card) => {
      const now = stepNow(replayed, ({ step, open }) => open && step.definition.card === card);
      return now?.open === true && now.card.items.length === 0;
    },
  ],
  [
    /^"(.+?)" is required \(.+\) and hidden here/,
    ({ replayed }, name = '') => {
      const now = stepNow(replayed, holding(name));
      if (now?.open !== true) return false;
      const { model, end } = replayed;
      const { read } = readerFor(now.step, readerOf(end.state, model.definitions));
      const isRequired = holds(own(now.step.card.require, name) ?? false, read, model.definitions.conditions);
      return isRequired && fieldIn(now.card, name) === undefined;
    },
  ],
  [
    /^This journey is never submitted here: step "(.+?)" (?:wants "(.+?)"|is never done)/,
    ({ replayed }, id, name) => {
      const { steps } = replayed.end;
      const stuck = steps.find(({ open, card }) => open && !card.valid);
      if (isComplete(steps) || stuck?.id !== id) return false;
      return name === undefined
        ? stuck?.card.errors.length === 0 && waitsForEver(replayed, id)
        : isStuck(replayed, name);
    },
  ],
  [
    /^A change here goes round in a circle and never settles: (.+)\.$/,
    ({ replayed }, names = '') => {
      const circle: readonly string[] = JSON.parse(`[${names}]`);
      return replayed.end.answered.loop?.some((name) => circle.includes(name)) ?? false;
    },
  ],
  [
    /^"(.+?)" and "(.+?)" run at once here and both write/,
    ({ replayed }, one = '', two = '') => {
      const asked = replayed.end.answered.effects.map(effectKey);
      return one !== two && asked.includes(one) && asked.includes(two);
    },
  ],
  [
    /^Two files follow a change of "(.+?)" and give "(.+?)" two values/,
    ({ replayed: { model, moments, end } }, changed = '', given = '') => {
      const { read } = readerOf(end.state, model.definitions);
      const before = moments.at(-2)?.state;
      const values = (model.onChange.get(changed) ?? []).flatMap(({ consequences, step }) => {
        const near = step === undefined ? read : readerFor(step, { read, lookup: () => undefined }).read;
        const taken = consequences.filter(
          (line) =>
            'set' in line &&
            given in line.set &&
            holds(line.when ?? true, near, model.definitions.conditions),
        );
        const last = taken.at(-1);
        return last !== undefined && 'set' in last ? [valueNow(last.set[given] ?? null, near)] : [];
      });
      const isChanged = before !== undefined && !equal(before.answers[changed], end.state.answers[changed]);
      return isChanged && values.some((value) => !equal(value, values[0]));
    },
  ],
];

/** What the effects of a submit are not told. */
export const sightsOfSubmit: Sights = [
  [
    /^"(.+?)" is not (sent|given) here, for (.+?)\. Without it "(.+?)" comes to nothing/,
    ({ replayed }, name = '', what, why = '', effect = '') => {
      const { model, end } = replayed;
      if (!isComplete(end.steps) || !model.journey.submit.run.includes(effect)) return false;
      const now = stepNow(replayed, holding(name));
      const isShown = now?.present === true && fieldIn(now.card, name) !== undefined;
      const isLeftOut = why === `step "${now?.id}" is left out` && now?.present === false;
      const isSo = isLeftOut || (now?.present === true && isShown === (why === 'it may be left empty'));
      const told = what === 'sent' ? liveAnswers(model, end.state) : end.state.answers;
      return isSo && !isGiven(told[name]);
    },
  ],
  [
    /^"(.+?)" is (.+) here without being asked, and that is not sent/,
    ({ replayed }, name = '', value = '') => {
      const { model, end } = replayed;
      const isLost = !Object.hasOwn(liveAnswers(model, end.state), name);
      const isThere = equal(end.state.answers[name], JSON.parse(value));
      return isComplete(end.steps) && isLost && isThere && !wasAnswered(replayed, name);
    },
  ],
  [
    /^Nobody is told (.+): "(.+?)" sends that, and this journey does not run it/,
    ({ replayed }, names = '', effect = '') => {
      const { model, moments } = replayed;
      const lost: readonly string[] = JSON.parse(`[${names}]`);
      const isRun =
        model.journey.submit.run.includes(effect) ||
        moments.some(({ answered }) => answered.effects.some((call) => call.effect === effect));
      const isAsked = lost.every((name) => stepNow(replayed, holding(name)) !== undefined);
      return isAsked && !isRun && stepNow(replayed, holding(lost[0] ?? ''))?.open === true;
    },
  ],
];

/** Whether a field that is open is wrong, and stays wrong whatever somebody tries in it. */
function isStuck(replayed: Replayed, name: string): boolean {
  const now = stepNow(replayed, holding(name));
  const field = now?.open ? fieldIn(now.card, name) : undefined;
  if (now === undefined || field === undefined || !isWrong(now.card, name)) return false;
  return tries(replayed, field).every((after) => {
    const then = stepNow(replayed, holding(name), after);
    return then !== undefined && isWrong(then.card, name);
  });
}

/** Whether a step stays as it is however the effects end that are under way: done, failed, or with a supplier's terms. */
function waitsForEver({ model, data, end }: Replayed, id: string | undefined): boolean {
  const [source = '', name = ''] = data.contexts?.owner.variant?.split('.') ?? [];
  const known = { [source]: { ...valuesOf(end.state, 'plan'), [name]: 'some' } };
  const outcomes = [{}, { failure: { message: 'It failed.' } }, { sources: known }];
  const calls = Object.values(end.state.pending);
  return calls.every((call) =>
    outcomes.every((outcome) => {
      const { steps } = moved(model, end.state, { kind: 'finished', call, outcome });
      return steps.some((step) => step.id === id && step.open && !step.card.valid);
    }),
  );
}
