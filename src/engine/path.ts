import { isMap, own } from './own.ts';
import type { Answers, Json, Lookup, Situation } from './types.ts';

/** Reads a path in a situation; undefined when nothing is there. */
export type Read = (path: string) => Json | undefined;

/** How the engine looks at a situation: values by path, and whole lists by name. */
export interface Reader {
  readonly read: Read;
  readonly lookup: (name: string) => Lookup | undefined;
}

/**
 * The sources that a path may begin with; any other path is the name of an answer.
 * `lookup.NAME` is the list's status, `lookup.NAME.count` its length, `failure.EFFECT` the message of the last failure,
 * `pending.EFFECT` true while it runs. `step.for` is the fuel of the step that asks: `gas`, `electricity` or `both`.
 * A path into an answer that is an object, such as `tariff.isFixedFromEnergyStartDate`, reads that part of it.
 */
export const sourceWords = [
  'meter',
  'plan',
  'session',
  'brand',
  'averages',
  'lookup',
  'fact',
  'failure',
  'pending',
  'step',
] as const;

const sources = new Set<string>(sourceWords);

/** A path's source and the rest: `meter.mpan` is ['meter', 'mpan']; without a source, ['', path]. */
export function splitPath(path: string): readonly [source: string, name: string] {
  const dot = path.indexOf('.');
  return dot > 0 && sources.has(path.slice(0, dot)) ? [path.slice(0, dot), path.slice(dot + 1)] : ['', path];
}

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
  const [source, name] = splitPath(path);
  switch (source) {
    case '':
      return readAnswer(situation.answers, name);
    case 'meter':
    case 'plan':
    case 'session':
    case 'brand':
    case 'averages':
      return own(situation.sources[source], name);
    case 'lookup': {
      const lookup = own(situation.lookups, lookupName(name));
      return name.endsWith(count) ? (lookup?.items.length ?? 0) : (lookup?.status ?? 'unknown');
    }
    case 'failure':
      return own(situation.failures, name)?.message;
    case 'pending':
      return own(situation.pending, name) === undefined ? undefined : true;
    default:
      return undefined;
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
