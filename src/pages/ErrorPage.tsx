import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { Button } from '../../widgets/button/Button.tsx';
import { PageHeading } from './PageHeading.tsx';
import styles from './Pages.module.css';
import { PageTitle } from './PageTitle.tsx';

/** What each status means for people, where the server said nothing (S2.80). */
const meanings: Readonly<Record<string, string>> = {
  '400': 'We could not understand that request.',
  '401': 'Your visit has ended because nothing happened for a while.',
  '404': 'We could not find that page.',
  '500': 'Something broke on our side. Please try again in a few minutes.',
};

function messageIn(state: unknown): string | undefined {
  const message =
    typeof state === 'object' && state !== null && 'message' in state ? state.message : undefined;
  return typeof message === 'string' && message !== '' ? message : undefined;
}

/** The error page: the status, the server's message or our own, and the way back (Q8.01). `start` is the first page. */
export function ErrorPage({ start }: { readonly start: string }) {
  const { status = '404' } = useParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const code = Object.hasOwn(meanings, status) ? status : '404';
  const canRetry = code !== '500' && code !== '404';
  return (
    <div className={styles.message}>
      <PageTitle title="Something went wrong" />
      <p className={styles.code}>Error {code}</p>
      <PageHeading>Something went wrong</PageHeading>
      <p>{messageIn(state) ?? meanings[code]}</p>
      <p className={styles.actions}>
        {canRetry && (
          <Button kind="primary" onClick={() => navigate(-1)}>
            Try Again
          </Button>
        )}
        <Link to={start}>Back to your answers</Link>
      </p>
    </div>
  );
}
