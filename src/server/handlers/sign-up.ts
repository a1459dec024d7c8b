import { Refused } from '../refused.ts';
import { hashOf, newSwitchKey } from '../sign-up/keys.ts';
import { refusePlan } from '../sign-up/plan.ts';
import type { HandlersOf, Services } from './group.ts';
import { findSavedQuote } from './savedQuote.ts';

/** Handlers of the sign-up. */
export function signUpHandlers({ store, now }: Services): HandlersOf<'POST /request/switch/pro/key'> {
  const { signUps } = store;
  return {
    'POST /request/switch/pro/key': async ({ body }, { subject = null }) => {
      const saved = await findSavedQuote(store, body);
      if (saved instanceof Refused) return saved;
      const refused = refusePlan(body, saved.quote);
      if (refused) return refused;
      if (await signUps.findCompleted('completed_switch_id', body.switchId))
        return new Refused(409, 'The switch of this quote is under way already.', 'switchId');
      const switchKey = newSwitchKey();
      const { switchId, switchType, switchPlan } = body;
      await signUps.start({
        key_hash: hashOf(switchKey),
        switch_id: switchId,
        subject,
        plan: JSON.stringify({ switchType, switchPlan }),
        created_at: new Date(now()).toISOString(),
      });
      return { geniusSwitchKeyDto: { switchKey } };
    },
  };
}
