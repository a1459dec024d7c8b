import type { Answers, Home } from './home.ts';
import { openSteps, problems, stepsOf } from './quote-oracle.ts';

/** What the real form shows: ids of its present and of its open steps, in order, and the wrong fields of each step. */
export interface Observed {
  readonly present: readonly string[];
  readonly open: readonly string[];
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** The fields that a step shows; one that waits for an earlier field of its card is judged by the open steps alone. */
  readonly shown?: Readonly<Record<string, readonly string[]>>;
}

const list = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '));
const isSame = (a: readonly string[], b: readonly string[]): boolean => list(a) === list(b);
const sorted = (names: readonly string[]): string[] => [...new Set(names)].sort();

/**
 * Where the real form and the oracle disagree, one readable line each; empty when they agree. Every open step is
 * judged; a step that is still closed only if the form reports on it (has its key in `errors`).
 */
export function compareWithOracle(
  observed: Observed,
  answers: Answers,
  home: Home,
  today: string,
  comparisonType = 'home-energy',
): string[] {
  const present = stepsOf(answers, home, comparisonType);
  const open = openSteps(answers, home, today, comparisonType);
  const wrong = problems(answers, home, today, comparisonType);
  const lines: string[] = [];
  if (!isSame(observed.present, present))
    lines.push(`present steps: the form has ${list(observed.present)}; the oracle ${list(present)}`);
  if (!isSame(observed.open, open))
    lines.push(`open steps: the form has ${list(observed.open)}; the oracle ${list(open)}`);
  for (const step of present) {
    const seen = observed.errors[step];
    if (seen === undefined && !open.includes(step)) continue;
    const shown = observed.shown?.[step];
    const judged = (wrong[step] ?? []).filter((name) => shown === undefined || shown.includes(name));
    const [form, oracle] = [sorted(seen ?? []), sorted(judged)];
    if (!isSame(form, oracle))
      lines.push(`step ${step}: the form finds wrong ${list(form)}; the oracle ${list(oracle)}`);
  }
  for (const [step, names] of Object.entries(observed.errors)) {
    if (names.length > 0 && !present.includes(step))
      lines.push(`step ${step}: the form finds wrong ${list(names)}; to the oracle it is not present`);
  }
  return lines;
}

/**
 * Where two maps of answers differ, one readable line each; absent, undefined and null are one. With `names` only those
 * answers are compared.
 */
export function compareAnswers(observed: Answers, expected: Answers, names?: readonly string[]): string[] {
  const all = names ?? sorted([...Object.keys(observed), ...Object.keys(expected)]);
  return all.flatMap((name) => {
    const [form, oracle] = [written(observed[name]), written(expected[name])];
    return form === oracle ? [] : [`answer ${name}: the form has ${form}; the oracle ${oracle}`];
  });
}

/** A value as text, the keys of an object in alphabetical order. */
function written(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  if (Array.isArray(value)) return `[${value.map(written).join()}]`;
  const entries = Object.entries(value).sort(([a], [b]) => a.localeCompare(b));
  return `{${entries.map(([name, part]) => `${name}: ${written(part)}`).join(', ')}}`;
}
