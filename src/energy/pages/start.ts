import { valuesOf } from '../../engine/path.ts';
import type { JourneyStore } from '../../runtime/store.ts';

/** What can be compared, as the address of the first page says it (Q2.04). */
export const comparisonTypes: readonly string[] = ['home-energy', 'vehicle-home-energy'];

/** Where everybody begins. */
export const firstPage = '/switch/home-energy';

/** The first page of the journey under way: the way back to its answers. */
export function startOf(store: JourneyStore): string {
  const { state } = store.view.getState();
  const { comparisonType = state.answers.comparisonType } = valuesOf(state, 'session');
  return typeof comparisonType === 'string' ? `/switch/${comparisonType}` : firstPage;
}
