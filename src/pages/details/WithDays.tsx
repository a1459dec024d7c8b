import { createElement, Fragment } from 'react';
import styles from './Picture.module.css';

/** A sentence whose days, DD-MM-YYYY, are never broken over two lines. */
export function WithDays({ text }: { readonly text: string }) {
  const parts = text.split(/(\d{2}-\d{2}-\d{4})/);
  const drawn = parts.map((part, at) => (at % 2 === 1 ? <span className={styles.day}>{part}</span> : part));
  // Words have no names, so none of the parts carries a key.
  return createElement(Fragment, null, ...drawn);
}
