import type { ResolvedCard } from '../engine/types.ts';
import { languageNow } from '../words/language.ts';
import { answerForm } from './rjsf/card-form.ts';
import { ShownCard } from './shown.ts';
import { useStage } from './stage.ts';
import { DrawnForm } from './theme.tsx';

/**
 * What a card shows below its title, drawn by rjsf: of its fields only those that changed are drawn again. In another
 * language its schema is another one, which rjsf is given anew: to change it under way would need rjsf's own defaults.
 */
export function CardFields({ card }: { readonly card: ResolvedCard }) {
  const { store, modelOf } = useStage();
  const step = modelOf(store.view.getState()).steps.find(({ id }) => id === card.id);
  return (
    <ShownCard value={card}>{step && <DrawnForm key={languageNow()} {...answerForm(step.card)} />}</ShownCard>
  );
}
