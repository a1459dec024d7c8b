import * as built from 'virtual:definition-files';

type Listener = Parameters<typeof built.subscribe>[0];

/** The files that the studio works on. */
export interface Standing extends Pick<typeof built, 'files' | 'log' | 'canSave'> {
  /** Who signed in, where the server says it. */
  readonly who?: string;
  /** `onAway` is told, at each look, whether the server does not answer. */
  readonly subscribe: (listener: Listener, onAway: (isAway: boolean) => void) => void;
}

/** Milliseconds between two looks at what others saved. */
const round = 5_000;

/** So long is waited for a server that proves what somebody saves. */
const patience = 20_000;

/**
 * The files as they stand: those that were built in, or, where the page is marked as one of a server that saves, that
 * server's, looked at again while the page is seen. `ask` is the browser's fetch. Rejects where that server does not answer.
 */
export async function filesAsTheyStand(page: Document, ask: typeof fetch): Promise<Standing> {
  if (page.querySelector('meta[name="studio"][content="saves"]') === null) return built;
  let last = '';
  const look = async () => {
    const reply = await ask('/studio/files', { signal: AbortSignal.timeout(patience) });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`The studio's files cannot be had: ${reply.status}.`);
    const isNew = text !== last;
    last = text;
    return isNew ? JSON.parse(text) : undefined;
  };
  const { files, log, who } = await look();
  return {
    files,
    log,
    who,
    canSave: true,
    subscribe: (listener, onAway) => {
      const lookAgain = async () => {
        if (page.hidden) return;
        try {
          const next = await look();
          onAway(false);
          if (next !== undefined) listener(next);
        } catch {
          // A server that is away for a moment takes nothing from the page.
          onAway(true);
        }
      };
      setInterval(() => void lookAgain(), round);
      page.addEventListener('visibilitychange', () => void lookAgain());
    },
  };
}
