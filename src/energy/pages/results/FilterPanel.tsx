import { Card } from '../../../react/Card.tsx';
import { useOuterStage } from '../../../react/Journey.tsx';
import { StageProvider } from '../../../react/stage.ts';
import { useView } from '../../../react/use-view.ts';
import type { JourneyStore } from '../../../runtime/store.ts';

/** The filter: the cards of the results journey, drawn as any card is (Q2.34). */
export function FilterPanel({ store }: { readonly store: JourneyStore }) {
  const stage = useOuterStage(store);
  const steps = useView(store, stage.stepsOf);
  return (
    <StageProvider value={stage}>
      {steps.map(({ id, open, card }) => open && <Card key={id} card={card} />)}
    </StageProvider>
  );
}
