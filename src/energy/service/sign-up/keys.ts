import { createHash, randomBytes } from 'node:crypto';
import type { Caller } from '../../../service/http/caller.ts';
import { Ended, Refused } from '../../../service/refused.ts';
import type { SignUp, SignUpStore } from '../store/signUps.ts';
import { planIn } from './plan.ts';

const lifetime = 24 * 60 * 60 * 1000;

/** A new switchKey, or token of a link: 256 random bits, base64url. */
export const newKey = (): string => randomBytes(32).toString('base64url');

/** All that is kept of one: its SHA-256. */
export const hashOf = (switchKey: string): string =>
  createHash('sha256').update(switchKey).digest('base64url');

// One sentence for every reason: nobody learns which keys exist, or whose they are.
const sentence = 'This sign-up is not open any more. Please start again.';
const unknown = new Refused(404, sentence, 'switchKey');

/**
 * The same for a sign-up of the caller's own that has ended, or was completed while a call of another tab ran. It is no
 * guess: a page that was told 429 for it would call a switch that was made a failure (S7.06).
 */
export const closed = new Ended(sentence, 'switchKey');

/** Whether a sign-up is there and the caller's own; a caller without a token owns nothing. */
export const isOwn = (signUp: SignUp | undefined, { subject }: Caller): signUp is SignUp =>
  signUp !== undefined && signUp.subject === subject;

/** The sign-up of a switchKey, for its visitor. Refuses (404) any other key, and one that is 24 hours old and not completed. */
export async function openSignUp(
  signUps: SignUpStore,
  switchKey: string,
  caller: Caller,
  now: number,
): Promise<SignUp | Refused> {
  const found = await signUps.find(hashOf(switchKey));
  if (!isOwn(found, caller)) return unknown;
  if (found.completed_at !== null) return found;
  const hasEnded = Date.parse(found.created_at) + lifetime <= now || planIn(found.plan) === undefined;
  return hasEnded ? closed : found;
}

/** The same for every call but the completion itself: a completed key opens nothing more. */
export const openUnfinished =
  (signUps: SignUpStore, now: () => number) =>
  async (switchKey: string, caller: Caller): Promise<SignUp | Refused> => {
    const found = await openSignUp(signUps, switchKey, caller, now());
    return found instanceof Refused || found.completed_at === null ? found : closed;
  };
