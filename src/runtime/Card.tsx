import { memo } from 'react';
import { QuietLabel } from '../../widgets/frame/quiet-label.ts';
import type { ResolvedCard } from '../engine/types.ts';
import { drawItems } from './Item.tsx';
import styles from './Journey.module.css';
import { headingId } from './stage.ts';

/** One card of a journey; of its fields only those that changed are drawn again. */
export const Card = memo(function Card({ card }: { readonly card: ResolvedCard }) {
  const { id, title, items, fields, waiting } = card;
  return (
    <section className={styles.card} aria-labelledby={headingId(id)}>
      <h2 className={styles.title} id={headingId(id)} tabIndex={-1}>
        {title}
      </h2>
      <QuietLabel value={fields.length === 1}>{drawItems(card, items)}</QuietLabel>
      <p role="status" className={styles.waiting}>
        {waiting}
      </p>
    </section>
  );
});
