import { memo } from 'react';
import { QuietLabel } from '../../widgets/frame/quiet-label.ts';
import type { ResolvedCard } from '../engine/types.ts';
import { CardFields } from './CardFields.tsx';
import styles from './Journey.module.css';
import { headingId } from './stage.ts';

/** One card of a journey; of its fields only those that changed are drawn again. */
export const Card = memo(function Card({ card }: { readonly card: ResolvedCard }) {
  const { id, title, fields, waiting } = card;
  return (
    <section className={styles.card} aria-labelledby={headingId(id)}>
      <h2 className={styles.title} id={headingId(id)} tabIndex={-1}>
        {title}
      </h2>
      <QuietLabel value={fields.length === 1}>
        <CardFields card={card} />
      </QuietLabel>
      <p role="status" className={styles.waiting}>
        {waiting}
      </p>
    </section>
  );
});
