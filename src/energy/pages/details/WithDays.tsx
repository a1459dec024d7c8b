import { Fragment } from 'react';
import styles from './Picture.module.css';

const day = /^\d{2}-\d{2}-\d{4}$/;

/** A sentence whose days, DD-MM-YYYY, are never broken over two lines. */
export function WithDays({ text }: { readonly text: string }) {
  let end = 0;
  return text.split(/(\d{2}-\d{2}-\d{4})/).map((part) => {
    end += part.length;
    const key = `${end} ${part}`;
    if (!day.test(part)) return <Fragment key={key}>{part}</Fragment>;
    return (
      <span key={key} className={styles.day}>
        {part}
      </span>
    );
  });
}
