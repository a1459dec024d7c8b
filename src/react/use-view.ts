import { useStore } from 'zustand';
import type { JourneyStore, JourneyView } from '../runtime/store.ts';

/** A part of what a store shows; the component is drawn again only when that part changes. */
export function useView<Part>(store: JourneyStore, select: (view: JourneyView) => Part): Part {
  return useStore(store.view, select);
}
