import { answer } from '../../engine/answer.ts';
import { statedFields } from '../../engine/live-answers.ts';
import type { Model, StepModel } from '../../engine/model.ts';
import { own } from '../../engine/own.ts';
import type { TradeWords } from '../../engine/trade-words.ts';
import type { JourneyState, Json } from '../../engine/types.ts';
import type { Context } from './contexts.ts';
import { type Line, linesOf } from './lines.ts';
import type { Project } from './project.ts';
import type { Fixed } from './prospect.ts';
import { type Dressed, type Origin, originsOf } from './provenance.ts';
import { openingState } from './situation.ts';
import { stagedWith } from './stage.ts';

/** What a card says to somebody for whom it opens, and what it sends for them unasked. */
export interface Screen {
  readonly lines: readonly Line[];
  /** The fields that the card answers and never shows, with what is sent for them. */
  readonly sent: Readonly<Record<string, Json>>;
  /** Two screens say the same when their keys are equal. */
  readonly key: string;
}

/** A line, and where its words stand: nearest first, then what they replaced. */
export interface PlacedLine extends Line {
  readonly origins: readonly Origin[];
}

/** A screen whose every line can be opened in an editor. */
export interface PlacedScreen extends Screen {
  readonly lines: readonly PlacedLine[];
}

/** What a context says of the world; answers and the server's lists are still to come. */
export const fixedByContext = ({ words }: TradeWords): Fixed => [...words.early, 'step'];

/** The owner's card in a context. */
export function bareScreenOf(project: Project, context: Context): Screen {
  const { model, step, alone } = stagedWith(project, context.owner.variant);
  const { state } = answer(alone, openingState(project, context), { kind: 'enter' });
  return screenAt(model, step, state, fixedByContext(project.trade));
}

/** The owner's card in a context, each line with its origins. */
export function screenOf(project: Project, context: Context): PlacedScreen {
  const { step } = stagedWith(project, context.owner.variant);
  const dressed = { card: step.definition.card, variant: context.owner.variant };
  return placed(project, dressed, bareScreenOf(project, context));
}

/** One step's card in a state. */
export function screenAt(model: Model, step: StepModel, state: JourneyState, fixed: Fixed): Screen {
  const lines = linesOf(model, step, state, fixed);
  const sent = Object.fromEntries(
    statedFields(step.card).flatMap((name) => {
      const value = own(state.answers, name);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  const said = lines.map(({ template: _, path: __, ...line }) => line);
  return { lines, sent, key: JSON.stringify([said, sent]) };
}

/** A screen with the origins of its lines. */
export function placed(project: Project, dressed: Dressed, screen: Screen): PlacedScreen {
  const lines = screen.lines.map((line) => ({ ...line, origins: originsOf(project, dressed, line) }));
  return { ...screen, lines };
}
