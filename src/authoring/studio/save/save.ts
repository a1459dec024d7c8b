import type { Problem } from '../../checker/problem.ts';
import type { Workspace } from '../state/workspace.ts';

/** What came of saving: a sentence, and the mistakes where there are any. */
export interface Saved {
  readonly isDone: boolean;
  readonly message: string;
  readonly problems: readonly Problem[];
}

/** Sends every draft to the server behind the studio, which writes all or none. `send` is the browser's fetch. */
export async function save(
  { drafts, begun }: Pick<Workspace, 'drafts' | 'begun'>,
  reason: string,
  send: typeof fetch,
): Promise<Saved> {
  const changes = await Promise.all(
    [...drafts.values()].map(async ({ file, text }) => {
      const from = begun.get(file);
      return { file, text, base: typeof from === 'string' ? await hashOf(from) : null };
    }),
  );
  try {
    const reply = await send('/studio/save', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ reason, changes }),
    });
    const { message, problems } = await reply.json();
    return { isDone: reply.ok, message: String(message), problems: Array.isArray(problems) ? problems : [] };
  } catch {
    return {
      isDone: false,
      message: 'The studio’s server does not answer. Is it still running, and are you still signed in?',
      problems: [],
    };
  }
}

/** The hash by which the server knows a text: SHA-256, in hexadecimal. */
async function hashOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Offers a text as a file to keep, under its file's own name. */
export function download(file: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file.slice(file.lastIndexOf('/') + 1);
  link.click();
  URL.revokeObjectURL(address);
}
