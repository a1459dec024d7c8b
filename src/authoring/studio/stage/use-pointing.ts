import { type RefObject, useEffect, useRef } from 'react';
import type { ResolvedStep } from '../../../engine/types.ts';
import type { Scene } from './scene.ts';
import { findSpots, type Spotted, spotAt } from './spots.ts';

/**
 * Tells which sentence is pointed at and picked, and marks the one that is picked. What can be pointed at is also listed
 * beside the preview, for the keyboard.
 */
export function usePointing(
  page: RefObject<HTMLElement | null>,
  scene: Scene,
  drawn: readonly ResolvedStep[],
): void {
  const { spots, picked, points, onPoint, onPick } = scene;
  const spotted = useRef<Spotted>(new Map());
  // After every drawing: the words may have moved to other elements.
  useEffect(() => {
    const look = requestAnimationFrame(() => {
      if (page.current === null || drawn.length === 0) return;
      spotted.current = findSpots(page.current, spots);
      mark(page.current, picked === undefined ? undefined : spotted.current.get(picked));
    });
    return () => cancelAnimationFrame(look);
  }, [page, spots, picked, drawn]);
  useEffect(() => {
    if (!points) return;
    const at = ({ target }: Event) => spotAt(spotted.current, target instanceof Element ? target : null);
    const move = (event: Event) => onPoint(at(event));
    const leave = () => onPoint(undefined);
    const pick = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      const spot = at(event);
      if (spot !== undefined) onPick(spot);
    };
    document.addEventListener('pointerover', move);
    document.documentElement.addEventListener('pointerleave', leave);
    document.addEventListener('click', pick, true);
    return () => {
      document.removeEventListener('pointerover', move);
      document.documentElement.removeEventListener('pointerleave', leave);
      document.removeEventListener('click', pick, true);
    };
  }, [points, onPoint, onPick]);
}

function mark(page: Element, element: Element | undefined): void {
  const before = page.querySelector('[data-picked]');
  if (before === element) return;
  before?.removeAttribute('data-picked');
  element?.setAttribute('data-picked', '');
  element?.scrollIntoView({ block: 'nearest' });
}
