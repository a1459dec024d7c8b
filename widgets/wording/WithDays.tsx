import { Fragment, type ReactNode } from 'react';
import styles from './Wording.module.css';

const day = /(\d{2}-\d{2}-\d{4})/;

/** A text in which no day (DD-MM-YYYY) breaks across two lines. */
export function WithDays({ text }: { readonly text: string }): ReactNode {
  const [before = '', found, ...after] = text.split(day);
  if (found === undefined) return before;
  return (
    <Fragment>
      {before}
      <span className={styles.day}>{found}</span>
      <WithDays text={after.join('')} />
    </Fragment>
  );
}
