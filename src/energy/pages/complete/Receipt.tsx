import { WithDays } from '../../../../widgets/wording/WithDays.tsx';
import { saidDay } from '../../../engine/said-day.ts';
import type { Values } from '../../../engine/types.ts';
import { text } from '../../api/unchecked.ts';
import { sayDeal } from '../deal-words.ts';
import { inPounds, monthlyCost } from '../money.ts';
import { switchTerms } from '../switch-days.ts';
import styles from './SwitchComplete.module.css';
import type { Switched } from './switched.ts';
import { say } from './words.ts';

interface ReceiptProps {
  readonly switched: Switched;
  readonly brand: Values;
}

/**
 * What was bought of whom, for which home, at what price and when: on paper a page of its own, below the references. What is
 * not known is left out.
 */
export function Receipt({ switched, brand }: ReceiptProps) {
  const { supplier, tariff, cost, address, on, endsOn } = switched;
  const lines: readonly (readonly [name: string, value: string | undefined])[] = [
    [say('from-brand'), text(brand.supplierName)],
    [say('new-tariff'), supplier && tariff ? sayDeal('deal', { supplier, tariff }) : supplier],
    [
      say('costs'),
      cost === undefined
        ? undefined
        : say('a-year', { amount: inPounds(cost), month: inPounds(monthlyCost(cost)) }),
    ],
    [say('home'), address ?? say('home-not-kept')],
    [say('applied'), on && saidDay(on)],
    [say('cancel-by'), on && say('cancel-by-says', { days: switchTerms.coolingOffDays })],
    [say('fix-ends'), endsOn && say('about', { day: saidDay(endsOn) })],
    [say('phone'), text(brand.supplierPhone)],
  ];
  return (
    <section className={styles.receipt} aria-labelledby="receipt">
      <h2 id="receipt">{say('receipt')}</h2>
      <dl>
        {lines.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <WithDays text={value} />
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
