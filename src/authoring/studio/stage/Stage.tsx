import { useEffect, useRef, useState } from 'react';
import type { JourneyState } from '../../../engine/types.ts';
import { Card } from '../../../react/Card.tsx';
import { useOuterStage } from '../../../react/Journey.tsx';
import { StageProvider } from '../../../react/stage.ts';
import { useView } from '../../../react/use-view.ts';
import { speak } from '../../../words/language.ts';
import { createInertStore, type InertStore } from './inert-store.ts';
import { applyLook } from './look.ts';
import styles from './Stage.module.css';
import type { Scene } from './scene.ts';
import { usePointing } from './use-pointing.ts';

/** The cards of a scene, drawn by the product's own components; their answers work and their effects do not. */
export function Stage({ scene }: { readonly scene: Scene }) {
  speak(scene.language);
  const latest = useRef(scene);
  latest.current = scene;
  const [store] = useState(() =>
    createInertStore(scene.model, scene.state, (state) => latest.current.onState(state)),
  );
  useScene(store, scene);
  useEffect(() => applyLook(scene.look, document.documentElement), [scene.look]);
  useEffect(() => {
    document.documentElement.lang = scene.language.lang;
  }, [scene.language]);
  const stage = useOuterStage(store);
  const steps = useView(store, stage.stepsOf);
  const page = useRef<HTMLDivElement>(null);
  usePointing(page, scene, steps);
  const shown = steps.filter(({ id }) => scene.steps.includes(id));
  return (
    <StageProvider value={stage}>
      <div ref={page} className={styles.page} data-points={scene.points}>
        {shown.map(({ id, card }) => (
          <Card key={id} card={card} />
        ))}
        {shown.length === 0 && <p>Nothing of this file is shown in this situation.</p>}
      </div>
    </StageProvider>
  );
}

/** Follows the scene: another one begins anew, a changed one keeps what was answered. */
function useScene(store: InertStore, { of, model, state, errors, steps }: Scene): void {
  const before = useRef(of);
  useEffect(() => {
    const present = before.current === of ? store.view.getState().state : state;
    before.current = of;
    store.show(model, withErrors(present, store, steps, errors));
  }, [store, of, model, state, errors, steps]);
}

/** Every field of the shown steps counts as used, so that all that is wrong shows; or none does. */
function withErrors(
  state: JourneyState,
  store: InertStore,
  steps: readonly string[],
  errors: boolean,
): JourneyState {
  if (!errors) return { ...state, touched: {} };
  const shown = store.view.getState().steps.filter(({ id }) => steps.includes(id));
  const fields = shown.flatMap(({ card }) => card.fields.map(({ name }) => [name, true as const]));
  return { ...state, touched: Object.fromEntries(fields) };
}
