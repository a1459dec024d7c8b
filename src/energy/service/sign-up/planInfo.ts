import type { PlanPart } from '../../api/contract/sign-up.ts';
import { featuresOf } from '../market/features.ts';
import { requestSpelling } from '../market/payMethod.ts';
import { type Market, pathTo, presentYear, yearOn } from '../market/projection.ts';
import type { Quote } from '../market/quote.ts';
import { toPence } from '../market/rounding.ts';
import { type ChosenPlans, fuelsOf } from './plan.ts';

/** Each fuel of a plan as the sign-up shows it (S4.02): costs and savings over the next 12 months, in pounds. */
export function planParts(
  market: Market,
  quote: Quote,
  plans: ChosenPlans,
): { readonly gas: PlanPart | null; readonly electricity: PlanPart | null } {
  const partOf = (fuel: 'gas' | 'electricity'): PlanPart | null => {
    const chosen = fuelsOf(plans).find((one) => one.fuel === fuel);
    const supply = quote.supplies.find((one) => one.fuel === fuel);
    const offer = chosen && market.catalogue.findOffer(chosen.tariffId);
    if (!offer || !supply) return null;
    const { payMethod } = chosen;
    const { supplier, tariff } = offer;
    const present = presentYear(market, quote, supply);
    const year = yearOn(market, quote, present, pathTo(market, offer, requestSpelling[payMethod]));
    return {
      isEconomy7: fuel === 'electricity' && quote.nightShare !== undefined,
      tariffDetails: [...featuresOf(offer, [year], requestSpelling[payMethod])],
      supplierTosUrl: supplier.termsUrl,
      tariffTosUrl: `${supplier.termsUrl}/tariffs/${tariff.id}`,
      supplierId: supplier.id,
      supplierName: supplier.name,
      tariffName: tariff.name,
      payMethod,
      cost: year.pounds,
      savings: toPence(present.pounds - year.pounds),
      fixedMonths: tariff.months,
      exitFee: tariff.exitFeeGbp,
    };
  };
  return { gas: partOf('gas'), electricity: partOf('electricity') };
}

/** Whether a plan is paid by direct debit, so that it needs bank details (S2.05). */
export const needsBank = (plans: ChosenPlans): boolean =>
  fuelsOf(plans).some(({ payMethod }) => /DirectDebit$/.test(payMethod));
