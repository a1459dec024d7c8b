import type { Problem } from './problem.ts';

/**
 * The errors that an edit brings: those found after it that were not found before. One that stood before is known again
 * by its rule, file and message, for an edit may move its line; where another owner comes to meet it, that is brought.
 */
export function broughtErrors(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const stood = new Map<string, Problem[]>();
  for (const one of before) stood.set(meant(one), [...(stood.get(meant(one)) ?? []), one]);
  const seen = new Map<string, number>();
  return after.flatMap((one) => {
    if (one.severity !== 'error') return [];
    const same = stood.get(meant(one)) ?? [];
    const place = seen.get(meant(one)) ?? 0;
    seen.set(meant(one), place + 1);
    if (place >= same.length) return [one];
    const path = newWay(one, same);
    return path === undefined ? [] : [{ ...one, path }];
  });
}

function meant({ id, file, message }: Problem): string {
  return [id, file, message].join(' ');
}

/** How somebody comes to meet a mistake who did not meet it before; undefined where nobody does. */
function newWay({ path, met }: Problem, before: readonly Problem[]): Problem['path'] {
  if (before.some((one) => one.met === undefined)) return undefined;
  if (met === undefined) return path;
  const knew = new Set(before.flatMap((one) => Object.keys(one.met ?? {})));
  return Object.entries(met).find(([owner]) => !knew.has(owner))?.[1];
}
