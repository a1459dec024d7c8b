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
  const place = useRef('');
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
    const move = (event: PointerEvent) => {
      // What is told beside the page may move it under a pointer that rests: that points at nothing new.
      const here = `${event.screenX} ${event.screenY}`;
      if (here === place.current) return;
      place.current = here;
      onPoint(at(event));
    };
    const leave = () => onPoint(undefined);
    let pressed: string | undefined;
    const press = (event: Event) => {
      pressed = at(event);
    };
    const pick = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      // A press that ends beside the sentence, for the page moved under it, is still of that sentence.
      const spot = pressed ?? at(event);
      pressed = undefined;
      if (spot !== undefined) onPick(spot);
    };
    document.addEventListener('pointerover', move);
    document.addEventListener('pointerdown', press, true);
    document.documentElement.addEventListener('pointerleave', leave);
    document.addEventListener('click', pick, true);
    return () => {
      document.removeEventListener('pointerover', move);
      document.removeEventListener('pointerdown', press, true);
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
