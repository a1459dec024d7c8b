import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Notice } from '../../../widgets/notice/Notice.tsx';
import { isMap } from '../../engine/own.ts';
import type { JourneyStore } from '../../runtime/store.ts';
import { say } from './frame-words.ts';

interface NotKeptProps {
  readonly store: JourneyStore;
  /** Whether a quote can be saved, and so may have been. */
  readonly canKeep: boolean;
}

/**
 * Why a form is empty into which something was typed before the page was loaded again (Q2.10). That something was typed is
 * noted in the entry of the browser's history, which outlives a reload; what it was is noted nowhere.
 */
export function NotKept({ store, canKeep }: NotKeptProps) {
  const { state } = useLocation();
  const wasTyped = isMap(state) && state.typed === true;
  const [isLost, setLost] = useState(false);
  // Looked for before the journey is entered, which answers what it can, and after what a server drew was taken over.
  useLayoutEffect(() => {
    if (wasTyped && Object.keys(store.view.getState().state.answers).length === 0) setLost(true);
  }, [store, wasTyped]);
  useEffect(() => {
    document.addEventListener('input', noteTyped, { once: true });
    return () => document.removeEventListener('input', noteTyped);
  }, []);
  if (!isLost) return null;
  return <Notice tone="info" text={[say('not-kept'), ...(canKeep ? [say('saved-opens')] : [])].join(' ')} />;
}

/** Into what the router keeps of this entry, which it reads when somebody comes back to it. */
function noteTyped(): void {
  const { usr, ...entry } = Object(window.history.state);
  window.history.replaceState({ ...entry, usr: { ...usr, typed: true } }, '');
}
