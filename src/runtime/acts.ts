import type { AnswerChange, Change } from '../engine/types.ts';

/** Remembers what the person did to the answers of a journey: nothing that arrives late may overrule it. */
export interface Acts {
  /** Takes note of a change and of all answers that it changed. */
  readonly note: (change: Change, changes: readonly AnswerChange[]) => void;
  /** Whether the answer is as the person gave it. */
  readonly isGiven: (field: string) => boolean;
  /** A mark of this moment: tells of an answer whether an act of the person, or what followed from one, has changed it since. */
  readonly mark: () => (field: string) => boolean;
  /** How many answers the person has given, changed and taken back until now. */
  readonly count: () => number;
}

/** Starts without any act. */
export function createActs(): Acts {
  const given = new Set<string>();
  const lastAct = new Map<string, number>();
  let acts = 0;
  return {
    note(change, changes) {
      for (const { field } of changes) given.delete(field);
      const field = 'list' in change ? change.list : change.kind === 'answer' ? change.field : undefined;
      if (field === undefined) return;
      acts += 1;
      for (const one of changes) lastAct.set(one.field, acts);
      // The same answer given once more is an act too.
      lastAct.set(field, acts);
      if (change.kind === 'answer' && change.value === undefined) given.delete(field);
      else given.add(field);
    },
    isGiven: (field) => given.has(field),
    mark() {
      const before = acts;
      return (field) => (lastAct.get(field) ?? 0) > before;
    },
    count: () => acts,
  };
}
