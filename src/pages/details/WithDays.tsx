import { createElement, Fragment, type ReactNode } from 'react';
import styles from './Picture.module.css';

/** A sentence whose days, DD-MM-YYYY, are never broken over two lines. */
export function WithDays({ text }: { readonly text: string }) {
  // Words have no names, so none of the parts carries a key.
  return createElement(Fragment, null, ...text.split(/(\d{2}-\d{2}-\d{4})/).map(drawPart));
}

/** Every second part is a day. */
function drawPart(part: string, place: number): ReactNode {
  return place % 2 === 1 ? <span className={styles.day}>{part}</span> : part;
}
