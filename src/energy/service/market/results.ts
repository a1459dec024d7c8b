import type { ResultRow } from '../../api/contract/quote.ts';
import type { PayMethod, ResultPayMethod } from '../../api/contract/shared.ts';
import { factors } from '../carbon/footprint.ts';
import { factsOf, type Offer } from './catalogue.ts';
import { featuresOf } from './features.ts';
import { requestSpelling, resultSpelling } from './payMethod.ts';
import { leavingFee, type Market, type PathYear, pathTo, presentYear, yearOn } from './projection.ts';
import type { Quote } from './quote.ts';
import { toPence } from './rounding.ts';

const creditMethods = ['monthlyDirectDebit', 'quarterlyDirectDebit', 'cashOrCheque'] as const;

/** The pay methods to show: the proposed one, or all that the home's kind of meter can use. */
function methodsOf(proposed: ResultPayMethod, all: boolean): readonly PayMethod[] {
  const method = requestSpelling[proposed];
  return all && method !== 'prePaymentMeter' ? creditMethods : [method];
}

/** A sum over fuels, to pence: what floating point adds is taken off again. */
const sum = (years: readonly PathYear[], of: (year: PathYear) => number) =>
  toPence(years.reduce((total, year) => total + of(year), 0));
const poundsOf = ({ pounds }: PathYear) => pounds;

/** What leaving the present tariffs today costs, pounds, all fuels together; savings are before it. */
export const leavingFees = (market: Market, quote: Quote): number =>
  sum(
    quote.supplies.map((supply) => presentYear(market, quote, supply)),
    leavingFee,
  );

/** Whether the home has a tariff already, for every fuel of the quote and paid for in this way: that is no switch. */
export const isPresent = ({ supplies }: Quote, tariffId: number, payMethod: PayMethod): boolean =>
  supplies.every((supply) => supply.offer.tariff.id === tariffId && supply.payMethod === payMethod);

/** Whether a home with such a meter can pay so: prepayment is of a prepayment meter, and of no other (Q7.10). */
export const fitsMeter = ({ payMethod: proposed }: Quote, payMethod: PayMethod): boolean =>
  (proposed === 'prePaymentMeter') === (payMethod === 'prePaymentMeter');

/** Every tariff that the home could switch to, cheapest first, then by supplier and number. Commission never moves a row. */
export function rankResults(
  market: Market,
  quote: Quote,
  wanted: { readonly proposedPayMethod: ResultPayMethod; readonly includeAllPayMethodOptions: boolean },
): readonly ResultRow[] {
  const present = quote.supplies.map((supply) => presentYear(market, quote, supply));
  const presentCost = sum(present, poundsOf);
  // The home's use, not the tariff, makes its footprint: certificates do not change what the grid delivers.
  const carbonFootprint = sum(present, ({ fuel, usage }) => usage.kwh * factors[fuel]);

  const rowOf = (offer: Offer, payMethod: PayMethod): ResultRow => {
    const { supplier, tariff } = offer;
    const path = pathTo(market, offer, payMethod);
    const years = present.map((year) => yearOn(market, quote, year, path));
    const totalCost = sum(years, poundsOf);
    return {
      ...factsOf(offer),
      supplierName: supplier.name,
      payMethod: resultSpelling[payMethod],
      totalCost,
      savings: toPence(presentCost - totalCost),
      carbonFootprint,
      tariffDetails: [...featuresOf(offer, years, payMethod)],
      exitFees: tariff.exitFeeGbp * years.length,
    };
  };
  return methodsOf(wanted.proposedPayMethod, wanted.includeAllPayMethodOptions)
    .flatMap((method) =>
      market.catalogue
        .openOffers(method, quote.nightShare !== undefined)
        .filter(({ tariff }) => !isPresent(quote, tariff.id, method))
        .map((offer) => rowOf(offer, method)),
    )
    .toSorted(
      (a, b) =>
        a.totalCost - b.totalCost ||
        a.supplierName.localeCompare(b.supplierName, 'en') ||
        a.tariffId - b.tariffId,
    );
}
