import { useEffect, useState } from 'react';
import { type DerivedStore, useDerived } from '../state/derive.ts';
import type { Desk } from './desk.ts';
import type { Answer, Asked, Question } from './questions.ts';

/** Milliseconds of quiet before something is asked: nobody watches it while typing. */
const quiet = 150;

/** What came of a question, and what to say where nothing came. */
export interface Answered<T> {
  /** The last answer to this very question; undefined until there is one. */
  readonly answer: T | undefined;
  /** The answer is of files that changed since. */
  readonly isBehind: boolean;
  /** Why there is no answer yet. */
  readonly says: string;
}

/** Where questions are asked, and of what. */
export interface Asker {
  readonly desk: Desk;
  readonly derived: DerivedStore;
}

/** Asks a question of the files as they now are, and again a moment after each change of them or of what is asked. */
export function useAnswer<Q extends Question>(
  { desk, derived }: Asker,
  question: Q,
  asked: Asked<Q>,
): Answered<Answer<Q>> {
  const opened = useDerived(derived, (now) => now.opened);
  const project = useDerived(derived, (now) => now.project);
  const before = useDerived(derived, (now) => now.before);
  // What is asked may be another object each time that says the same.
  const key = JSON.stringify(asked);
  const [made, setMade] = useState<{ key: string; opened: unknown; answer?: Answer<Q>; failed?: string }>();
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(async () => {
      const outcome = await desk.ask(question, JSON.parse(key), { opened, project, before });
      if (isWanted && outcome !== undefined) setMade({ key, opened, ...outcome });
    }, quiet);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [desk, question, key, opened, project, before]);
  const current = made?.key === key ? made : undefined;
  return {
    answer: current?.answer,
    isBehind: current?.opened !== opened,
    says: current?.failed ?? 'Looking at every context…',
  };
}
