import type { DefinitionFile } from '../../../definitions/types.ts';
import type { Numbered, RequestOf } from './messages.ts';
import type { Answer, Asked, Question, View } from './questions.ts';

/** An answer, or why there is none; undefined when something newer was asked in its place. */
type Outcome<T> = { readonly answer: T } | { readonly failed: string } | undefined;

/** Somebody who works questions out while the page goes on. */
export interface Desk {
  readonly ask: <Q extends Question>(question: Q, asked: Asked<Q>, view: View) => Promise<Outcome<Answer<Q>>>;
}

/** The part of a worker that is used. */
export type Porter = Pick<Worker, 'postMessage' | 'addEventListener'>;

/** A desk in a worker. When that breaks down, everything that is asked fails and says so. */
export function createDesk(worker: Porter): Desk {
  const waiting = new Map<number, (data: MessageEvent['data']) => void>();
  const number = numberer();
  let last = 0;
  let broken: string | undefined;
  worker.addEventListener('message', ({ data }: MessageEvent) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', () => {
    broken = 'What works this out has stopped. Load the page again; drafts can be shared by a link first.';
    for (const settle of waiting.values()) settle({ kind: 'failed', message: broken });
    waiting.clear();
  });
  return {
    ask: (question, asked, view) =>
      new Promise((resolve) => {
        if (broken !== undefined) return resolve({ failed: broken });
        last += 1;
        waiting.set(last, ({ kind, answer, message }) => {
          if (kind === 'superseded') return resolve(undefined);
          resolve(kind === 'answer' ? { answer } : { failed: message });
        });
        const request: RequestOf<typeof question> = { id: last, question, asked, ...number(view) };
        worker.postMessage(request);
      }),
  };
}

/** Names the files of views by numbers, and says which of them the worker has not yet. */
function numberer(): (view: View) => Numbered {
  const numbers = new WeakMap<DefinitionFile, number>();
  let last = 0;
  let held: ReadonlySet<DefinitionFile> = new Set();
  let version = 0;
  let known: View | undefined;
  const numberOf = (file: DefinitionFile) => {
    const number = numbers.get(file) ?? ++last;
    numbers.set(file, number);
    return number;
  };
  return (view) => {
    if (known?.opened !== view.opened || known.before !== view.before) version += 1;
    known = view;
    const [now, shown, before] = [view.opened.files, view.project?.files, view.before?.files];
    const files = new Set([...now, ...(shown ?? []), ...(before ?? [])]);
    const added = [...files].filter((file) => !held.has(file)).map((file) => [numberOf(file), file] as const);
    held = files;
    return {
      version,
      lists: {
        now: now.map(numberOf),
        ...(shown && { shown: shown.map(numberOf) }),
        ...(before && { before: before.map(numberOf) }),
      },
      added,
    };
  };
}
