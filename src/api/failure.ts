/** What a failed call says of itself. */
interface FailureParts {
  /** HTTP status; 0 when there was no readable answer. */
  readonly status: number;
  /** The server's own sentence, when it gave one. */
  readonly said?: string | undefined;
  /** The offending part of the request, where the server names it. */
  readonly field?: string | undefined;
  readonly aborted?: boolean;
}

const noAnswer = 'We could not reach our service. Please check your connection and try again.';
const refused = 'Our service could not do this. Please try again.';

/** A call that brought nothing usable: refused, unanswered, unreadable or aborted. `message` is fit for people. */
export class ApiFailure extends Error implements FailureParts {
  readonly status: number;
  readonly said: string | undefined;
  readonly field: string | undefined;
  readonly aborted: boolean;

  constructor({ status, said, field, aborted = false }: FailureParts) {
    super(said ?? (status === 0 ? noAnswer : refused));
    this.name = 'ApiFailure';
    this.status = status;
    this.said = said;
    this.field = field;
    this.aborted = aborted;
  }
}
