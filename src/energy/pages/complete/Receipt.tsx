import Download from 'lucide-react/icons/download';
import { Button } from '../../../../widgets/button/Button.tsx';
import { WithDays } from '../../../../widgets/wording/WithDays.tsx';
import { saidDay } from '../../../engine/said-day.ts';
import type { Values } from '../../../engine/types.ts';
import { text } from '../../api/unchecked.ts';
import { sayDeal } from '../deal-words.ts';
import { inPounds, monthlyCost } from '../money.ts';
import { lastToCancel, switchDays, switchTerms } from '../switch-days.ts';
import { type ReceiptLine, receiptPage } from './receipt-page.ts';
import styles from './SwitchComplete.module.css';
import { saveFile } from './save-file.ts';
import type { Switched } from './switched.ts';
import { say } from './words.ts';

const fuelWords = {
  Gas: 'gas-alone',
  Electricity: 'electricity-alone',
  'Gas & Electricity': 'both-fuels',
} as const;

interface ReceiptProps {
  readonly switched: Switched;
  readonly brand: Values;
  /** The day on which the welcome pack came, YYYY-MM-DD; '' where it is not known. */
  readonly pack: string;
}

/** What was bought of whom, for which home, at what price and when, as far as it is known; it prints and saves as a page of its own. */
export function Receipt({ switched, brand, pack }: ReceiptProps) {
  const { supplier, tariff, fuels, cost, payMethod, address, on, endsOn, isDelayed, workingDays, exitFees } =
    switched;
  const { name, offsetId, references } = switched;
  const starts = on && switchDays({ on, isDelayed, workingDays }).starts;
  const all: readonly (readonly [name: string, value: string | undefined])[] = [
    [say('from-brand'), text(brand.supplierName)],
    [say('customer'), name],
    [say('fuels'), fuels && say(fuelWords[fuels])],
    [say('new-tariff'), supplier && tariff ? sayDeal('deal', { supplier, tariff }) : supplier],
    [
      say('costs'),
      cost === undefined
        ? undefined
        : say('a-year', { amount: inPounds(cost), month: inPounds(monthlyCost(cost)) }),
    ],
    [say('paid-by'), payMethod],
    [say('home'), address ?? say('home-not-kept')],
    [say('applied'), on && saidDay(on)],
    [
      say('starts'),
      starts &&
        (starts.from === starts.to
          ? say(isDelayed ? 'starts-later-day' : 'starts-soon-day', { day: saidDay(starts.from) })
          : say(isDelayed ? 'starts-later' : 'starts-soon', {
              from: saidDay(starts.from),
              to: saidDay(starts.to),
            })),
    ],
    [
      say('cancel-by'),
      pack === ''
        ? on && say('cancel-by-says', { days: switchTerms.coolingOffDays })
        : saidDay(lastToCancel(pack)),
    ],
    [say('fix-ends'), endsOn && say('about', { day: saidDay(endsOn) })],
    [sayDeal('exit-fee'), exitFees ? inPounds(exitFees) : undefined],
    [say('offset-id'), brand.carbonOffset === true ? offsetId : undefined],
    [say('phone'), text(brand.supplierPhone)],
  ];
  const lines = all.flatMap(([name, value]): readonly ReceiptLine[] => (value ? [[name, value]] : []));
  const save = () => {
    const numbers = references.map((one): ReceiptLine => [one.name, one.number]);
    const from = text(brand.supplierName);
    const title = from && supplier ? say('receipt-of', { brand: from, supplier }) : say('receipt');
    const page = receiptPage(title, [...numbers, ...lines], document.documentElement.lang);
    saveFile('your-switch.html', 'text/html', page);
  };
  return (
    <section className={styles.receipt} aria-labelledby="receipt">
      <h2 id="receipt">{say('receipt')}</h2>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <WithDays text={value} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.save}>
        <Button onClick={save}>
          <Download size={18} /> {say('save-receipt')}
        </Button>
        {address !== undefined && <p>{say('save-now')}</p>}
      </div>
    </section>
  );
}
