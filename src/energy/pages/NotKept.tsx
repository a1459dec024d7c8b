import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Notice } from '../../../widgets/notice/Notice.tsx';
import type { JourneyStore } from '../../runtime/store.ts';
import { say } from './frame-words.ts';

interface NotKeptProps {
  readonly store: JourneyStore;
  readonly canKeep: boolean;
}

/** Why a form is empty that was filled in before a reload (Q2.10): that something was typed, not what, outlives it in the history's entry. */
export function NotKept({ store, canKeep }: NotKeptProps) {
  const { typed } = Object(useLocation().state);
  const [lost, setLost] = useState('');
  // Looked for before the journey is entered, which answers what it can, and after what a server drew was taken over.
  useLayoutEffect(() => {
    const { answers } = store.view.getState().state;
    if (store.brought && !answers.address) setLost(say('home-not-kept'));
    if (typed && Object.keys(answers).length === 0)
      setLost(canKeep ? `${say('not-kept')} ${say('saved-opens')}` : say('not-kept'));
    // Once a home is found it is said for good: another one after it is no loss.
    return store.view.subscribe(({ state }) => state.answers.address && setLost(''));
  }, [store, typed, canKeep]);
  useEffect(() => {
    document.addEventListener('input', noteTyped, { once: true });
    return () => document.removeEventListener('input', noteTyped);
  }, []);
  return lost && <Notice tone="info" text={lost} />;
}

/** Into what the router keeps of this entry, which it reads when somebody comes back to it. */
function noteTyped(): void {
  const { usr, ...entry } = Object(window.history.state);
  window.history.replaceState({ ...entry, usr: { ...usr, typed: true } }, '');
}
