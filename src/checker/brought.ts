import type { Problem } from './problem.ts';

/**
 * The errors that an edit brings: those found after it that were not found before. One that stood before is known again
 * by its rule, file and message, for an edit may move its line.
 */
export function broughtErrors(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const stood = new Map<string, number>();
  for (const one of before) stood.set(meant(one), (stood.get(meant(one)) ?? 0) + 1);
  return after.filter((one) => {
    const left = stood.get(meant(one)) ?? 0;
    stood.set(meant(one), left - 1);
    return one.severity === 'error' && left <= 0;
  });
}

function meant({ id, file, message }: Problem): string {
  return [id, file, message].join(' ');
}
