import { own } from '../../engine/own.ts';
import { beginnings, splitPath } from '../../engine/path.ts';
import type { Walk } from './walk.ts';

/** The paths that the last change of a walk changed, and the answers that it wrote on the way. */
export function changedIn({ before, state, wrote }: Walk): readonly string[] {
  if (before === undefined) return wrote;
  const was = before.state;
  const isMetered = was.sources.meter !== state.sources.meter;
  return [
    ...wrote,
    ...(isMetered ? ['meter'] : []),
    ...differing(was.answers, state.answers, ''),
    ...differing(was.lookups, state.lookups, 'lookup.'),
    ...differing(was.pending, state.pending, 'pending.'),
    ...differing(was.failures, state.failures, 'failure.'),
    ...(['meter', 'plan', 'session', 'brand', 'averages'] as const).flatMap((source) =>
      differing(was.sources[source], state.sources[source], `${source}.`),
    ),
  ];
}

function differing(
  one: Readonly<Record<string, unknown>>,
  two: Readonly<Record<string, unknown>>,
  prefix: string,
): readonly string[] {
  if (one === two) return [];
  const found: string[] = [];
  for (const name of Object.keys(two)) if (own(one, name) !== two[name]) found.push(`${prefix}${name}`);
  for (const name of Object.keys(one)) if (!Object.hasOwn(two, name)) found.push(`${prefix}${name}`);
  return found;
}

/** Words as `isNamed` asks for them: each with what it begins with, where it has several parts. */
export function withBeginnings(words: Iterable<string>): ReadonlySet<string> {
  return new Set([...words].flatMap((word) => [word, ...beginnings(word)]));
}

/** Whether a path, what it begins with or a part of it is among the words of some definitions. */
export function isNamed(path: string, words: ReadonlySet<string>): boolean {
  if (isAmong(path, words)) return true;
  // A card names a list and an effect also without their source.
  const [source, rest] = splitPath(path);
  return (source === 'lookup' || source === 'pending' || source === 'failure') && isAmong(rest, words);
}

function isAmong(path: string, words: ReadonlySet<string>): boolean {
  return words.has(path) || (path.includes('.') && beginnings(path).some((one) => words.has(one)));
}
