import DoorOpen from 'lucide-react/icons/door-open';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import Leaf from 'lucide-react/icons/leaf';
import Lock from 'lucide-react/icons/lock';
import Mail from 'lucide-react/icons/mail';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Receipt from 'lucide-react/icons/receipt';
import TrendingUp from 'lucide-react/icons/trending-up';
import type { ComponentType } from 'react';
import type { Deal } from './deals.ts';

/** One thing that is true of a deal, with its sign. */
export interface Fact {
  readonly says: string;
  readonly Icon: ComponentType<{ readonly size?: number }>;
}

/** What a deal's flags say: how its price moves and whether leaving costs, always; the others where they hold (Q2.31). */
export function factsOf(deal: Deal): readonly Fact[] {
  return [
    deal.isFixed ? { says: 'Fixed price', Icon: Lock } : { says: 'Variable price', Icon: TrendingUp },
    ...(deal.isGreen ? [{ says: 'Green', Icon: Leaf }] : []),
    deal.hasCancellationFee ? { says: 'Exit fee', Icon: Receipt } : { says: 'No exit fee', Icon: DoorOpen },
    ...(deal.hasOnlineManagement ? [{ says: 'Online account', Icon: MonitorSmartphone }] : []),
    ...(deal.hasPaperBilling ? [{ says: 'Paper bills', Icon: Mail }] : []),
    ...(deal.hasWarmHomeDiscount ? [{ says: 'Warm Home Discount', Icon: HeartHandshake }] : []),
  ];
}
