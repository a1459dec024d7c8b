import { type ComponentType, lazy } from 'react';
import { loadLater } from '../definitions/parts.ts';

/** A route that is drawn once the later definitions have come, for the route makes its journey of them. */
export function openLater<Props>(Route: ComponentType<Props>) {
  return lazy(async () => {
    await loadLater();
    return { default: Route };
  });
}
