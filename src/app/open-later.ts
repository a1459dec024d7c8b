import type { ComponentType } from 'react';
import { lazily } from '../../widgets/lazily.ts';
import { loadLater } from '../definitions/parts.ts';

/** A route that is drawn once the later definitions have come, for the route makes its journey of them. */
export function openLater<Props>(Route: ComponentType<Props>) {
  return lazily(async () => {
    await loadLater();
    return Route;
  });
}
