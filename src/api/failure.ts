/**
 * A call that brought nothing usable: refused by the server, no answer, or an answer that is not JSON.
 * `status` is the HTTP status, 0 when there was no answer; `message` is the server's or a plain sentence for people.
 */
export class ApiFailure extends Error {
  readonly status: number;
  /** The offending part of the request, where the server names it. */
  readonly field: string | undefined;

  constructor(status: number, message: string, field?: string) {
    super(message);
    this.name = 'ApiFailure';
    this.status = status;
    this.field = field;
  }
}

/** Any thrown value as an ApiFailure, so that callers handle one shape. */
export function asFailure(thrown: unknown): ApiFailure {
  if (thrown instanceof ApiFailure) return thrown;
  return new ApiFailure(0, 'Something went wrong on this page. Please try again.');
}
