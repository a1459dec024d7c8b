import type { ComponentType } from 'react';
import { lazily } from '../../widgets/lazily.ts';
import { loadLater } from '../definitions/parts.ts';

/**
 * A route that is drawn once the later definitions have come, for the route makes its journey of them. The code of its
 * page is asked for at the same time: where it does not come, the page asks again.
 */
export function openLater<Props>(Route: ComponentType<Props>, loadPage: () => Promise<unknown>) {
  return lazily(async () => {
    loadPage().catch(() => undefined);
    await loadLater();
    return Route;
  });
}
