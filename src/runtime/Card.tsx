import { memo } from 'react';
import { Items } from './Item.tsx';
import styles from './Journey.module.css';
import { headingId, useCard, useStage } from './stage.ts';

const noItems = [] as const;

/** One card of a journey: follows its own title, items and waiting, not its answers. */
export const Card = memo(function Card({ id }: { readonly id: string }) {
  const stage = useStage();
  const title = useCard(stage, id, (card) => card.title);
  const items = useCard(stage, id, (card) => card.items) ?? noItems;
  const waiting = useCard(stage, id, (card) => card.waiting);
  return (
    <section className={styles.card} aria-labelledby={headingId(id)}>
      <h2 className={styles.title} id={headingId(id)} tabIndex={-1}>
        {title}
      </h2>
      <Items stepId={id} items={items} />
      <p role="status" className={styles.waiting}>
        {waiting}
      </p>
    </section>
  );
});
