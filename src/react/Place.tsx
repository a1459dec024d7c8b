import { Card } from './Card.tsx';
import { useOpenCard } from './stage.ts';

/** The place of one step: its card while it is open. It follows its own step, so a key draws no other card again. */
export function Place({ index }: { readonly index: number }) {
  const card = useOpenCard(index);
  return card && <Card key={card.id} card={card} />;
}
