import DoorOpen from 'lucide-react/icons/door-open';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import Leaf from 'lucide-react/icons/leaf';
import Lock from 'lucide-react/icons/lock';
import Mail from 'lucide-react/icons/mail';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Receipt from 'lucide-react/icons/receipt';
import TrendingUp from 'lucide-react/icons/trending-up';
import type { ComponentType } from 'react';
import type { ResultRow } from '../api/replies.ts';
import { sayDeal } from './deal-words.ts';

/** One thing that is true of a tariff, with its sign. */
export interface Fact {
  readonly says: string;
  readonly Icon: ComponentType<{ readonly size?: number }>;
}

/** The flags that results and details share (§3). */
type Flags = Pick<
  ResultRow,
  | 'isFixed'
  | 'isGreen'
  | 'hasCancellationFee'
  | 'hasOnlineManagement'
  | 'hasPaperBilling'
  | 'hasWarmHomeDiscount'
>;

/** What a tariff's flags say: how its price moves and whether leaving costs, always; the others where they hold (Q2.31). */
export function factsOf(tariff: Flags): readonly Fact[] {
  return [
    tariff.isFixed ? { says: sayDeal('fixed'), Icon: Lock } : { says: sayDeal('variable'), Icon: TrendingUp },
    ...(tariff.isGreen ? [{ says: sayDeal('green'), Icon: Leaf }] : []),
    tariff.hasCancellationFee
      ? { says: sayDeal('exit-fee'), Icon: Receipt }
      : { says: sayDeal('no-exit-fee'), Icon: DoorOpen },
    ...(tariff.hasOnlineManagement ? [{ says: sayDeal('online'), Icon: MonitorSmartphone }] : []),
    ...(tariff.hasPaperBilling ? [{ says: sayDeal('paper'), Icon: Mail }] : []),
    ...(tariff.hasWarmHomeDiscount ? [{ says: sayDeal('warm-home'), Icon: HeartHandshake }] : []),
  ];
}
