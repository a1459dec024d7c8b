import { Button } from '../../../../widgets/button/Button.tsx';
import { Notice } from '../../../../widgets/notice/Notice.tsx';
import { useView } from '../../../react/use-view.ts';
import type { Deal } from '../../api/deal.ts';
import { sayDeal } from '../deal-words.ts';
import { nameOf } from '../facts.ts';
import { NewQuote, useMade } from '../SwitchMade.tsx';
import { canSwitch } from './deals.ts';
import { useResults } from './use-results.ts';
import { say } from './words.ts';

interface DealActionProps {
  readonly deal: Deal;
  /** A deal may stand in several places of the page: where this is. */
  readonly place: 'list' | 'compare';
}

const failureIdOf = (here: string) => `failure-${here}`;

/** Switch Now to a deal (Q2.32); of one for comparison only, that it is. */
export function SwitchNow({ deal, place }: DealActionProps) {
  const { store, pressed, switchTo } = useResults();
  const here = `${place}-${deal.id}`;
  const isBusy = useView(store, ({ submitting }) => pressed === here && submitting !== undefined);
  const hasFailed = useView(store, ({ failure }) => pressed === here && failure !== undefined);
  const label = useView(store, ({ model }) => model.journey.submit.label);
  const made = useMade(store);
  if (made) return null;
  if (!canSwitch(deal)) return <p>{sayDeal('review-only')}</p>;
  return (
    <Button
      kind="primary"
      busy={isBusy}
      aria-describedby={hasFailed ? failureIdOf(here) : undefined}
      onClick={() => switchTo(deal, here)}
    >
      {label} <span className="visually-hidden">{say('to-deal', { deal: nameOf(deal) })}</span>
    </Button>
  );
}

/** Why the switch that was asked for here did not start (Q2.32). */
export function SwitchFailure({ deal, place }: DealActionProps) {
  const { store, pressed } = useResults();
  const here = `${place}-${deal.id}`;
  const failure = useView(store, (view) => (pressed === here ? view.failure : undefined));
  if (!failure) return null;
  return (
    <div id={failureIdOf(here)}>
      <Notice tone="danger" heading={failure.heading} text={failure.message}>
        <NewQuote store={store} status={failure.status} />
      </Notice>
    </div>
  );
}

/** More Info on a deal: its details (Q2.32). */
export function MoreInfo({ deal, place }: DealActionProps) {
  const { openDeal } = useResults();
  return (
    <Button kind="quiet" id={`more-${place}-${deal.id}`} data-comes-back onClick={() => openDeal(deal)}>
      {say('more-info')}{' '}
      <span className="visually-hidden">{sayDeal('about-deal', { deal: nameOf(deal) })}</span>
    </Button>
  );
}
