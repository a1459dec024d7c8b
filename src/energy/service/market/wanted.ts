import { isDay } from '../../../days/days.ts';
import { badField, Refused } from '../../../service/refused.ts';
import type { CallInput } from '../../api/contract.ts';
import { type Offer, serves } from './catalogue.ts';
import { requestSpelling } from './payMethod.ts';
import { type Market, type PathYear, pathTo, presentYear, yearOn } from './projection.ts';
import type { Quote } from './quote.ts';

/** One fuel of the home: the year if nothing changes, and the year on the tariff that is asked about. */
export interface Comparison {
  readonly present: PathYear;
  readonly asked: PathYear;
}

type Wanted = CallInput<'POST /request/ppp'>['body'];

/** The tariff of an id. Refuses (404) an id that we never gave. */
export const offerOf = ({ catalogue }: Market, tariffId: number): Offer | Refused =>
  catalogue.findOffer(tariffId) ??
  new Refused(404, 'We do not know this tariff. Please choose another.', 'tariffId');

/**
 * Every fuel of the quote on the tariff that is asked about: with `onCurrentTariff` on its own present one, which makes
 * both years the same. Refuses a tariff that the home does not have or could not switch to, and an end of the present
 * tariff that the quote does not know: what is shown must be what the results were worked out with.
 */
export function compare(market: Market, quote: Quote, wanted: Wanted): readonly Comparison[] | Refused {
  const ends = quote.supplies.map(({ validTo }) => validTo);
  const { tariffValidToDate: end } = wanted;
  if (end !== null && !isDay(end))
    return badField('tariffValidToDate', 'The day your tariff ends does not exist.');
  if (end !== null && !ends.includes(end))
    return badField('tariffValidToDate', 'The quote was made with another day for the end of your tariff.');
  const offer = offerOf(market, wanted.tariffId);
  if (offer instanceof Refused) return offer;
  const present = quote.supplies.map((supply) => presentYear(market, quote, supply));
  if (wanted.onCurrentTariff)
    return present.some((year) => year.offer.tariff.id === offer.tariff.id)
      ? present.map((year) => ({ present: year, asked: year }))
      : badField('tariffId', 'This is not the tariff that the quote has now.');

  const payMethod = requestSpelling[wanted.proposedPayMethod];
  const economy7 = quote.nightShare !== undefined;
  if (!offer.supplier.isOpen) return badField('tariffId', `${offer.supplier.name} takes no new customers.`);
  if (economy7 && !offer.tariff.economy7)
    return badField('tariffId', 'This tariff is not sold for Economy 7 meters.');
  if (!serves(offer.tariff, payMethod, economy7))
    return badField('proposedPayMethod', 'This tariff cannot be paid for in this way.');
  const path = pathTo(market, offer, payMethod);
  return present.map((year) => ({ present: year, asked: yearOn(market, quote, year, path) }));
}
