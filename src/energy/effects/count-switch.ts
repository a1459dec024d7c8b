import { affiliateImage } from '../api/affiliate.ts';
import { number, text } from '../api/unchecked.ts';
import type { Effect } from './effect.ts';

/** The affiliate's image of the switch completed here, once (S2.63); it runs when the person agrees (decisions/0008). */
export const countSwitch: Effect = {
  needs: ['brand.pixelHost', 'session.switched', 'session.switchId', 'session.switchedCost'],
  async run({ read }) {
    if (read('session.alreadySwitched') === true || read('session.switchCounted') === true) return {};
    const pixel = affiliateImage({
      host: text(read('brand.pixelHost')) ?? '',
      ownerReference: text(read('brand.switchOwnerReference')) ?? '',
      switchId: number(read('session.switchId')) ?? 0,
      totalCost: number(read('session.switchedCost')) ?? 0,
      isDual: read('session.switchedFuels') === 'Gas & Electricity',
    });
    if (pixel === undefined) return {};
    return { set: { pixel }, sources: { session: { switchCounted: true } } };
  },
  failed: () => ({}),
};
