import { useLayoutEffect, useRef, useState } from 'react';
import { isComplete } from '../../engine/journey.ts';
import { say } from '../../runtime/words.ts';
import { finishId, headingId, useStage } from '../stage.ts';
import { useView } from '../use-view.ts';
import { partsOf } from './part.ts';
import { useCurrent, useFolding } from './use-folding.ts';

/**
 * Says politely which question is next, and keeps the focus in sight: where what had it was folded away, it goes to that
 * question, or to the button at the end. Somebody who is elsewhere stays there. Where panels fold, the heading that takes the
 * focus has said which one it is.
 */
export function FollowFold() {
  const { store, stepsOf, modelOf } = useStage();
  const current = useCurrent();
  const target = useView(store, (view) => {
    const steps = stepsOf(view);
    const parts = partsOf(modelOf(view), steps);
    const last = parts.at(-1);
    if (current === undefined && isComplete(steps)) {
      // What asks nothing and stands before the end is read first.
      return last?.fields.length === 0 ? headingId(last.id) : finishId;
    }
    const next = current ?? parts.find(({ valid }) => !valid)?.id;
    return next && headingId(next);
  });
  const before = useRef(target);
  const { folding } = useFolding();
  const [next, setNext] = useState<string | null>();
  useLayoutEffect(() => {
    if (before.current === target || target === undefined) return;
    before.current = target;
    // What somebody opened is no next one.
    if (!folding.getState().held && !modelOf(store.view.getState()).journey.panels) {
      const heading = document.querySelector(`h2#${target}`);
      setNext(heading && say('next-card', { title: `${heading.textContent}` }));
    }
    const go = () => {
      if (isLost()) show(target);
      else document.activeElement?.scrollIntoView({ block: 'nearest' });
    };
    go();
    // What closes a list gives the focus back a moment later: to a button that is folded away by now.
    const later = requestAnimationFrame(go);
    return () => cancelAnimationFrame(later);
  }, [target, folding, store, modelOf]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {next}
    </p>
  );
}

/** Nothing has the focus, or something that is folded away, or the title of what was folded. */
function isLost(): boolean {
  const { activeElement: active } = document;
  if (!active || active === document.body || active.closest('[hidden]')) return true;
  return active.matches('[data-fold]:not([data-fold="open"]) h2');
}

/** Focuses a heading or the button in an element, with as much of what it heads as there is room for. */
function show(id: string): void {
  const target = document.getElementById(id);
  // What comes to the end a moment later takes the focus from there.
  const control = target?.querySelector<HTMLElement>('h2[tabindex], button') ?? target;
  if (control === target) target?.closest('section')?.scrollIntoView({ block: 'nearest' });
  control?.focus({ preventScroll: true });
  // The button at the end stands low, so that the answers above it are seen; answers to check begin at the top.
  const isInside = control !== target;
  control?.scrollIntoView({ block: isInside ? (control?.matches('h2') ? 'start' : 'end') : 'nearest' });
}
