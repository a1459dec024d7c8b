import { memo } from 'react';
import { QuietLabel } from '../../widgets/frame/quiet-label.ts';
import { useCardView } from './card-view.ts';
import { Items } from './Item.tsx';
import styles from './Journey.module.css';
import { headingId, useStage } from './stage.ts';

/** One card of a journey; of its fields only those that changed are drawn again. */
export const Card = memo(function Card({ id }: { readonly id: string }) {
  const view = useCardView(useStage(), id);
  if (view === undefined) return null;
  const { title, items, fields, waiting } = view.card;
  return (
    <section className={styles.card} aria-labelledby={headingId(id)}>
      <h2 className={styles.title} id={headingId(id)} tabIndex={-1}>
        {title}
      </h2>
      <QuietLabel value={fields.length === 1}>
        <Items stepId={id} items={items} fields={view.fields} />
      </QuietLabel>
      <p role="status" className={styles.waiting}>
        {waiting}
      </p>
    </section>
  );
});
