import { loadLater } from '../../definitions/parts.ts';

/** Fetches the results page with the definitions of its journey: ahead of its first use, or when it is opened. */
export async function loadResults() {
  const [{ OpenResults }] = await Promise.all([import('./results/Results.tsx'), loadLater()]);
  return OpenResults;
}
