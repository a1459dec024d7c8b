import { valuesOf } from '../../engine/path.ts';
import type { Outcome } from '../../engine/types.ts';
import { figuresOf } from '../../engine/variant.ts';
import { type ApiFailure, unreadable } from '../api/failure.ts';
import { readPlan } from '../api/plan.ts';
import { sayService } from '../api/words.ts';
import type { Effect, EffectContext } from './effect.ts';

const firstPage = '/switch/home-energy';

/** Statuses that lead to the error page by themselves (Q8.01). */
const fatal = [401, 500];

/** Whether the switch of the saved quote was completed; undefined where nobody could say. */
export async function wasSwitched({ read, api, signal }: EffectContext): Promise<boolean | undefined> {
  const body = { switchId: Number(read('session.switchId')) };
  const reply: unknown = await api(
    'POST /request/customer/whitelabel/switch/complete',
    { body },
    { signal },
  ).catch(() => undefined);
  return reply === undefined ? undefined : Boolean(reply);
}

/** The same, where any trouble means no (§7). */
export const isSwitched = async (context: EffectContext): Promise<boolean> =>
  (await wasSwitched(context)) === true;

/** Asks first whether the switch was made before; if so, the complete page says so (S4.01). */
export const askAlreadySwitched: Effect = {
  needs: ['session.switchId', 'session.switchKey'],
  loader: 'page',
  async run(context) {
    if (!(await isSwitched(context))) return { set: { isSwitchedAlready: false } };
    return {
      set: { isSwitchedAlready: true },
      sources: { session: { alreadySwitched: true } },
      go: '/switch-complete',
    };
  },
  failed: () => ({ set: { isSwitchedAlready: false } }),
};

/** Back from the error page the plan can be asked for again; any other failure leads to the first page, and keeps the quote (S7.01). */
const withoutPlan = ({ status, message }: ApiFailure): Outcome => ({
  failure: {
    message: status === 404 ? sayService('sign-up-gone') : sayService('plan-not-loaded', { why: message }),
    status,
  },
  ...(fatal.includes(status) ? {} : { sources: { session: { planMissing: true } }, go: firstPage }),
});

/** The plan that is signed up for; without it there is nothing to sign up to (S7.01). */
export const loadPlan: Effect = {
  needs: ['session.switchKey'],
  loader: 'page',
  async run({ situation, read, api, signal }) {
    const body = { switchKey: String(read('session.switchKey')) };
    const reply = await api('POST /request/switch/pro/info/switch-plan', { body }, { signal });
    const plan = readPlan(reply?.geniusSwitchPlanInfoDto?.geniusSwitchPlanInfo?.switchPlanInfoDto);
    if (plan === undefined) throw unreadable();
    const asOf = situation().today;
    return { sources: { plan: { ...plan, asOf } }, set: { isPlanKnown: true } };
  },
  failed: withoutPlan,
};

/** The supplier's own wording and consents, laid over the shared card; never another supplier's in its place. */
export const loadSupplierTerms: Effect = {
  needs: ['plan.supplierId'],
  async run({ situation, variant }) {
    const loaded = await variant();
    if (loaded === undefined) return withoutTerms();
    return {
      variant: loaded,
      sources: { plan: { ...valuesOf(situation(), 'plan'), variant: loaded.name, ...figuresOf(loaded) } },
      set: { areTermsKnown: true },
    };
  },
  failed: withoutTerms,
};

function withoutTerms(): Outcome {
  return { failure: { message: sayService('supplier-terms-not-loaded') } };
}
