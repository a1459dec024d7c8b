import { useEffect, useRef } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import { Notice } from '../../../../widgets/notice/Notice.tsx';
import { WithDays } from '../../../../widgets/wording/WithDays.tsx';
import { own } from '../../../engine/own.ts';
import { saidDay } from '../../../engine/said-day.ts';
import { Link } from '../../../react/page/Link.tsx';
import { useView } from '../../../react/use-view.ts';
import type { JourneyStore } from '../../../runtime/store.ts';
import { text } from '../../api/unchecked.ts';
import { CopyButton } from './CopyButton.tsx';
import { StopLink } from './StopLink.tsx';
import styles from './SwitchComplete.module.css';
import { say } from './words.ts';

/** The link to the progress of the switch, to be copied and stopped; nothing where the service knows no such switch of this visitor's. */
export function Follow({ store }: { readonly store: JourneyStore }) {
  useEffect(() => void store.run('load-progress-link'), [store]);
  const { linkToken, linkUntil } = useView(store, ({ state }) => state.answers);
  const failure = useView(store, ({ state }) => own(state.failures, 'load-progress-link'));
  const failed = useView(store, ({ state }) => own(state.failures, 'end-progress-link'));
  const heading = useRef<HTMLHeadingElement>(null);
  const token = text(linkToken);
  const until = text(linkUntil);
  if (failure?.status === 404) return null;
  /** What was pressed is gone then: the focus goes to what is told in its place. */
  const run = (word: string, given?: { readonly again: true }) => {
    void store.run(word, given).then(() => heading.current?.focus());
  };
  return (
    // The link is as good as a key: it stays off paper, which is passed on.
    <section className={`off-paper ${styles.follow}`} aria-labelledby="follow">
      <h2 ref={heading} id="follow" tabIndex={-1}>
        {say('follow')}
      </h2>
      {failure === undefined && until === undefined && <p role="status">{say('follow-waiting')}</p>}
      {failure && (
        <Notice tone="warning" text={failure.message}>
          <Button onClick={() => run('load-progress-link')}>{say('try-again')}</Button>
        </Notice>
      )}
      {failed && <Notice tone="warning" text={failed.message} />}
      {token ? (
        <>
          <p>
            <WithDays text={say('follow-says', { day: saidDay(until ?? '') })} />
          </p>
          <p className={styles.link}>
            <Link to={`/switch-progress#${token}`}>{addressOf(token)}</Link>
          </p>
          <div className={styles.copy}>
            <CopyButton text={addressOf(token)} name={say('follow-link')} />
          </div>
          <StopLink
            label={say('follow-stop')}
            asks={say('follow-stop-asks')}
            confirmLabel={say('follow-stop-now')}
            onStop={() => run('end-progress-link')}
          />
        </>
      ) : (
        until && (
          <>
            <p>{say('follow-stopped')}</p>
            <p className={styles.copy}>
              <Button onClick={() => run('load-progress-link', { again: true })}>
                {say('follow-again')}
              </Button>
            </p>
          </>
        )
      )}
    </section>
  );
}

const addressOf = (token: string) => `${globalThis.location.origin}/switch-progress#${token}`;
