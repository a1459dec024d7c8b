import { answer } from '../../engine/answer.ts';
import { buildModel } from '../../engine/model.ts';
import type { TradeWords } from '../../engine/trade-words.ts';
import { type Change, changesIn, type Pair } from './changes.ts';
import type { Project } from './project.ts';
import type { Fixed } from './prospect.ts';
import { type Screen, screenAt } from './screen.ts';
import { stateWith } from './situation.ts';
import { stageOf } from './stage.ts';

/** Nobody is known yet: what depends on a home, a plan or an answer is told with its condition. */
const fixedAtTheStart = ({ words }: TradeWords): Fixed => ['brand', ...Object.keys(words.tables), 'step'];

interface StepScreen {
  readonly journey: string;
  readonly card: string;
  readonly screen: Screen;
}

/** What changed in the cards that owners' contexts do not show, in the steps that both versions have. */
export function otherCardChanges(before: Project, after: Project): readonly Change[] {
  const [old, now] = [stepScreens(before), stepScreens(after)];
  const pairs = [...now].flatMap(([id, { journey, card, screen }]): readonly Pair[] => {
    const earlier = old.get(id);
    if (earlier === undefined) return [];
    const place = { id, subject: `card “${card}”`, choices: {}, journey, dressed: { card } };
    return [{ ...place, before: earlier.screen, after: screen }];
  });
  const subjects = { one: 'card', many: 'cards' };
  return changesIn({ before, after, pairs, reading: 'text', tense: 'change', noun: 'step', subjects });
}

/** The card of every step but the owners', by `journey/step`. */
function stepScreens(project: Project): ReadonlyMap<string, StepScreen> {
  const stage = stageOf(project);
  const screens = Object.keys(project.data.journeys).flatMap((journey) => {
    const model = buildModel(project.definitions, journey, project.trade);
    const others = model.steps.filter((_, index) => journey !== stage?.journey || index !== stage.index);
    return others.map((step) => {
      const alone = { ...model, steps: [step] };
      const { state } = answer(alone, stateWith(project, {}, {}), { kind: 'enter' });
      const screen = screenAt(alone, step, state, fixedAtTheStart(project.trade));
      return [`${journey}/${step.id}`, { journey, card: step.definition.card, screen }] as const;
    });
  });
  return new Map(screens);
}
