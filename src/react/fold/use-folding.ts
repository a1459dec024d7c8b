import { createContext, useContext, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isComplete } from '../../engine/journey.ts';
import type { JourneyStore, JourneyView } from '../../runtime/store.ts';
import { focusField } from '../focus.ts';
import { endPress } from '../one-press.ts';
import { fieldId, type Stage, useStage } from '../stage.ts';
import { useView } from '../use-view.ts';
import {
  currentPart,
  endsPart,
  type Folding,
  foldingOf,
  isFullBut,
  isUnmet,
  type Standing,
  standingOf,
  unfolded,
} from './folding.ts';
import { type Part, partsOf } from './part.ts';

/** What a person does in a journey that folds; each act names a part. */
interface Acts {
  /** Opens a part again; its answers stay as they are. */
  readonly open: (id: string) => void;
  /** Goes on from a part, or shows what is missing in it and goes to the first of it. */
  readonly goOn: (id: string) => void;
  /** The focus has left a part: what was typed in it stands. */
  readonly leave: (id: string) => void;
  /** An answer came by an arrow key: the person may still be looking for the one that is meant. */
  readonly look: (isLooking: boolean) => void;
  /** Brings the focus to a field, and opens the part that it is folded in. */
  readonly show: (field: string) => void;
}

type FoldingStore = NonNullable<ReturnType<typeof foldingOf>>;

/** The folding of a journey, and what a person does in it. */
export interface Fold {
  readonly folding: FoldingStore;
  readonly acts: Acts;
  readonly onAnswered: (stepId: string, field: string) => void;
}

/** The folding of a stage's journey; undefined where it does not fold. */
export function useFold(stage: Stage): Fold | undefined {
  return useMemo(() => {
    const folding = foldingOf(stage.store);
    return folding && foldFor(stage, folding);
  }, [stage]);
}

function foldFor({ store, modelOf, stepsOf }: Stage, folding: FoldingStore): Fold {
  let isLooking = false;
  const parts = () => {
    const view = store.view.getState();
    return partsOf(modelOf(view), stepsOf(view));
  };
  const partIs = (is: (part: Part) => boolean) => parts().find(is);
  const partOf = (id: string) => partIs((part) => part.id === id);
  // A key holds what is held already: nothing that follows the folding is drawn again for it.
  const hold = (held: string | undefined) => {
    if (folding.getState().held !== held) folding.setState({ held });
  };
  const isPending = () => Object.keys(store.view.getState().state.pending).length > 0;
  const whenKnown = (then: () => void) => {
    const end = store.view.subscribe(() => {
      if (isPending()) return;
      end();
      then();
    });
  };
  const note = (id: string) => {
    const { answered } = folding.getState();
    if (!answered.has(id)) folding.setState({ answered: new Set(answered).add(id) });
  };
  return {
    folding,
    onAnswered(id, field) {
      const view = store.view.getState();
      const part = partIs(({ cards }) => cards.some((card) => card.id === id));
      if (!part) return;
      const ends = !isLooking && endsPart(modelOf(view), part, view.state.answers, field);
      if (!part.isPanel) note(part.id);
      hold(ends ? undefined : part.id);
      // A choice is made at once: what is wrong with it is told without waiting until it is left.
      if (!ends) return;
      store.touch([field]);
      endPress();
    },
    acts: {
      open(id) {
        // Who opens another panel has gone on from this one.
        const now = currentPart(parts(), folding.getState(), fullIn(store, modelOf, store.view.getState()));
        if (now?.isPanel && now.valid) note(now.id);
        hold(id);
      },
      goOn(id) {
        const part = partOf(id);
        // What is being checked may yet be right: it goes on as soon as that is known, unless the person did something else.
        const { held } = folding.getState();
        const places = [document.activeElement, document.body];
        const isSame = () => folding.getState().held === held && places.includes(document.activeElement);
        if (part && !part.valid && isPending()) return whenKnown(() => isSame() && this.goOn(id));
        if (!part?.isPanel || part.valid) note(id);
        if (part?.valid) return folding.setState({ held: undefined, attempted: false });
        const fields = (part?.errors ?? []).map(({ field }) => field);
        store.touch(fields);
        folding.setState({ attempted: true });
        if (fields[0] !== undefined) focusField(fieldId(fields[0]));
      },
      leave(id) {
        if (folding.getState().held !== id || !partOf(id)?.valid) return;
        note(id);
        hold(undefined);
      },
      look(looking) {
        isLooking = looking;
      },
      show(field) {
        const part = partIs(({ fields }) => fields.some(({ name }) => name === field));
        // What is folded takes no focus: it is open before the focus goes there.
        if (part) flushSync(() => hold(part.id));
        focusField(fieldId(field));
      },
    },
  };
}

/** The folding that the components below belong to. */
const FoldContext = createContext<Fold | undefined>(undefined);
export const FoldProvider = FoldContext.Provider;

/** The folding of this component; undefined in a journey that does not fold. */
export const useAnyFolding = () => useContext(FoldContext);

/** The folding of this component; outside of a journey that folds it throws. */
export function useFolding(): Fold {
  const fold = useContext(FoldContext);
  if (fold === undefined) throw new Error('Drawn outside of <FoldProvider>.');
  return fold;
}

/** Brings the focus to a field by its name, wherever it is folded. */
export function useShowField(): (field: string) => void {
  const fold = useAnyFolding();
  return fold?.acts.show ?? focusByName;
}

const focusByName = (field: string) => focusField(fieldId(field));

const noFolding = createStore<Folding>(() => unfolded);

/** Whether every question of a part has its answer in a view, or was passed before: by whoever goes on with what was kept. */
const fullIn =
  ({ brought }: JourneyStore, modelOf: Stage['modelOf'], view: JourneyView) =>
  (part: Part) =>
    brought !== undefined || isFullBut(modelOf(view), part, view.state.answers);

/** Whether the journey may be ended: all is well, and each part was met that has something to answer or to read. */
export function useIsDone(): boolean {
  const { store, stepsOf, modelOf } = useStage();
  const fold = useAnyFolding();
  const answered = useStore(fold?.folding ?? noFolding, (folding) => folding.answered);
  return useView(store, (view) => {
    const steps = stepsOf(view);
    if (!isComplete(steps) || fold === undefined) return isComplete(steps);
    const isFull = fullIn(store, modelOf, view);
    return partsOf(modelOf(view), steps).every((part) => !isUnmet(part, answered, isFull));
  });
}

/** The id of the part that the journey stands at now. */
export function useCurrent(): string | undefined {
  const { store, stepsOf, modelOf } = useStage();
  const folding = useStore(useFolding().folding);
  return useView(store, (view) => {
    const parts = partsOf(modelOf(view), stepsOf(view));
    return currentPart(parts, folding, fullIn(store, modelOf, view))?.id;
  });
}

/** How a part stands now. */
export function useStandingOf(part: Part): Standing {
  const { store } = useStage();
  const current = useCurrent();
  return useView(store, ({ state }) => standingOf(part, current, state.touched));
}
