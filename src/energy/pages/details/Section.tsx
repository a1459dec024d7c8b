import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../../widgets/button/Button.tsx';
import type { Part } from './details.ts';
import styles from './Section.module.css';

interface SectionProps<T> {
  readonly title: string;
  /** What it shows has a heading of its own: the title is for who hears the page. */
  readonly isNamed?: boolean;
  readonly part: Part<T>;
  /** What is on its way, in words: "your projections". */
  readonly what: string;
  /** Asks again for what could not be had. */
  readonly onRetry: () => void;
  /** Address of the first page, where a part hangs on the quote: the way on when the quote is gone. */
  readonly start?: string;
  readonly children: (value: T) => ReactNode;
}

/** One part of the page with a state of its own: on its way, not to be had with a way to try again, or there. */
export function Section<T>({ title, isNamed, part, what, onRetry, start, children }: SectionProps<T>) {
  const id = useId();
  const label = isNamed ? { 'aria-label': title } : { 'aria-labelledby': id };
  return (
    <section className={styles.section} {...label} tabIndex={-1} aria-busy={part.state === 'loading'}>
      {!isNamed && <h2 id={id}>{title}</h2>}
      {part.state === 'loading' && <Skeleton what={what} isShort={isNamed} />}
      {part.state === 'failed' && (
        <Failed what={what} message={part.message} onRetry={onRetry}>
          {part.status === 404 && start !== undefined && <Link to={start}>Check your answers</Link>}
        </Failed>
      )}
      {part.state === 'ready' && children(part.value)}
    </section>
  );
}

function Skeleton({
  what,
  isShort = false,
}: {
  readonly what: string;
  readonly isShort?: boolean | undefined;
}) {
  return (
    <div className={styles.skeleton} data-short={isShort}>
      <p className="visually-hidden" role="status">
        Loading {what}…
      </p>
    </div>
  );
}

interface FailedProps {
  readonly what: string;
  readonly message: string;
  readonly onRetry: () => void;
  /** Another way on. */
  readonly children: ReactNode;
}

/** Why a part is missing, in the server's words as plain text, and the button that asks again. */
function Failed(props: FailedProps) {
  return (
    <div className={styles.failed} role="alert">
      <p>
        <strong>We could not load {props.what}.</strong>
      </p>
      <p>{props.message}</p>
      <div className={styles.ways}>
        <Button onClick={props.onRetry}>Try again</Button>
        {props.children}
      </div>
    </div>
  );
}
