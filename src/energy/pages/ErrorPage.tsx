import type { MouseEvent } from 'react';
import { matchPath, useLocation, useNavigate, useParams } from 'react-router-dom';
import { Button } from '../../../widgets/button/Button.tsx';
import { definitionsNow } from '../../definitions/parts.ts';
import { isMap } from '../../engine/own.ts';
import { Link } from '../../react/page/Link.tsx';
import { PageHeading } from '../../react/page/PageHeading.tsx';
import { PageTitle } from '../../react/page/PageTitle.tsx';
import { words } from '../api/unchecked.ts';
import styles from './ErrorPage.module.css';
import { say } from './error-words.ts';
import { say as sayFrame } from './frame-words.ts';
import type { Given } from './given.ts';
import { usePageView } from './page-view.ts';
import { inGenericWords } from './product-name.ts';
import { startOf } from './start.ts';

/** The state of an error page that nothing is known about (Q8.01). */
const unknown = '404';
/** Statuses of errors; whatever else stands in the address is none. */
const errorStatus = /^[45]\d\d$/;
/** Statuses that trying again does not mend (S2.80). */
const final: readonly string[] = ['404', '500'];

/** The error page (S2.80): the status, the server's message or our own, and the way back to where the person was (Q8.01). */
export function OpenError({ journeys, brand, contact }: Given) {
  const store = journeys.quoteFor();
  usePageView(store, 'error');
  const { status: asked = unknown } = useParams();
  const { state, key } = useLocation();
  const start = startOf(store);
  const from = isMap(state) && typeof state.from === 'string' ? state.from : undefined;
  const hasAnswers =
    from === undefined
      ? Object.keys(store.view.getState().state.answers).length > 0
      : asks(from) && journeys.isUnderWay();
  const navigate = useNavigate();
  const isError = errorStatus.test(asked);
  const status = isError ? asked : unknown;
  const message = (isError && messageIn(state, brand)) || meaningOf(status);
  const canRetry = !final.includes(status);
  // A visit that begins here has no page to go back to.
  const retry = () => (key === 'default' ? navigate(start, { replace: true }) : navigate(-1));
  // Going back finds the page as it was; a press that opens another tab finds it by its address.
  const goBack = (event: MouseEvent) => {
    if (from === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <div className={styles.error}>
      <PageTitle title={sayFrame('went-wrong')} />
      <Unplugged />
      <p className={styles.status}>{say('status', { status })}</p>
      <PageHeading>{sayFrame('went-wrong')}</PageHeading>
      <p className={styles.says}>{message}</p>
      {hasAnswers && <p>{say('still-here')}</p>}
      <p className={styles.actions}>
        {canRetry && (
          <Button kind="primary" onClick={retry}>
            {say('try-again')}
          </Button>
        )}
        <Link className={canRetry ? 'reach' : styles.next} to={from ?? start} onClick={goBack}>
          {say(hasAnswers ? 'back' : from === undefined ? 'first-page' : 'back-there')}
        </Link>
      </p>
      <div className={styles.aside}>{contact}</div>
    </div>
  );
}

/** A plug that has come out of its socket: it says nothing that the words do not. */
function Unplugged() {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 96" aria-hidden="true">
      <path className={styles.cable} d="M0 48h52M192 48h48" />
      <rect className={styles.part} x="52" y="28" width="44" height="40" rx="8" />
      <path d="M96 40h14M96 56h14m11-24 3-9M119 48h10M121 64l3 9" />
      <rect className={styles.part} x="144" y="24" width="48" height="48" rx="10" />
      <path d="M152 40h10M152 56h10" />
    </svg>
  );
}

/** What a status means; one without words of its own means what the first of its hundred does, as HTTP has it. */
function meaningOf(status: string): string | undefined {
  const { messages } = definitionsNow();
  return messages[`error-${status}`] ?? messages[`error-${status.charAt(0)}00`];
}

/** What the server said: as one line of plain text, whoever wrote it. */
function messageIn(state: unknown, brand: Given['brand']): string | undefined {
  const said = isMap(state) ? words(state.message) : undefined;
  return said && inGenericWords(said, brand);
}

/** Whether the page of an address asks anything: where it does not, nothing was entered. */
function asks(address: string): boolean {
  const [path = ''] = address.split('?');
  return Object.values(definitionsNow().journeys).some(
    ({ route, steps }) => route !== undefined && steps.length > 0 && matchPath(route, path) !== null,
  );
}
