import type { Version } from '../../review/git.ts';

/** The versions of a file, the newest first, and what is to be said where there are none. */
export interface FoundHistory {
  readonly says: string;
  readonly versions: readonly Version[];
  /** What the server says of saves that are no version yet. */
  readonly note?: string;
}

const nowhere =
  'The history of a file comes from git, and nobody answers: is the studio’s server running, and are you signed in?';

/** Asks the server behind the studio for the history of a file. `ask` is the browser's fetch; where nobody answers, it is said where it is to be had. */
export async function historyOf(file: string, ask: typeof fetch): Promise<FoundHistory> {
  try {
    const reply = await ask(`/studio/history?file=${encodeURIComponent(file)}`);
    const { versions, message, note } = await reply.json();
    if (!Array.isArray(versions)) return { says: String(message ?? nowhere), versions: [] };
    const says = versions.length === 0 ? 'This file was never committed.' : '';
    return { says, versions, ...(typeof note === 'string' && { note }) };
  } catch {
    return { says: nowhere, versions: [] };
  }
}
