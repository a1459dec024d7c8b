import { matchPath, useLocation } from 'react-router-dom';
import { definitionsNow } from '../../definitions/parts.ts';
import { isMap } from '../../engine/own.ts';
import { ErrorPage } from './ErrorPage.tsx';
import type { Given } from './given.ts';
import { usePageView } from './page-view.ts';
import { startOf } from './start.ts';

/** The error page at its address: with the words of the definitions and the contact box, and its view recorded. */
export function OpenError({ journeys, brand, contact }: Given) {
  const store = journeys.quoteFor();
  usePageView(store, 'error');
  const { state } = useLocation();
  const from = isMap(state) && typeof state.from === 'string' ? state.from : undefined;
  const { answers } = store.view.getState().state;
  return (
    <ErrorPage
      brand={brand}
      messages={definitionsNow().messages}
      start={startOf(store)}
      from={from}
      hasAnswers={from === undefined ? Object.keys(answers).length > 0 : asks(from) && journeys.isUnderWay()}
      aside={contact}
    />
  );
}

/** Whether the page of an address asks anything: where it does not, nothing was entered. */
function asks(address: string): boolean {
  const [path = ''] = address.split('?');
  return Object.values(definitionsNow().journeys).some(
    ({ route, steps }) => route !== undefined && steps.length > 0 && matchPath(route, path) !== null,
  );
}
