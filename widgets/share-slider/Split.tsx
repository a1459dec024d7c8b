import { say } from '../say.ts';
import styles from './ShareSlider.module.css';

declare module 'react' {
  interface CSSProperties {
    /** How far the slider stands, 0 to 1. */
    '--share'?: string;
  }
}

interface SplitProps {
  readonly id: string;
  /** Per cent, 0 to 100; undefined while none is chosen. */
  readonly share: number | undefined;
  /** What the share is of ("Night"), and what the rest is ("Day"). */
  readonly name: string | undefined;
  readonly rest: string | undefined;
}

/** The two parts of the slider's track in words and figures. */
export function Split({ id, share, name = say('this-share'), rest = say('the-rest') }: SplitProps) {
  return (
    <p id={id} className={styles.legend}>
      <span className={styles.shareKey}>
        {name} {share === undefined ? '–' : `${share}%`}
      </span>
      <span className="visually-hidden">, </span>
      <span className={styles.restKey}>
        {rest} {share === undefined ? '–' : `${100 - share}%`}
      </span>
    </p>
  );
}
