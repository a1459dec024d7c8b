import { useEffect, useRef } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { pages } from '../../definitions/load.ts';
import type { PageDefinition } from '../../definitions/types.ts';
import { readerOf } from '../../engine/facts.ts';
import type { Json } from '../../engine/types.ts';
import { valueNow } from '../../engine/value.ts';
import type { JourneyStore } from '../../runtime/store.ts';

/** Records that a page was opened, as schemas/pages.json declares it (Q7.01); a page of no such name records nothing. */
export function usePageView(store: JourneyStore, name: string): void {
  const { key } = useLocation();
  const params = useParams();
  const last = useRef<string>(undefined);
  useEffect(() => {
    // One record for each arrival, however often the page is drawn.
    if (last.current === key) return;
    last.current = key;
    const page = pages[name];
    if (page) void store.run('track', propertiesOf(page, store, params));
  }, [store, name, key, params]);
}

type Params = Readonly<Record<string, string | undefined>>;

/** The properties of a page's record; what is not there now is left out. */
function propertiesOf(page: PageDefinition, store: JourneyStore, params: Params): Record<string, Json> {
  const { model, state } = store.view.getState();
  const { read } = readerOf(state, model.definitions);
  const declared = Object.entries(page.track).map(([name, value]) => [name, valueNow(value, read)] as const);
  const addressed = Object.entries(page.address ?? {}).map(([name, part]) => [name, params[part]] as const);
  return Object.fromEntries(
    [...declared, ...addressed].flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    ),
  );
}
