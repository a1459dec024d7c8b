import { judge, judged, type Layout, layOut } from './card.ts';
import { holds } from './condition.ts';
import { sameItems, share } from './equal.ts';
import { readerFor } from './facts.ts';
import { Memo } from './memo.ts';
import type { Model, StepModel } from './model.ts';
import type { FieldError, JourneyState, ResolvedStep, Situation } from './types.ts';

interface Resolution {
  readonly present: boolean;
  readonly card: ResolvedStep['card'];
  readonly shown: { readonly present: boolean; readonly layout: Layout };
  readonly wrong: { readonly errors: readonly FieldError[] };
}

interface Kept {
  readonly memo: Memo;
  readonly cards: Map<StepModel, Resolution>;
  situation: Situation | undefined;
  steps: readonly ResolvedStep[];
}

const memos = new WeakMap<Model, Kept>();

/**
 * Every step of the journey in order. A step is present by its `when`; it is open when the journey shows all at once, or
 * when every present step before it is valid (Q2.11). What did not change keeps its identity from the call before, down
 * to single fields, so a view need not draw it again. Total: never throws on data.
 */
export function resolveJourney(model: Model, state: Situation | JourneyState): readonly ResolvedStep[] {
  const kept = memos.get(model) ?? keptFor(model);
  if (kept.situation !== undefined && sameSituation(kept.situation, state)) return kept.steps;
  kept.memo.advance(state);
  kept.situation = state;
  const steps: ResolvedStep[] = [];
  let reached = true;
  model.steps.forEach((step, index) => {
    const resolution = resolveStep(model, step, state.today, kept);
    const open = resolution.present && (reached || model.journey.reveal === 'all');
    if (resolution.present && !resolution.card.valid) reached = false;
    steps.push(
      sameStep(kept.steps[index], { id: step.id, open, present: resolution.present, card: resolution.card }),
    );
  });
  kept.steps = sameItems(kept.steps, steps) ? kept.steps : steps;
  return kept.steps;
}

/** True when every present step is open and valid: the journey may be submitted (Q2.12). */
export function isComplete(steps: readonly ResolvedStep[]): boolean {
  return steps.every(({ present, open, card }) => !present || (open && card.valid));
}

function keptFor(model: Model): Kept {
  const kept: Kept = { memo: new Memo(model.definitions), cards: new Map(), situation: undefined, steps: [] };
  memos.set(model, kept);
  return kept;
}

/**
 * One step in two parts: what its card shows, and what is wrong in it. A key that no condition and no text reads leaves
 * the first as it is.
 */
function resolveStep(model: Model, step: StepModel, today: string, { memo, cards }: Kept): Resolution {
  const before = cards.get(step);
  if (before !== undefined && memo.isUndoubted(step, step.baseNames)) return before;
  const shown = memo.keep(step, before?.shown, (every) => {
    const reader = readerFor(step, every);
    return {
      present: holds(step.definition.when ?? true, reader.read, model.definitions.conditions),
      layout: layOut(model, step, reader),
    };
  });
  const isSameLayout = before !== undefined && before.shown.layout === shown.layout;
  // A second key of the step, beside the step itself: its table of names.
  const wrong = memo.keep(step.baseNames, isSameLayout ? before.wrong : undefined, (every) => {
    const errors = judge(model, step, readerFor(step, every), shown.layout, today);
    return before !== undefined && sameItems(before.wrong.errors, errors) ? before.wrong : { errors };
  });
  if (before !== undefined && before.shown === shown && before.wrong === wrong) return before;
  const card = share(before?.card, judged(shown.layout, wrong.errors));
  const after = { present: shown.present, card, shown, wrong };
  cards.set(step, after);
  return after;
}

function sameStep(before: ResolvedStep | undefined, after: ResolvedStep): ResolvedStep {
  const same = before?.card === after.card && before.present === after.present && before.open === after.open;
  return same && before !== undefined ? before : after;
}

function sameSituation(a: Situation, b: Situation): boolean {
  return (
    a.answers === b.answers &&
    a.sources === b.sources &&
    a.lookups === b.lookups &&
    a.pending === b.pending &&
    a.failures === b.failures &&
    a.today === b.today
  );
}
