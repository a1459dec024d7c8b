import { type ReactNode, useId } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import { Link } from '../../../react/page/Link.tsx';
import type { Part } from './details.ts';
import styles from './Section.module.css';
import { say } from './words.ts';

interface SectionProps<T> {
  /** What it shows has a heading of its own: the title is for who hears the page. */
  readonly isNamed?: boolean;
  readonly part: Part<T>;
  /** Which part it is: its texts say that it is on its way, and that it could not be had. */
  readonly of: 'tariff' | 'projection' | 'label';
  readonly onRetry: () => void;
  /** Address of the first page, where a part hangs on the quote: the way on when the quote is gone. */
  readonly start?: string;
  readonly children: (value: T) => ReactNode;
}

/** One part of the page with a state of its own: on its way, not to be had with a way to try again, or there. */
export function Section<T>({ isNamed, part, of, onRetry, start, children }: SectionProps<T>) {
  const id = useId();
  const title = say(of);
  const label = isNamed ? { 'aria-label': title } : { 'aria-labelledby': id };
  return (
    <section className={styles.section} {...label} tabIndex={-1} aria-busy={part.state === 'loading'}>
      {!isNamed && <h2 id={id}>{title}</h2>}
      {part.state === 'loading' && (
        <div className={styles.skeleton} data-short={isNamed === true}>
          <p className="visually-hidden" role="status">
            {say(`${of}-loading`)}
          </p>
        </div>
      )}
      {part.state === 'failed' && (
        <div className={styles.failed} role="alert">
          <p>
            <strong>{say(`${of}-failed`)}</strong>
          </p>
          <p>{part.message}</p>
          <div className="side-by-side">
            <Button onClick={onRetry}>{say('try-again')}</Button>
            {part.status === 404 && start !== undefined && <Link to={start}>{say('check-answers')}</Link>}
          </div>
        </div>
      )}
      {part.state === 'ready' && children(part.value)}
    </section>
  );
}
