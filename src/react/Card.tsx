import { memo, useMemo } from 'react';
import { QuietLabel } from '../../widgets/frame/quiet-label.ts';
import type { ResolvedCard } from '../engine/types.ts';
import { CardFields } from './CardFields.tsx';
import styles from './Journey.module.css';
import { headingId } from './stage.ts';

interface CardProps {
  readonly card: ResolvedCard;
  /** It stands below the heading of a panel. */
  readonly isInPanel?: boolean;
}

/** One card of a journey; of its fields only those that changed are drawn again. */
export const Card = memo(function Card({ card, isInPanel = false }: CardProps) {
  const { id, title } = card;
  const Heading = isInPanel ? 'h3' : 'h2';
  return (
    <section className={isInPanel ? styles.inPanel : styles.card} aria-labelledby={headingId(id)}>
      <Heading className={styles.title} id={headingId(id)} tabIndex={-1}>
        {title}
      </Heading>
      <CardBody card={card} />
    </section>
  );
});

/** What stands below a card's title, and why it waits. */
export function CardBody({ card }: { readonly card: ResolvedCard }) {
  const { id, title: says, fields } = card;
  const isOne = fields.length === 1;
  const heading = useMemo(() => isOne && { id: headingId(id), says }, [isOne, id, says]);
  return (
    <>
      <QuietLabel value={heading}>
        <CardFields card={card} />
      </QuietLabel>
      <p role="status" className={styles.waiting}>
        {card.waiting}
      </p>
    </>
  );
}
