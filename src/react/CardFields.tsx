import type { ResolvedCard } from '../engine/types.ts';
import { answerForm } from './rjsf/card-form.ts';
import { ShownCard } from './shown.ts';
import { useStage } from './stage.ts';
import { DrawnForm } from './theme.tsx';

/** What a card shows below its title, drawn by rjsf: of its fields only those that changed are drawn again. */
export function CardFields({ card }: { readonly card: ResolvedCard }) {
  const { store, modelOf } = useStage();
  const step = modelOf(store.view.getState()).steps.find(({ id }) => id === card.id);
  return <ShownCard value={card}>{step && <DrawnForm {...answerForm(step.card)} />}</ShownCard>;
}
