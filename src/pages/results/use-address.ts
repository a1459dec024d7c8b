import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { equal } from '../../engine/equal.ts';
import { readerOf } from '../../engine/facts.ts';
import { own } from '../../engine/own.ts';
import type { Answers } from '../../engine/types.ts';
import { valueNow } from '../../engine/value.ts';
import type { JourneyStore } from '../../runtime/store.ts';
import { type Fields, readAnswers, readShown, type Shown, writeAddress } from './address.ts';

/** The filter card's fields with their schemas; of declared choices only those that are offered now. */
function fieldsOf({ view }: JourneyStore): Fields {
  const { model, steps } = view.getState();
  const offered = new Map(
    steps.flatMap(({ card }) =>
      card.fields.flatMap(({ name, lookup, options }) =>
        options && lookup === undefined ? [[name, options.map(({ value }) => value)] as const] : [],
      ),
    ),
  );
  const fields = model.steps.flatMap(({ card }) => Object.entries(card.schema.properties));
  return Object.fromEntries(
    fields.map(([name, schema]) => {
      const choices = offered.get(name);
      return [name, choices ? { ...schema, enum: choices } : schema];
    }),
  );
}

/** What the filter card's answers are before anybody gave them (Q2.34). */
export function defaultsOf({ view }: JourneyStore): Answers {
  const { model, state } = view.getState();
  const { read } = readerOf(state, model.definitions);
  const presets = model.steps.flatMap(({ card }) => Object.entries(card.presets ?? {}));
  return Object.fromEntries(
    presets.flatMap(([name, value]) => {
      const now = valueNow(value, read);
      return now === undefined ? [] : [[name, now]];
    }),
  );
}

/** Puts answers where they differ from those of the store. */
function takeAnswers(store: JourneyStore, answers: Answers): void {
  for (const [name, value] of Object.entries(answers)) {
    if (!equal(own(store.view.getState().state.answers, name), value)) store.change(name, value);
  }
}

/**
 * Ties the filters to the address bar, both ways: a person's filter becomes a new entry of the history, and an address
 * that is opened, shared or come back to sets the filters. Opens the journey. Gives what else the address says, and how
 * to change it (`replace` leaves no entry behind).
 */
export function useAddress(store: JourneyStore) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const present = useRef(search);
  const isTaking = useRef(false);
  const shown = useMemo(() => readShown(search), [search]);

  useLayoutEffect(() => {
    present.current = search;
    isTaking.current = true;
    takeAnswers(store, { ...defaultsOf(store), ...readAnswers(search, fieldsOf(store)) });
    store.enter();
    isTaking.current = false;
  }, [store, search]);

  const go = useCallback(
    (next: Shown, replace: boolean) => {
      const { answers } = store.view.getState().state;
      const to = writeAddress(present.current, fieldsOf(store), answers, defaultsOf(store), next);
      if (to === present.current) return;
      present.current = to;
      navigate({ search: to }, { replace });
    },
    [store, navigate],
  );

  useEffect(
    () =>
      store.view.subscribe(({ state: { answers } }, { state: before }) => {
        if (isTaking.current || answers === before.answers) return;
        const isFiltered = Object.keys(fieldsOf(store)).some(
          (name) => answers[name] !== before.answers[name],
        );
        if (isFiltered) go(readShown(present.current), false);
      }),
    [store, go],
  );

  const show = useCallback(
    (change: Partial<Shown>, replace = false) => go({ ...readShown(present.current), ...change }, replace),
    [go],
  );
  /** Every filter as it was before anybody set one, in one step of the history (Q2.35). */
  const reset = useCallback(() => {
    const defaults = defaultsOf(store);
    const fields = fieldsOf(store);
    const to = writeAddress(present.current, fields, defaults, defaults, readShown(present.current));
    navigate({ search: to });
  }, [store, navigate]);
  return { shown, show, reset };
}
