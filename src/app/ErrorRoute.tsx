import { definitionsNow } from '../definitions/parts.ts';
import { ErrorPage } from '../pages/ErrorPage.tsx';
import type { JourneyStore } from '../runtime/store.ts';
import { Contact } from './Contact.tsx';
import { usePageView } from './page-view.ts';

interface ErrorRouteProps {
  /** The journey under way, whose answers are kept. */
  readonly store: JourneyStore;
  /** The address of the first page. */
  readonly start: string;
  readonly phone: string;
}

/** The error page at its address: with the words of the definitions and the contact box, and its view recorded. */
export function ErrorRoute({ store, start, phone }: ErrorRouteProps) {
  usePageView(store, 'error');
  const { answers } = store.view.getState().state;
  return (
    <ErrorPage
      messages={definitionsNow().messages}
      start={start}
      hasAnswers={Object.keys(answers).length > 0}
      aside={<Contact phone={phone} />}
    />
  );
}
