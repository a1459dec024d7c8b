import { createStore } from 'zustand/vanilla';
import { answer } from '../../../engine/answer.ts';
import { resolveJourney } from '../../../engine/journey.ts';
import type { Model } from '../../../engine/model.ts';
import type { Change, JourneyState } from '../../../engine/types.ts';
import type { JourneyStore, JourneyView } from '../../../runtime/store.ts';
import { createWatchers } from '../../../runtime/watchers.ts';

/** A journey whose answers work as in the product, and whose effects are asked for by nobody. */
export interface InertStore extends JourneyStore {
  /** Takes another model, and another state where one is given. */
  readonly show: (model: Model, state?: JourneyState) => void;
}

/** The store of a journey that stands in a situation. Nothing it does reaches the network. */
export function createInertStore(
  model: Model,
  state: JourneyState,
  onState: (state: JourneyState) => void,
): InertStore {
  const view = createStore<JourneyView>(() => ({
    model,
    state,
    steps: resolveJourney(model, state),
    loader: undefined,
    submitting: undefined,
    failure: undefined,
    go: undefined,
  }));
  const fields = createWatchers<string>();
  const places = createWatchers<number>();
  const put = (model: Model, state: JourneyState) => {
    view.setState({ model, state, steps: resolveJourney(model, state) });
    fields.tellAll();
    places.tellAll();
  };
  const dispatch = (change: Change) => {
    const { model, state } = view.getState();
    const next = answer(model, state, change).state;
    put(model, next);
    onState(next);
  };
  const nothing = () => undefined;
  return {
    view,
    watch: fields.watch,
    watchStep: places.watch,
    today: state.today,
    brought: {},
    show: (model, state = view.getState().state) => put(model, state),
    enter: nothing,
    change: (field, value) => dispatch({ kind: 'answer', field, value }),
    touch: (fields) => dispatch({ kind: 'touch', fields }),
    press: (field) => dispatch({ kind: 'press', field }),
    entry: dispatch,
    run: () => Promise.resolve(undefined),
    submit: () => Promise.resolve(false),
    arrive: nothing,
    canCancel: () => false,
    cancel: nothing,
    redefine: nothing,
    stop: nothing,
  };
}
