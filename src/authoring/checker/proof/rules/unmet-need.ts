import { isGiven } from '../../../../engine/condition.ts';
import { readerOf } from '../../../../engine/facts.ts';
import { resolveJourney } from '../../../../engine/journey.ts';
import { liveAnswers } from '../../../../engine/live-answers.ts';
import type { StepModel } from '../../../../engine/model.ts';
import { type Reader, splitPath } from '../../../../engine/path.ts';
import type { Trade } from '../../../../engine/trade.ts';
import type { Condition } from '../../../../engine/types.ts';
import { some } from '../../phrase.ts';
import { placeOfSent } from '../duty-place.ts';
import { isPossible } from '../explore.ts';
import { errorIn } from '../judging.ts';
import { markOfStep } from '../meaning.ts';
import type { ProofFinding, ProofRule } from '../proof-rule.ts';
import { unlessNothing } from '../remembered.ts';
import { inStep, isWhole, placeInJourney, placeOf, type Scene } from '../scene.ts';
import { isSubmitted } from '../to-submit.ts';
import { visibleWhen } from '../visible.ts';
import { type Stop, walk } from '../walk.ts';
import { alwaysGiven, answerIn, appliesWhen, askingSteps, inputOf, isHad, isSo, liveWhen } from '../wants.ts';
import { walkToSubmit } from '../witness.ts';

export const unmetNeed: ProofRule = {
  severity: 'error',
  doc: 'Something without which an effect does nothing, or the service refuses, and that no card asks or gives on some way to the submit.',
  *find(scene) {
    if (!isWhole(scene)) return;
    const { world, model } = scene;
    for (const effect of model.journey.submit.run) {
      const wants = wantsOf(effect, model.trade);
      const lost = wants.flatMap(({ name }) => (answerIn(world, model, name) === undefined ? name : []));
      if (lost.length > 0) yield unknownIn(scene, effect, lost);
      for (const want of wants) {
        const asking = askingSteps(model, want.name);
        if (asking.length === 0 || !want.isNeeded) continue;
        const about = [model.name, effect, ...asking.map((step) => markOfStep(scene, step))].join(' ');
        const kept = { isKept: alwaysGiven(model, want.name) };
        yield* unlessNothing(scene, about, [want, kept], (noted) => missing(noted, want));
      }
    }
  },
};

/** One answer that an effect of the submit takes. */
interface Want {
  readonly effect: string;
  readonly name: string;
  readonly when: Condition;
  /** It must count (engine/live-answers.ts), for it is sent; else it need only be there. */
  readonly isSent: boolean;
  /** Nothing comes of the effect without it. */
  readonly isNeeded: boolean;
}

function wantsOf(effect: string, trade: Trade): readonly Want[] {
  const input = inputOf(effect, trade);
  const { needs = [], sends = {} } = input;
  const sent = Object.entries(sends).map(([name, one]) => ({
    ...{ effect, name, when: appliesWhen(input, one), isSent: true, isNeeded: one.must ?? false },
  }));
  const others = needs.filter(
    (path) => splitPath(path, trade.sources)[0] === '' && !Object.hasOwn(sends, path),
  );
  return [
    ...sent,
    ...others.map((path) => ({ effect, name: path, when: true, isSent: false, isNeeded: true })),
  ];
}

function unknownIn(scene: Scene, effect: string, lost: readonly string[]): ProofFinding {
  const message = `"${effect}" takes ${some(lost)}, and nothing in this journey asks or gives that: it is never there, and whatever is asked instead is lost. Give the answer this name, or leave the effect out.`;
  const { path } = walk(scene, new Map(), isSubmitted);
  return { ...placeInJourney(scene, 'submit/run', effect), message, path };
}

function* missing(scene: Scene, want: Want): Generator<ProofFinding> {
  const { world, model } = scene;
  const { name, when, isSent } = want;
  const steps = askingSteps(model, name);
  const applies = isSo(world, when);
  const isGot = isHad(world, model, name, (step) => (isSent ? liveWhen(step, name) : true));
  const lacks = (reader: Reader) => applies(reader) && !isGot(reader);
  const look = (reader: Reader) => {
    const read = new Set<string>();
    const noting = (path: string) => {
      read.add(path);
      return reader.read(path);
    };
    return (
      lacks({ ...reader, read: noting }) &&
      steps.every((step) => isRightBeside(scene, step, want, read, reader))
    );
  };
  if (!isPossible(world.domain, look)) return;
  const stop = walkToSubmit(scene, look, (state) => {
    const reader = readerOf(state, model.definitions);
    const value = isSent ? liveAnswers(model, state)[name] : reader.read(name);
    return applies(reader) && !isGiven(value);
  });
  const [step] = steps;
  if (stop !== undefined && step !== undefined) yield { ...missed(scene, stop, step, want), path: stop.path };
}

/** Whether whatever a step also asks there, and that hangs on the same, is right: else nobody gets past it. */
function isRightBeside(
  { world, model }: Scene,
  step: StepModel,
  { name }: Want,
  read: ReadonlySet<string>,
  reader: Reader,
): boolean {
  const { rules = [] } = step.card;
  const hangs = (field: string) =>
    read.has(field) ||
    rules.some(
      (rule) => rule.field === field && [...read].some((path) => JSON.stringify(rule).includes(`"${path}"`)),
    );
  return [...step.baseNames.keys()].every(
    (field) =>
      field === name ||
      !hangs(field) ||
      !inStep(world, step, visibleWhen(step, field))(reader) ||
      errorIn(model, step, field, reader, world.today) === undefined,
  );
}

/** What is wrong at the submit where a walk ended, and the line that is most likely wrong. */
function missed(scene: Scene, { state }: Stop, step: StepModel, want: Want): Omit<ProofFinding, 'path'> {
  const { effect, name, isSent } = want;
  const index = scene.model.steps.indexOf(step);
  const now = resolveJourney(scene.model, state)[index];
  const says = (why: string, mend: string) => ({
    message: `"${name}" is not ${isSent ? 'sent' : 'given'} here, for ${why}. Without it "${effect}" comes to nothing: whoever has answered everything gets no further. ${mend}.`,
  });
  if (!now?.present)
    return {
      ...placeInJourney(scene, 'steps', index),
      ...says(`step "${step.id}" is left out`, 'Leave the step in'),
    };
  if (now.card.fields.some((field) => field.name === name))
    return {
      ...placeOf(scene, step, name, 'require', 'schema/properties'),
      ...says('it may be left empty', 'Require it'),
    };
  return {
    ...(isSent
      ? placeOfSent(scene, step, name)
      : placeOf(scene, step, name, 'show', 'hide', 'schema/properties')),
    ...says('its question is hidden', isSent ? 'Ask it, or name it in the card\'s "sent"' : 'Ask it'),
  };
}
