import { isMap, own } from './own.ts';
import type { Answers, Json, Lookup, Situation, Values } from './types.ts';

/** Reads a path in a situation; undefined when nothing is there. */
export type Read = (path: string) => Json | undefined;

/** How the engine looks at a situation: values by path, and whole lists by name. */
export interface Reader {
  readonly read: Read;
  readonly lookup: (name: string) => Lookup | undefined;
}

/** Beginnings of paths that every trade has; its own sources come besides. */
export const builtInSources = ['lookup', 'fact', 'failure', 'pending', 'step', 'entry', 'editing'] as const;

const builtIn = new Set<string>(builtInSources);

/**
 * A path's source and the rest: `home.rooms` is ['home', 'rooms'] where `home` is a name in `sources`; without a source,
 * ['', path]. `lookup.NAME` is a list's status, `lookup.NAME.count` its length, `failure.EFFECT` the message of the last
 * failure, `pending.EFFECT` true while it runs, `step.for` what the step that asks is for, `entry.PART` a part of the entry
 * that a count or total of facts.json looks at, `editing.LIST` which entry of a list is being filled in.
 */
export function splitPath(
  path: string,
  sources: Readonly<Record<string, unknown>>,
): readonly [source: string, name: string] {
  const dot = path.indexOf('.');
  if (dot <= 0) return ['', path];
  const source = path.slice(0, dot);
  return builtIn.has(source) || Object.hasOwn(sources, source) ? [source, path.slice(dot + 1)] : ['', path];
}

/** What a source of the trade holds; nothing for one that was never given. */
export function valuesOf({ sources }: Pick<Situation, 'sources'>, source: string): Values {
  return own(sources, source) ?? nothing;
}

const nothing: Values = {};

const count = '.count';

/** The list's name in the rest of a `lookup.` path, whether or not it asks for the count. */
export function lookupName(rest: string): string {
  return rest.endsWith(count) ? rest.slice(0, -count.length) : rest;
}

/**
 * Reads a path. Its first segment is a source; any other path is, whole, the name of an answer (answers are a flat map
 * whose names may hold dots), else a part of an answer that is an object. Facts and `step.for` are not known here and
 * undefined. Total: never throws.
 */
export function readPath(path: string, situation: Situation): Json | undefined {
  const [source, name] = splitPath(path, situation.sources);
  switch (source) {
    case '':
      return readAnswer(situation.answers, name);
    case 'lookup': {
      const lookup = own(situation.lookups, lookupName(name));
      return name.endsWith(count) ? (lookup?.items.length ?? 0) : (lookup?.status ?? 'unknown');
    }
    case 'failure':
      return own(situation.failures, name)?.message;
    case 'pending':
      return own(situation.pending, name) === undefined ? undefined : true;
    case 'editing':
      return own(situation.editing, name);
    default:
      return own(valuesOf(situation, source), name);
  }
}

/** The dotted beginnings of a path, longest first: `a.b.c` gives `a.b` and `a`. */
export function beginnings(path: string): readonly string[] {
  const found: string[] = [];
  for (let dot = path.lastIndexOf('.'); dot > 0; dot = path.lastIndexOf('.', dot - 1))
    found.push(path.slice(0, dot));
  return found;
}

/** Reads the answer of a name, or the part of one that is an object. Total: never throws. */
export function readAnswer(answers: Answers, path: string): Json | undefined {
  const whole = own(answers, path);
  if (whole !== undefined || !path.includes('.')) return whole;
  const name = beginnings(path).find((beginning) => Object.hasOwn(answers, beginning));
  if (name === undefined) return undefined;
  let part = own(answers, name);
  for (const key of path.slice(name.length + 1).split('.')) part = isPart(part) ? own(part, key) : undefined;
  return part;
}

function isPart(value: Json | undefined): value is { readonly [key: string]: Json } {
  return isMap(value);
}
