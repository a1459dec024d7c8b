import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** What a refused call says: `message` for people, `field` the offending part of the body, query or path. */
export interface RefusalBody {
  readonly message: string;
  readonly field?: string;
}

/** A call that we do not serve, as a value: the HTTP status and the reply (contract, Refusal). */
export class Refused {
  readonly status: ContentfulStatusCode;
  readonly body: RefusalBody;
  /** When to ask again, in seconds; undefined when that would not help. */
  readonly retryAfter: number | undefined;

  constructor(status: ContentfulStatusCode, message: string, field?: string, retryAfter?: number) {
    this.status = status;
    this.retryAfter = retryAfter;
    this.body = field === undefined ? { message } : { message, field };
  }
}

/** What was the caller's own and has ended: told (404) as what nobody has, but never counted as a guess. */
export class Ended extends Refused {
  constructor(message: string, field: string) {
    super(404, message, field);
  }
}

/** A bad value of a field: 400. */
export const badField = (field: string, message: string): Refused => new Refused(400, message, field);
