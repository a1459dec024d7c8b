import { Link } from '../../../react/page/Link.tsx';
import { say } from '../frame-words.ts';

/** The way to save the quote and come back to it. */
export function KeepLink() {
  return (
    <p>
      <Link to="/save-quote">{say('keep')}</Link>
    </p>
  );
}
