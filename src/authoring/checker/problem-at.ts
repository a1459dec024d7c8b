import { replacement } from './edits.ts';
import type { Problem } from './problem.ts';
import type { Flaw } from './rule.ts';
import { positionOf, type Source } from './source.ts';

/** What a rule found, as people are told of it. A suggestion becomes a mend where the rule gives none. */
export function problemAt(
  id: string,
  { severity }: { readonly severity: Problem['severity'] },
  source: Source,
  flaw: Flaw,
): Problem {
  const { where, message, suggest, isOfLaw } = flaw;
  const fix = flaw.fix ?? (suggest === undefined ? undefined : replacement(where, suggest));
  const { line, column, rest } = positionOf(source, where.offset);
  const length = Math.max(1, Math.min(where.length, rest));
  return {
    id,
    file: source.file,
    ...{ line, column, length, severity, message },
    ...(suggest !== undefined && { suggest }),
    ...(fix !== undefined && { fix }),
    ...(isOfLaw === true && { isOfLaw }),
  };
}
