import { useId } from 'react';
import { Button } from '../../../../widgets/button/Button.tsx';
import { classNames } from '../../../../widgets/class-names.ts';
import tick from '../../../../widgets/frame/Tick.module.css';
import { Notice } from '../../../../widgets/notice/Notice.tsx';
import { useView } from '../../../react/use-view.ts';
import type { Deal } from '../../api/deal.ts';
import { sayDeal } from '../deal-words.ts';
import { sayCompare } from './compare-words.ts';
import styles from './DealActions.module.css';
import { canSwitch } from './deals.ts';
import { useResults } from './use-results.ts';
import { say } from './words.ts';

/** Switch Now, More Info and Compare of one deal; below them why a switch did not start (Q2.32). */
export function DealActions({ deal }: { readonly deal: Deal }) {
  const { compared, toggle, compare } = useResults();
  const isChosen = compared.includes(deal.id);
  return (
    <div className={styles.frame}>
      {!canSwitch(deal) && <p className={styles.review}>{sayDeal('review-only')}</p>}
      <div className={styles.actions}>
        <DealButtons deal={deal} place="list" />
        <label className={styles.compare}>
          <input
            type="checkbox"
            className={classNames(tick.box, styles.box)}
            checked={isChosen}
            onChange={() => toggle(deal)}
          />
          {sayCompare('compare')} <span className="visually-hidden">{deal.tariffName}</span>
        </label>
        {isChosen && compared.length > 1 && (
          <Button kind="quiet" id={`compare-from-${deal.id}`} onClick={compare}>
            {sayCompare('compare-now', { count: compared.length })}
          </Button>
        )}
      </div>
    </div>
  );
}

/**
 * The two buttons of a deal; one for comparison only has no Switch Now. A deal may have them in several places of the page:
 * the place tells which of them was pressed.
 */
export function DealButtons({ deal, place }: { readonly deal: Deal; readonly place: string }) {
  const { store, pressed, switchTo, openDeal } = useResults();
  const { tariffName } = deal;
  const here = `${place}-${deal.id}`;
  const failureId = useId();
  const isBusy = useView(store, ({ submitting }) => pressed === here && submitting !== undefined);
  const failure = useView(store, (view) => (pressed === here ? view.failure : undefined));
  const label = useView(store, ({ model }) => model.journey.submit.label);
  return (
    <>
      {canSwitch(deal) && (
        <Button
          kind="primary"
          busy={isBusy}
          aria-describedby={failure && failureId}
          onClick={() => switchTo(deal, here)}
        >
          {label} <span className="visually-hidden">{say('to-tariff', { tariff: tariffName })}</span>
        </Button>
      )}
      <Button id={`more-${here}`} data-comes-back onClick={() => openDeal(deal)}>
        {say('more-info')}{' '}
        <span className="visually-hidden">{sayDeal('about-tariff', { tariff: tariffName })}</span>
      </Button>
      {failure && (
        <div className={styles.failure} id={failureId}>
          <Notice tone="danger" heading={failure.heading} text={failure.message} />
        </div>
      )}
    </>
  );
}
