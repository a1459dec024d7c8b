import DoorOpen from 'lucide-react/icons/door-open';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import Leaf from 'lucide-react/icons/leaf';
import Lock from 'lucide-react/icons/lock';
import Mail from 'lucide-react/icons/mail';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import ReceiptPoundSterling from 'lucide-react/icons/receipt-pound-sterling';
import TrendingUp from 'lucide-react/icons/trending-up';
import type { ComponentType } from 'react';
import { saidDay } from '../../engine/said-day.ts';
import type { ResultRow } from '../api/contract/quote.ts';
import type { Deal } from '../api/deal.ts';
import { sayDeal } from './deal-words.ts';
import { inPounds } from './money.ts';
import { fixEndOf } from './switch-days.ts';

/** One thing that is true of a tariff, with its sign. */
interface Fact {
  readonly says: string;
  readonly Icon: ComponentType<{ readonly size?: number }>;
}

type Terms = Pick<ResultRow, 'isFixed' | 'isGreen' | 'hasCancellationFee'> &
  Partial<Pick<Deal, 'fixedMonths'>> & {
    /** Pounds, or in words that begin with them: "£130 (£65 per fuel)". */
    readonly exitFees?: Deal['exitFees'] | string | undefined;
  };
type Extras = Pick<ResultRow, 'hasOnlineManagement' | 'hasPaperBilling' | 'hasWarmHomeDiscount'>;

/** How long a tariff's price holds, if it is switched to today, and what leaving costs; and that it is green (Q2.31). */
export function termsOf(tariff: Terms, today: string): readonly Fact[] {
  return [
    { says: sayingPrice(tariff, today), Icon: tariff.isFixed ? Lock : TrendingUp },
    { says: sayingExitFee(tariff), Icon: tariff.hasCancellationFee ? ReceiptPoundSterling : DoorOpen },
    ...(tariff.isGreen ? [{ says: sayDeal('green'), Icon: Leaf }] : []),
  ];
}

/** The other flags of a tariff, where they hold (Q2.31). */
export function extrasOf(tariff: Extras): readonly Fact[] {
  return [
    ...(tariff.hasOnlineManagement ? [{ says: sayDeal('online'), Icon: MonitorSmartphone }] : []),
    ...(tariff.hasPaperBilling ? [{ says: sayDeal('paper'), Icon: Mail }] : []),
    ...(tariff.hasWarmHomeDiscount ? [{ says: sayDeal('warm-home'), Icon: HeartHandshake }] : []),
  ];
}

/** How a tariff's price moves, if it is switched to today: "Fixed until about 29-11-2027", "Variable price". */
export function sayingPrice({ isFixed, fixedMonths }: Terms, today: string): string {
  if (!isFixed) return sayDeal('variable');
  const fixEnds = fixEndOf(today, fixedMonths);
  return fixEnds ? sayDeal('fixed-until', { day: saidDay(fixEnds) }) : sayDeal('fixed');
}

/** What leaving a tariff early costs: "Exit fee £130", "No exit fee". */
function sayingExitFee({ hasCancellationFee, exitFees }: Terms): string {
  if (!hasCancellationFee) return sayDeal('no-exit-fee');
  const amount = typeof exitFees === 'number' ? exitFees && inPounds(exitFees) : exitFees;
  return amount ? sayDeal('exit-fee-of', { amount }) : sayDeal('exit-fee');
}

/** A deal by its supplier and tariff: what tells it from every other deal in a list. */
export const nameOf = ({ supplierName, tariffName }: Pick<Deal, 'supplierName' | 'tariffName'>): string =>
  sayDeal('deal', { supplier: supplierName, tariff: tariffName });
