import { Fragment } from 'react';
import styles from './Picture.module.css';

/** A sentence whose days, DD-MM-YYYY, are never broken over two lines. */
export function WithDays({ text }: { readonly text: string }) {
  const parts = text.split(/(\d{2}-\d{2}-\d{4})/);
  return parts.map((part, index) => {
    const key = parts.slice(0, index).join('').length;
    return index % 2 === 1 ? (
      <span key={key} className={styles.day}>
        {part}
      </span>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
}
