import { useLocation } from 'react-router-dom';
import { definitionsNow } from '../definitions/parts.ts';
import { ErrorPage } from '../energy/pages/ErrorPage.tsx';
import { isMap } from '../engine/own.ts';
import type { JourneyStore } from '../runtime/store.ts';
import { Contact } from './Contact.tsx';
import { usePageView } from './page-view.ts';

interface ErrorRouteProps {
  /** The journey under way, whose answers are kept. */
  readonly store: JourneyStore;
  /** Whether any journey of this visit holds an answer. */
  readonly isUnderWay: boolean;
  /** The address of the first page. */
  readonly start: string;
  readonly phone: string;
}

/** The error page at its address: with the words of the definitions and the contact box, and its view recorded. */
export function ErrorRoute({ store, isUnderWay, start, phone }: ErrorRouteProps) {
  usePageView(store, 'error');
  const { state } = useLocation();
  const from = isMap(state) && typeof state.from === 'string' ? state.from : undefined;
  const { answers } = store.view.getState().state;
  return (
    <ErrorPage
      messages={definitionsNow().messages}
      start={start}
      from={from}
      hasAnswers={from === undefined ? Object.keys(answers).length > 0 : isUnderWay}
      aside={<Contact phone={phone} />}
    />
  );
}
