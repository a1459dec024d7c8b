import { Refused } from '../../../service/refused.ts';
import type { signUpCalls } from '../../api/contract/sign-up.ts';
import { canBelongTogether } from '../bank/modulus.ts';
import { presentYear } from '../market/projection.ts';
import { choices } from '../sign-up/choices.ts';
import { completeSwitch } from '../sign-up/complete.ts';
import { closed, hashOf, isOwn, newKey, openSignUp, openUnfinished } from '../sign-up/keys.ts';
import { planIn, readPlan, refusePlan } from '../sign-up/plan.ts';
import { planParts } from '../sign-up/planInfo.ts';
import { sealSection } from '../sign-up/sections.ts';
import type { HandlersOf, Services } from './group.ts';
import { findSavedQuote, quoteBodyOf } from './savedQuote.ts';
import { sectionHandlers } from './sections.ts';

/** Handlers of the sign-up: the plan, its lists, its sections, the bank check and the completion. */
export function signUpHandlers(services: Services): HandlersOf<keyof typeof signUpCalls> {
  const { store, sealer, market, now } = services;
  const { signUps } = store;
  const open = openUnfinished(signUps, now);
  /** A call that needs an open sign-up and no more. */
  const list =
    <T>(reply: T) =>
    async (
      { body }: { readonly body: { readonly switchKey: string } },
      caller: Parameters<typeof open>[1],
    ) => {
      const signUp = await open(body.switchKey, caller);
      return signUp instanceof Refused ? signUp : reply;
    };

  return {
    'POST /request/switch/pro/key': async ({ body }, { subject }) => {
      const saved = await findSavedQuote(services, body, subject);
      if (saved instanceof Refused) return saved;
      const refused = refusePlan(body, saved.quote, market().catalogue);
      if (refused) return refused;
      const switchKey = newKey();
      const { switchId, switchType, switchPlan } = body;
      const isStarted = await signUps.start({
        key_hash: hashOf(switchKey),
        switch_id: switchId,
        subject: saved.owner,
        plan: JSON.stringify({ switchType, switchPlan }),
        created_at: new Date(now()).toISOString(),
      });
      if (!isStarted) {
        const gone = await findSavedQuote(services, body, subject);
        return gone instanceof Refused
          ? gone
          : new Refused(409, 'The switch of this quote is under way already.', 'switchId');
      }
      return { geniusSwitchKeyDto: { switchKey } };
    },
    'POST /request/switch/pro/info/switch-plan': async ({ body }, caller) => {
      const signUp = await open(body.switchKey, caller);
      if (signUp instanceof Refused) return signUp;
      const plans = readPlan(signUp.plan);
      const saved = await findSavedQuote(
        services,
        { switchId: signUp.switch_id, switchType: plans.switchType },
        signUp.subject,
      );
      if (saved instanceof Refused) return saved;
      const switchPlanInfoDto = planParts(market(), saved.quote, plans);
      return { geniusSwitchPlanInfoDto: { geniusSwitchPlanInfo: { switchPlanInfoDto } } };
    },
    'POST /request/switch/pro/detail/employment-statuses': list({
      employmentStatusesDto: { employmentStatuses: choices.employmentStatusId },
    }),
    'POST /request/switch/pro/detail/titles': list({ titlesDto: { titles: choices.titleId } }),
    'POST /request/switch/pro/detail/special-needs': list({
      specialNeedsDto: { specialNeeds: choices.specialNeedsId },
    }),
    'POST /request/switch/pro/detail/residential-statuses': list({
      residentialStatusesDto: { residentialStatuses: choices.residentialStatusId },
    }),
    'POST /request/switch/pro/detail/direct-debit-days': list({
      directDebitDayOfTheMonthsDto: { directDebitDayOfTheMonths: choices.preferredDirectDebitDay },
    }),
    'GET /request/switch/pro/info/address/v2': async ({ query }, caller) => {
      const signUp = await open(query.switchKey, caller);
      if (signUp instanceof Refused) return signUp;
      const quote = await quoteBodyOf(services, signUp.switch_id, signUp.subject);
      if (quote instanceof Refused) return quote;
      const { addressLine1: line1, addressLine2: line2, town: city, county, postcode } = quote;
      const held = { residentialStatusId: null, lengthOfResidencyInMonths: null };
      const present = { ...held, line1, line2, city, county, postcode };
      return { addressInfoDto: { residentialAddresses: { present } } };
    },
    ...sectionHandlers(services),
    'POST /request/bank/is-valid': async ({ body }, caller) => {
      const signUp = await open(body.switchKey, caller);
      if (signUp instanceof Refused) return signUp;
      const { sortCode, accountNumber } = body;
      const isValid = canBelongTogether({ sortCode, accountNumber });
      const verified = isValid
        ? sealSection(sealer, signUp, 'bank_verified', { sortCode, accountNumber })
        : null;
      await signUps.save(signUp.key_hash, { bank_verified: verified });
      return { isValid };
    },
    'POST /request/switch/pro/complete': async ({ headers, body }, caller) => {
      const signUp = await openSignUp(signUps, body.switchKey, caller, now());
      if (signUp instanceof Refused) return signUp;
      const plans = planIn(signUp.plan);
      const { switch_id: switchId, subject } = signUp;
      const find = async () =>
        plans && (await findSavedQuote(services, { switchId, switchType: plans.switchType }, subject));
      const saved = await find();
      // A switch that was made is told again; one that is not is never made of a quote that is not its visitor's.
      if (saved instanceof Refused && saved.status === 404 && signUp.completed_at === null) return saved;
      const quote = saved instanceof Refused ? undefined : saved?.quote;
      const gas = quote?.supplies.find(({ fuel }) => fuel === 'gas');
      const gasKwh = quote && gas ? presentYear(market(), quote, gas).usage.kwh : null;
      const answer = await completeSwitch(
        { signUps, sealer, now, gasKwh, catalogue: market().catalogue },
        signUp,
        headers['Idempotency-Key'],
      );
      if (answer === undefined) {
        const gone = await find();
        return gone instanceof Refused ? gone : closed;
      }
      return answer instanceof Refused ? answer : { geniusSwitchedDto: answer };
    },
    'POST /request/customer/whitelabel/switch/complete': async ({ body }, caller) =>
      isOwn(await signUps.findCompleted('completed_switch_id', body.switchId), caller),
  };
}
