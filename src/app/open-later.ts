import type { ComponentType } from 'react';
import { loadLater } from '../definitions/parts.ts';
import { lazyPage } from './lazy-page.tsx';

/**
 * A route that is drawn once the later definitions have come, for the route makes its journey of them. The code of its
 * page is asked for at the same time: where it does not come, the page asks again.
 */
export function openLater<Props extends object>(
  Route: ComponentType<Props>,
  loadPage: () => Promise<unknown>,
) {
  return lazyPage(async () => {
    loadPage().catch(() => undefined);
    await loadLater();
    return Route;
  });
}
