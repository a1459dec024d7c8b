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
    tariff.isFixed ? { says: 'Fixed price', Icon: Lock } : { says: 'Variable price', Icon: TrendingUp },
    ...(tariff.isGreen ? [{ says: 'Green', Icon: Leaf }] : []),
    tariff.hasCancellationFee ? { says: 'Exit fee', Icon: Receipt } : { says: 'No exit fee', Icon: DoorOpen },
    ...(tariff.hasOnlineManagement ? [{ says: 'Online account', Icon: MonitorSmartphone }] : []),
    ...(tariff.hasPaperBilling ? [{ says: 'Paper bills', Icon: Mail }] : []),
    ...(tariff.hasWarmHomeDiscount ? [{ says: 'Warm Home Discount', Icon: HeartHandshake }] : []),
  ];
}
