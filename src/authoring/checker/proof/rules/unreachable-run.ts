import { isGiven } from '../../../../engine/condition.ts';
import type { StepModel } from '../../../../engine/model.ts';
import { type Reader, splitPath } from '../../../../engine/path.ts';
import { prefixed } from '../../../../engine/prefix.ts';
import type { Trade } from '../../../../engine/trade.ts';
import { some } from '../../phrase.ts';
import { isPossible } from '../explore.ts';
import type { ProofRule } from '../proof-rule.ts';
import { inStep, isWhole, type Place, placeOf, type Scene } from '../scene.ts';
import { followsOf, isTaken, placeOfLine } from '../turns.ts';
import { visibleWhen } from '../visible.ts';
import { answerIn, inputOf } from '../wants.ts';
import { wayToStep } from '../witness.ts';

export const unreachableRun: ProofRule = {
  severity: 'error',
  doc: 'An effect that something sets off and that never runs, for what it needs is never there then.',
  *find(scene) {
    if (!isWhole(scene)) return;
    const { world, model } = scene;
    for (const { effect, taken, place, step } of runsOf(scene)) {
      const needs = needsOf(effect, step, model.trade);
      const known = needs.map((path) =>
        splitPath(path, model.trade.sources)[0] === '' ? answerIn(world, model, path) : path,
      );
      const isRun = (reader: Reader) =>
        taken(reader) && known.every((path) => path !== undefined && isGiven(reader.read(path)));
      if (!isPossible(world.domain, taken) || isPossible(world.domain, isRun)) continue;
      const lost = needs.filter((_, index) => known[index] === undefined);
      const why =
        lost.length > 0
          ? `it needs ${some(lost)}, which nothing in this journey asks or gives`
          : `what it needs is never all there then: ${some(needs)}`;
      const message = `"${effect}" never runs here: ${why}. Whoever waits for what it brings waits for ever. Ask for that before, or leave the line out.`;
      const path = step === undefined ? [`open "${model.name}"`] : wayToStep(scene, step);
      yield { ...place, message, path };
    }
  },
};

/** What an effect needs in a step, as the step spells it. */
function needsOf(effect: string, step: StepModel | undefined, trade: Trade): readonly string[] {
  const { needs = [], needsOwn = [] } = inputOf(effect, trade);
  const part = step?.definition.for;
  return [...needs, ...needsOwn.map((name) => (part === undefined ? name : prefixed(part, name)))];
}

/** An effect that a card or a journey sets off before the submit. */
interface Run {
  readonly effect: string;
  readonly taken: (reader: Reader) => boolean;
  readonly place: Place;
  readonly step?: StepModel;
}

function* runsOf(scene: Scene): Generator<Run> {
  const { world, model } = scene;
  for (const list of followsOf(model)) {
    const { step } = list;
    if (step !== undefined && !model.steps.includes(step)) continue;
    for (const [index, line] of list.lines.entries()) {
      if (!('run' in line)) continue;
      const taken = isTaken(model, list, line);
      yield { effect: line.run, taken, place: placeOfLine(scene, list, index), ...(step && { step }) };
    }
  }
  for (const step of model.steps) {
    for (const [field, { action }] of Object.entries(step.card.ui ?? {})) {
      if (typeof action !== 'string') continue;
      const taken = inStep(world, step, visibleWhen(step, field));
      yield { effect: action, taken, place: placeOf(scene, step, field, 'ui'), step };
    }
  }
}
