import { type ComponentType, lazy } from 'react';
import { insist } from './insist.ts';

/** A component whose code comes when it is first drawn, however often it must be asked for. Needs a Suspense around it. */
export function lazily<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() => insist(async () => ({ default: await load() })));
}
