import { prefixed } from '../../../engine/prefix.ts';
import type { Answers, Json } from '../../../engine/types.ts';
import { badField, Refused } from '../../../service/refused.ts';
import type { SwitchType } from '../../api/contract/shared.ts';
import { buildQuoteRequest, perYear, spend, use } from '../../api/quote-request.ts';
import { addressesOf } from '../homes/addresses.ts';
import { readMpan } from '../homes/meterNumbers.ts';
import { refuseDifference } from '../sign-up/asPage.ts';
import type { FormRules, Judged } from '../sign-up/formRules.ts';
import { listTariffs } from './listing.ts';
import type { Place } from './place.ts';
import type { Market } from './projection.ts';
import { type Present, presentOf, type QuoteBody } from './quote.ts';

/** An answer by the form's name, and the part of the body that says it. */
type Said = readonly [name: string, value: Json, part: string];

/** Units that figures are typed in, and how often a year each counts: a body has yearly figures alone (Q7.10). */
const units = perYear.flatMap((times, unit) => (times === undefined ? [] : { unit, times }));
const yearly = { unit: 1, times: 1 };

/** What is answered before a quote is of this kind (Q4.01). */
const kinds: Record<SwitchType, readonly [compareFuel: string, sameSupplier: string | null]> = {
  gasToGas: ['gas', null],
  electricityToElectricity: ['electricity', null],
  dualConsolidatedToDualConsolidated: ['gasElectricity', 'yes'],
  dualDistinctToDualConsolidated: ['gasElectricity', 'no'],
};

/** Refuses a quote that breaks the form's rules, or that no page sends with its answers; undefined for one that a page may send. */
export function refuseQuote(
  rules: FormRules,
  body: QuoteBody,
  { place, market }: { readonly place: Place; readonly market: Market },
): Refused | undefined {
  const presents = presentOf(body);
  const [compareFuel, sameSupplier] = kinds[body.switchType];
  const home = homeOf(body);
  const supplied: readonly Said[] = [
    ['compareFuel', compareFuel, 'switchType'],
    ['sameSupplier', sameSupplier, 'switchType'],
    ...presents.flatMap((present) => supplyOf(present, body, market)),
    ['economy7Percentage', body.economy7Percentage ?? null, 'economy7Percentage'],
    ['newTariffPaymentMethod', body.newTariffPaymentMethod, 'newTariffPaymentMethod'],
  ];
  const used = presents.flatMap((present) => usageOf(present));
  const said = [...home, ...supplied];
  const judged: Judged = {
    answers: { gdprConsent: true, usageSource: 'actual', ...valuesOf([...said, ...used]) },
    plan: {},
    session: {},
    meter: metersAt(place, body),
    today: market.today,
  };
  const refuse = (some: readonly Said[]) => {
    const wrong = rules.refuse(namesOf(some), {
      ...judged,
      answers: { ...judged.answers, ...valuesOf(some) },
    });
    const part = some.find(([name]) => name === wrong?.body.field)?.[2];
    return wrong && badField(part ?? '', wrong.body.message);
  };
  // Figures go by the year and do not say in which unit they were typed: they are wrong where they are in every one.
  const refuseUsage = (present: Present) => {
    const refusals = units.map((unit) => refuse(usageOf(present, unit)));
    return refusals.every((one) => one !== undefined) ? refusals[0] : undefined;
  };
  const wrong = [refuse(said), ...presents.map(refuseUsage)].find((one) => one !== undefined);
  if (wrong) return wrong;
  const page = buildQuoteRequest({
    ...body,
    answers: { ...valuesOf(home), ...rules.sent(namesOf([...supplied, ...used]), judged) },
    quoteType: body.switchType,
    // The share counts where the form asks for it, which is of such a meter alone.
    is02Meter: true,
    mpan: body.mpan ?? undefined,
    mprn: body.mprn ?? undefined,
  });
  return refuseDifference({ ...noShare, ...body }, { ...noShare, ...page?.body });
}

/** A share that is not sent is told of like one that is. */
const noShare = { economy7Percentage: null };

const namesOf = (said: readonly Said[]) => said.map(([name]) => name);
const valuesOf = (said: readonly Said[]): Answers => Object.fromEntries(said);

function homeOf({ postcode, addressLine1, addressLine2, town, county }: QuoteBody): readonly Said[] {
  const lines = [addressLine1, addressLine2, town, county];
  return [
    ['postcode', postcode, 'postcode'],
    lines.some(Boolean)
      ? ['address', { addressLine1, addressLine2, town, county }, 'mpan']
      : ['address', null, 'addressLine1'],
  ];
}

/** What the national databases tell a page of these meters; of a number that is nobody's, what it says itself. */
function metersAt(place: Place, { mpan, mprn }: QuoteBody): Answers {
  const core = mpan?.slice(-13) ?? '';
  const known = addressesOf(place).find(
    (one) => one.found.mpanCores.includes(core) || (mprn !== null && one.mprn === mprn),
  );
  const { isDomestic = true, gas, electricity } = known?.home ?? {};
  return {
    known: true,
    mpan,
    isNonDomestic: !isDomestic,
    hasDomesticGas: isDomestic && Boolean(gas),
    hasDomesticElectricity: mpan !== null && readMpan(mpan).isDomestic,
    gasIsPrepayment: gas?.isPrepayment ?? null,
    electricityIsPrepayment: electricity?.isPrepayment ?? null,
  };
}

/** How a fuel is supplied: its tariff is one of the list that the page is given, else none was chosen. */
function supplyOf(
  { fuel, tariffField, tariffId, payField, payMethod, validTo }: Present,
  { switchType, postcode, economy7Percentage }: QuoteBody,
  { catalogue }: Market,
): readonly Said[] {
  const supplierId = catalogue.findOffer(tariffId)?.supplier.id ?? 0;
  const list = listTariffs(catalogue, {
    switchType,
    postcode,
    supplierId,
    currentPayMethod: payMethod,
    economy7Percentage: economy7Percentage === undefined ? 0 : 1,
  });
  const tariffs = list instanceof Refused ? [] : list.tariffsDto.tariffs;
  const own = (name: string) =>
    switchType === 'dualConsolidatedToDualConsolidated' ? name : prefixed(fuel, name);
  return [
    [own('currentPayMethod'), payMethod, payField],
    [own('supplierId'), supplierId, tariffField],
    [own('tariff'), tariffs.find(({ id }) => id === tariffId) ?? null, tariffField],
    [own('tariffValidToDate'), validTo, tariffField.replace('Id', 'ValidToDate')],
  ];
}

/** The yearly figures of a fuel, as they may have been typed by another unit. */
function usageOf({ fuel, usageField, kwh, pounds }: Present, { unit, times } = yearly): readonly Said[] {
  const typed = (figure: number | null) => (figure === null ? null : figure / times);
  return [
    [`${fuel}Usage.usageType`, kwh === null ? spend : use, usageField],
    [`${fuel}Usage.usageUnit`, unit, usageField],
    [`${fuel}Usage.usage`, typed(kwh), usageField],
    [`${fuel}Usage.cost`, typed(pounds), usageField.replace('Usage', 'Cost')],
  ];
}
