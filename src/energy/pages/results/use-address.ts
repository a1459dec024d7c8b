import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { equal } from '../../../engine/equal.ts';
import { readerOf } from '../../../engine/facts.ts';
import { own } from '../../../engine/own.ts';
import type { Answers } from '../../../engine/types.ts';
import { valueNow } from '../../../engine/value.ts';
import type { JourneyStore } from '../../../runtime/store.ts';
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
 * Ties the page to the address bar, both ways: what a person chooses becomes an entry of the history, and an address that
 * is opened, shared or come back to chooses it again. The filters live in the store, the rest (`shown`) here. Opens the
 * journey. `show` changes the rest, leaving no entry behind with `replace`; `reset` takes every filter off (Q2.35).
 */
export function useAddress(store: JourneyStore) {
  const location = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState(() => readShown(location.search));
  /** The query string that says what is chosen now; the router's own comes after it. */
  const present = useRef(location.search);
  /** Those that were written and have not come back from the router yet. */
  const written = useRef<readonly string[]>([]);
  const isTaking = useRef(false);

  // The whole location: whoever goes back before the router has drawn the entry left comes to the same search again.
  useLayoutEffect(() => {
    const { search } = location;
    const place = written.current.indexOf(search);
    written.current = written.current.slice(place + 1);
    if (place >= 0) return;
    written.current = [];
    present.current = search;
    isTaking.current = true;
    takeAnswers(store, { ...defaultsOf(store), ...readAnswers(search, fieldsOf(store)) });
    store.enter();
    isTaking.current = false;
    setShown(readShown(search));
  }, [store, location]);

  const write = useCallback(
    (next: Shown, replace: boolean) => {
      const { answers } = store.view.getState().state;
      const to = writeAddress(present.current, fieldsOf(store), answers, defaultsOf(store), next);
      if (to === present.current) return;
      present.current = to;
      written.current = [...written.current, to];
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
        if (isFiltered) write(readShown(present.current), false);
      }),
    [store, write],
  );

  const show = useCallback(
    (change: Partial<Shown>, replace = false) => {
      const next = { ...readShown(present.current), ...change };
      setShown(next);
      write(next, replace);
    },
    [write],
  );
  const reset = useCallback(() => {
    const defaults = defaultsOf(store);
    const rest = readShown(present.current);
    navigate({ search: writeAddress(present.current, fieldsOf(store), defaults, defaults, rest) });
  }, [store, navigate]);
  return { shown, show, reset };
}
