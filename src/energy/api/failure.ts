import { sayService } from './words.ts';

/** What a failed call says of itself. */
interface FailureParts {
  /** HTTP status; 0 when there was no readable answer. */
  readonly status: number;
  /** The server's own sentence, when it gave one. */
  readonly said?: string | undefined;
  /** The offending part of the request, where the server names it. */
  readonly field?: string | undefined;
  readonly aborted?: boolean;
  /** Seconds to wait before asking again, where the server says so (429 and 503). */
  readonly retryAfter?: number | undefined;
}

function messageOf({ status, said, aborted, retryAfter }: FailureParts): string {
  if (said) return said;
  if (aborted) return sayService('stopped');
  if (status === 0) return sayService('unreachable');
  return retryAfter ? sayService('busy', { wait: inWords(retryAfter) }) : sayService('refused');
}

function inWords(seconds: number): string {
  if (seconds > 90) return sayService('minutes', { count: Math.ceil(seconds / 60) });
  return seconds === 1 ? sayService('one-second') : sayService('seconds', { count: seconds });
}

/** A call that brought nothing usable: refused, unanswered, unreadable or aborted. `message` is fit for people. */
export class ApiFailure extends Error implements FailureParts {
  readonly status: number;
  readonly said: string | undefined;
  readonly field: string | undefined;
  readonly aborted: boolean;
  readonly retryAfter: number | undefined;

  constructor(parts: FailureParts) {
    const { status, said, field, aborted = false, retryAfter } = parts;
    super(messageOf(parts));
    this.name = 'ApiFailure';
    this.status = status;
    this.said = said;
    this.field = field;
    this.aborted = aborted;
    this.retryAfter = retryAfter;
  }
}

/** The failure of an answer that came and makes no sense. */
export function unreadable(): ApiFailure {
  return new ApiFailure({ status: 0, said: sayService('not-readable') });
}

/** Whatever was thrown, as a failure: a mistake of ours says no more than that there was no answer. */
export function asFailure(thrown: unknown): ApiFailure {
  return thrown instanceof ApiFailure ? thrown : new ApiFailure({ status: 0 });
}
