import type { Reply, Request, RequestOf } from './messages.ts';
import { type Question, questions, type View, type Work } from './questions.ts';
import { createShelf } from './shelf.ts';

interface Waiting {
  readonly request: Request;
  readonly view: () => View;
}

/**
 * Takes requests and answers each once, one after the other. A newer request takes the place of an older one of the same
 * question, and of everything that was asked of other files; work under way is given up at its next rest. `rest` must let
 * waiting messages in.
 */
export function createClerk(
  reply: (reply: Reply) => void,
  rest: () => Promise<void>,
): (request: Request) => void {
  const shelf = createShelf();
  const waiting = new Map<Question, Waiting>();
  let version = 0;
  let isBusy = false;

  async function replyTo({ request, view }: Waiting): Promise<Reply> {
    const { id, question } = request;
    try {
      const work = begun(request, view());
      for (let step = work.next(); ; step = work.next()) {
        if (step.done) return { id, kind: 'answer', answer: await step.value };
        await rest();
        if (version !== request.version || waiting.has(question)) return { id, kind: 'superseded' };
      }
    } catch (error) {
      return { id, kind: 'failed', message: error instanceof Error ? error.message : String(error) };
    }
  }

  async function workOff(): Promise<void> {
    isBusy = true;
    for (let [next] = waiting.values(); next !== undefined; [next] = waiting.values()) {
      waiting.delete(next.request.question);
      reply(await replyTo(next));
    }
    isBusy = false;
  }

  return (request) => {
    version = request.version;
    for (const { request: older } of waiting.values()) {
      if (older.version === version && older.question !== request.question) continue;
      waiting.delete(older.question);
      reply({ id: older.id, kind: 'superseded' });
    }
    waiting.set(request.question, { request, view: shelf(request) });
    if (!isBusy) void workOff();
  };
}

function begun<Q extends Question>({ question, asked }: RequestOf<Q>, view: View): Work<unknown> {
  return questions[question](view, asked);
}
