import { judged, type Layout, layOut } from './card.ts';
import { holds } from './condition.ts';
import { sameItems, share } from './equal.ts';
import { readerFor } from './facts.ts';
import { Memo, type Work } from './memo.ts';
import type { Model, StepModel } from './model.ts';
import type { JourneyState, ResolvedCard, ResolvedField, ResolvedStep, Situation } from './types.ts';
import { judge, type Verdict } from './validate.ts';

/** One step, the parts of the work that it takes, and what came of them. */
class StepWork {
  readonly step: StepModel;
  readonly layout: Work<StepWork> = { whole: this };
  readonly #verdicts = new Map<string, Work<StepWork>>();
  resolution: Resolution | undefined;

  constructor(step: StepModel) {
    this.step = step;
  }

  /** Judging the field of a name. */
  verdictOn(name: string): Work<StepWork> {
    const known = this.#verdicts.get(name);
    if (known !== undefined) return known;
    const work = { whole: this };
    this.#verdicts.set(name, work);
    return work;
  }
}

interface Resolution {
  readonly shown: { readonly present: boolean; readonly layout: Layout };
  readonly verdicts: ReadonlyMap<ResolvedField, Verdict>;
  readonly card: ResolvedCard;
}

/** What is kept of a journey from one situation to the next of the same day. */
interface Kept {
  readonly memo: Memo<StepWork>;
  readonly works: readonly StepWork[];
  situation: Situation;
  steps: readonly ResolvedStep[];
}

const known = new WeakMap<Model, Kept>();

/**
 * Every step of the journey in order. A step is present by its `when`; it is open when the journey shows all at once, or
 * when every present step before it is valid (Q2.11). What did not change keeps its identity from the call before, down
 * to single fields, so a view need not draw it again. Total: never throws on data.
 */
export function resolveJourney(model: Model, state: Situation | JourneyState): readonly ResolvedStep[] {
  const kept = known.get(model);
  if (kept === undefined || kept.situation.today !== state.today) return resolveAnew(model, state);
  if (sameSituation(kept.situation, state)) return kept.steps;
  kept.situation = state;
  let isSame = true;
  for (const work of kept.memo.advance(state)) {
    const before = work.resolution;
    work.resolution = resolveStep(model, work, kept);
    if (work.resolution !== before) isSame = false;
  }
  if (!isSame) kept.steps = reveal(model, kept);
  return kept.steps;
}

/** True when every present step is open and valid: the journey may be submitted (Q2.12). */
export function isComplete(steps: readonly ResolvedStep[]): boolean {
  return steps.every(({ present, open, card }) => !present || (open && card.valid));
}

function resolveAnew(model: Model, situation: Situation): readonly ResolvedStep[] {
  const works = model.steps.map((step) => new StepWork(step));
  const kept: Kept = { memo: new Memo(model.definitions), works, situation, steps: [] };
  known.set(model, kept);
  kept.memo.advance(situation);
  for (const work of works) work.resolution = resolveStep(model, work, kept);
  kept.steps = reveal(model, kept);
  return kept.steps;
}

/** First what the card shows, then what is wrong in each field: a key that only its own field reads judges that one. */
function resolveStep(model: Model, work: StepWork, { memo, situation }: Kept): Resolution {
  const { step, resolution: before } = work;
  const shown = memo.keep(work.layout, before?.shown, (every) => {
    const reader = readerFor(step, every);
    return {
      present: holds(step.definition.when ?? true, reader.read, model.definitions.conditions),
      layout: layOut(model, step, reader),
    };
  });
  const { layout } = shown;
  const sameRules = before !== undefined && before.shown.layout.rules === layout.rules;
  let isSame = before?.shown === shown;
  const verdicts = new Map<ResolvedField, Verdict>();
  for (const field of layout.card.fields) {
    const verdict = before?.verdicts.get(field);
    const now = memo.keep(work.verdictOn(field.name), sameRules ? verdict : undefined, (every) =>
      judge({ model, step, reader: readerFor(step, every), rules: layout.rules }, field, situation.today),
    );
    if (now !== verdict) isSame = false;
    verdicts.set(field, now);
  }
  if (isSame && before !== undefined) return before;
  const errors = [...verdicts.values()].flatMap(({ error }) => error ?? []);
  return { shown, verdicts, card: share(before?.card, judged(layout, errors)) };
}

function reveal(model: Model, { works, steps }: Kept): readonly ResolvedStep[] {
  let reached = true;
  const now = works.flatMap(({ step: { id }, resolution }, index) => {
    if (resolution === undefined) return [];
    const {
      card,
      shown: { present },
    } = resolution;
    const open = present && (reached || model.journey.reveal === 'all');
    if (present && !card.valid) reached = false;
    return sameStep(steps[index], { id, open, present, card });
  });
  return sameItems(steps, now) ? steps : now;
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
    a.editing === b.editing &&
    a.today === b.today
  );
}
