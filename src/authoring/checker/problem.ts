import type { EditResult } from 'jsonc-parser';

/** A mend that is safe to make without asking, unless it says otherwise: what it does, and its edits of the problem's own file. */
export interface Fix {
  readonly title: string;
  readonly edits: EditResult;
  /** It takes out what somebody may still want: made only where a person says so. */
  readonly isAsked?: true;
}

/** One mistake in a definition file. `line` and `column` count from 1; `suggest` is the name that was probably meant. */
export interface Problem {
  /** Id of the rule that found it: the name of its file in checker/rules. */
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** How many characters of the line are meant, at least one. */
  readonly length: number;
  /** An error fails the build; a warning is printed. */
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly suggest?: string;
  readonly fix?: Fix;
  /** How one comes to meet it, in order: what is opened, given, answered and brought (proof rules only). */
  readonly path?: readonly string[];
  /** The same for each owner that meets it, by the name of its variant; left out where everybody does. */
  readonly met?: Readonly<Record<string, readonly string[]>>;
  /** The line of `choices.json` that would accept it; left out where nobody can (changed-choice alone). */
  readonly choice?: string;
  /** It lowers what guards the law: that is accepted on the command line alone (lowered-guard and turned-round). */
  readonly isOfLaw?: true;
}

/** What is wrong and, where a name is near, which one was probably meant. */
export function told({ message, suggest }: Problem): string {
  return suggest === undefined ? message : `${message}\nDid you mean ${JSON.stringify(suggest)}?`;
}
