import { isComplete } from '../../../engine/journey.ts';
import { saidDay } from '../../../engine/said-day.ts';
import type { Values } from '../../../engine/types.ts';
import { useWidgets } from '../../../react/widgets.ts';
import { answerLines } from '../../../runtime/answer-lines.ts';
import type { JourneyStore } from '../../../runtime/store.ts';
import { text } from '../../api/unchecked.ts';
import styles from './Results.module.css';
import { say } from './words.ts';

interface PrintedProps {
  /** The quote journey, whose answers the deals are for. */
  readonly quote: JourneyStore;
  readonly brand: Values;
}

/** On paper alone, above the deals: through whom and when, and what was answered, where this page still knows it. */
export function Printed({ quote, brand }: PrintedProps) {
  const { steps, state } = quote.view.getState();
  const cards = answerLines(steps, state.answers, useWidgets());
  return (
    <div className={styles.printed}>
      <p>
        {say('printed', {
          name: text(brand.supplierName) ?? '',
          phone: text(brand.supplierPhone) ?? '',
          day: saidDay(quote.today),
        })}
      </p>
      {isComplete(steps) && (
        <dl>
          {cards.flatMap(({ lines }) =>
            lines.map(({ field, label, said }) => (
              <div key={field}>
                <dt>{label}</dt>
                <dd>{said}</dd>
              </div>
            )),
          )}
        </dl>
      )}
    </div>
  );
}
