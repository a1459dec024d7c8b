import { type Static, Type } from '@sinclair/typebox';
import { guardOf } from '../../../service/checked.ts';
import { badField, type Refused } from '../../../service/refused.ts';
import { SwitchType } from '../../api/contract/shared.ts';
import { ChosenPlan } from '../../api/contract/sign-up.ts';
import { type Catalogue, serves } from '../market/catalogue.ts';
import { requestSpelling } from '../market/payMethod.ts';
import type { Fuel, Quote } from '../market/quote.ts';
import { fitsMeter, isPresent } from '../market/results.ts';

const Plan = Type.Object({
  switchType: SwitchType,
  switchPlan: Type.Object({ electricity: Type.Optional(ChosenPlan), gas: Type.Optional(ChosenPlan) }),
});

/** What a sign-up is for: the tariff and pay method of each fuel, as the browser chose them. */
export type ChosenPlans = Static<typeof Plan>;

const isPlan = guardOf<ChosenPlans>(Plan);

/** A plan as it was kept; undefined when the text is none. */
export function planIn(text: string): ChosenPlans | undefined {
  try {
    const plan: unknown = JSON.parse(text);
    return isPlan(plan) ? plan : undefined;
  } catch {
    return undefined;
  }
}

/** The same. Throws when the text is none: only we write it. */
export function readPlan(text: string): ChosenPlans {
  const plan = planIn(text);
  if (plan) return plan;
  throw new Error('A kept plan cannot be read.');
}

/** The fuels of a plan, electricity first, each with the tariff and pay method that were chosen for it. */
export function fuelsOf({ switchPlan }: ChosenPlans): readonly (ChosenPlan & {
  readonly fuel: Fuel;
})[] {
  return (['electricity', 'gas'] as const).flatMap((fuel) => {
    const chosen = switchPlan[fuel];
    return chosen ? [{ ...chosen, fuel }] : [];
  });
}

/** Refuses a plan that the quoted home cannot have; undefined when it can. */
export function refusePlan(plans: ChosenPlans, quote: Quote, { findOffer }: Catalogue): Refused | undefined {
  const { supplies, nightShare } = quote;
  const fuels = fuelsOf(plans);
  const missing = supplies.find(({ fuel }) => !fuels.some((chosen) => chosen.fuel === fuel));
  if (missing) return badField(`switchPlan.${missing.fuel}`, `Choose a tariff for your ${missing.fuel}.`);
  for (const { fuel, tariffId, payMethod } of fuels) {
    const field = `switchPlan.${fuel}`;
    const offer = findOffer(tariffId);
    if (!supplies.some((supply) => supply.fuel === fuel))
      return badField(field, `The quote has no ${fuel}. Please start again.`);
    if (!offer)
      return badField(`${field}.tariffId`, 'We do not know this tariff. Please choose another one.');
    const { supplier, tariff } = offer;
    if (!supplier.isOpen || supplier.switchOption === 'None')
      return badField(
        `${field}.tariffId`,
        `We cannot switch you to ${supplier.name}. Please choose another deal.`,
      );
    const method = requestSpelling[payMethod];
    if (!fitsMeter(quote, method) || !serves(tariff, method, nightShare !== undefined))
      return badField(
        `${field}.payMethod`,
        'This tariff cannot be paid for in this way, or not with your meter.',
      );
    if (isPresent(quote, tariffId, method))
      return badField(`${field}.tariffId`, 'You have this tariff already. Please choose another one.');
  }
  if (new Set(fuels.map(({ tariffId, payMethod }) => `${tariffId} ${payMethod}`)).size > 1)
    return badField('switchPlan', 'Both fuels must go to the same tariff, paid for in the same way.');
  return undefined;
}
