import { statedFields } from '../../../../src/engine/live-answers.ts';
import type { Json } from '../../../../src/engine/types.ts';
import type { Visit } from '../visit.ts';

type Shown = (name: string) => Json | undefined;

/** An answer whose field is on the page; undefined for any other. */
function shownOf(visit: Visit): Shown {
  const names = new Set(visit.fields().map(({ name }) => name));
  return (name) => (names.has(name) ? (visit.state.answers[name] ?? undefined) : undefined);
}

const perYear = [1, 1, 12, 4];

/** A fuel's cost and usage a year, as the boxes on the page say. */
function figures(shown: Shown, fuel: 'gas' | 'electricity') {
  const times = perYear[Number(shown(`${fuel}Usage.usageUnit`) ?? 1)] ?? 1;
  const amount = (value: Json | undefined) => (value === undefined ? null : Number(value) * times);
  return { cost: amount(shown(`${fuel}Usage.cost`)), usage: amount(shown(`${fuel}Usage.usage`)) };
}

const part = (value: Json | undefined, name: string) => (Object(value)[name] ?? '') as Json;

/** A tariff that is changed from, by the names of its prefix. */
function tariff(
  shown: Shown,
  prefix: '' | 'gas' | 'electricity',
  sentAs: '' | 'gas' | 'electricity' = prefix,
) {
  const named = (own: string, by: string) =>
    by === '' ? own : `${by}${own.charAt(0).toUpperCase()}${own.slice(1)}`;
  return {
    [named('tariffId', sentAs)]: part(shown(named('tariff', prefix)), 'id'),
    [named('tariffValidToDate', sentAs)]: shown(named('tariffValidToDate', prefix)) ?? null,
    [named('currentPayMethod', sentAs)]: shown(named('currentPayMethod', prefix)) ?? null,
  };
}

/** The quote of what is on the page, written by hand after the specification's list (Q7.10). */
export function quoteShown(visit: Visit): Readonly<Record<string, Json>> {
  const shown = shownOf(visit);
  const { meter = {} } = visit.state.sources;
  const address = shown('address');
  const gas = figures(shown, 'gas');
  const electricity = figures(shown, 'electricity');
  const fuel = shown('compareFuel');
  const isDistinct = fuel === 'gasElectricity' && shown('sameSupplier') === 'no';
  const methods = [
    shown('currentPayMethod'),
    shown('gasCurrentPayMethod'),
    shown('electricityCurrentPayMethod'),
  ];
  const common = {
    postcode: shown('postcode') ?? '',
    addressLine1: part(address, 'addressLine1'),
    addressLine2: part(address, 'addressLine2'),
    town: part(address, 'city'),
    county: part(address, 'county'),
    mpan: meter.mpan ?? null,
    mprn: meter.mprn ?? null,
    billConsumptionIsEstimated: true,
    accountManagementOnline: 'UnInterested',
    utilityPeriod: 'Annually',
    newTariffPaymentMethod: methods.includes('prePaymentMeter')
      ? 'prePaymentMeter'
      : (shown('newTariffPaymentMethod') ?? ''),
    ...(shown('economy7Percentage') === undefined
      ? {}
      : { economy7Percentage: shown('economy7Percentage') ?? null }),
  };
  if (fuel !== 'gasElectricity') {
    const own = fuel === 'gas' ? gas : electricity;
    return {
      ...common,
      switchType: fuel === 'gas' ? 'gasToGas' : 'electricityToElectricity',
      ...tariff(shown, fuel === 'gas' ? 'gas' : 'electricity', ''),
      currentCostEstimated: own.cost,
      currentUsageEstimated: own.usage,
    };
  }
  const exceeds = (a: number | null, b: number | null) => a !== null && b !== null && a > b;
  return {
    ...common,
    switchType: isDistinct ? 'dualDistinctToDualConsolidated' : 'dualConsolidatedToDualConsolidated',
    ...(isDistinct ? { ...tariff(shown, 'gas'), ...tariff(shown, 'electricity') } : tariff(shown, '')),
    electricityCurrentCostEstimated: electricity.cost,
    electricityCurrentUsageEstimated: electricity.usage,
    gasCurrentCostEstimated: gas.cost,
    gasCurrentUsageEstimated: gas.usage,
    electricityConsumptionExceedsGasConsumption:
      exceeds(electricity.usage, gas.usage) || exceeds(electricity.cost, gas.cost),
  };
}

/** The customer on the page (S7.04). */
export function personalShown(visit: Visit): Readonly<Record<string, Json>> {
  const shown = shownOf(visit);
  const names = [
    'titleId',
    'firstName',
    'lastName',
    'dateOfBirth',
    'emailAddress',
    'dayTimePhone',
    'employmentStatusId',
  ];
  return Object.fromEntries(names.map((name) => [name, shown(name) ?? '']));
}

/** The addresses on the page: that of the bills only where it is another one (S7.04). */
export function addressShown(visit: Visit): Readonly<Record<string, Json>> {
  const shown = shownOf(visit);
  const list = shown('previousAddresses');
  const found = shown('billing.address');
  const isByHand = shown('manuallyEnterBilling') === true;
  const line = (own: string, theirs: string) =>
    isByHand ? (shown(`billing.${own}`) ?? '') : part(found, theirs);
  const lines = {
    line1: line('line1', 'addressLine1'),
    line2: line('line2', 'addressLine2'),
    city: line('city', 'city'),
    county: line('county', 'county'),
  };
  const postcode = shown(isByHand ? 'billing.ownPostcode' : 'billing.postcode') ?? '';
  const spaced = String(postcode).replace(/(...)$/, ' $1');
  const written = [...Object.values(lines), spaced].filter((one) => one !== '').join(', ');
  return {
    residentialAddresses: {
      present: {
        residentialStatusId: shown('residentialStatusId') ?? null,
        lengthOfResidencyInMonths: shown('lengthOfResidencyInMonths') ?? null,
      },
    },
    previousAddresses: Array.isArray(list) ? list.map((entry) => previousShown(Object(entry))) : [],
    businessAddress:
      shown('separateBilling') === true
        ? {
            ...lines,
            postcode,
            text: isByHand ? written : part(found, 'text'),
            separateBilling: true,
            manuallyEnterBilling: isByHand,
          }
        : null,
  };
}

/** An entry of the previous addresses as it is sent (S2.12, S4.09, S7.04). */
function previousShown(entry: Readonly<Record<string, Json | undefined>>): Readonly<Record<string, Json>> {
  const typed = (name: string) => entry[`previous.${name}`] ?? '';
  const found = entry['previous.address'] ?? null;
  const manually = typed('manually') === true;
  const [years, months] = [Number(typed('years')) || null, Number(typed('months')) || null];
  const line = (own: string, theirs: string) => (manually ? typed(own) : part(found, theirs));
  const lines = {
    line1: line('line1', 'addressLine1'),
    line2: line('line2', 'addressLine2'),
    city: line('city', 'city'),
    county: line('county', 'county'),
  };
  const postcode = String(manually ? typed('ownPostcode') : part(found, 'postcode') || typed('postcode'));
  const written = [...Object.values(lines), postcode.replace(/(...)$/, ' $1')].filter((one) => one !== '');
  return {
    ...lines,
    postcode,
    text: (!manually && part(found, 'text')) || written.join(', '),
    years,
    months,
    lengthOfResidencyInMonths: 12 * (years ?? 0) + (months ?? 0) || null,
    manually,
  };
}

const consents = [
  'mpanNumber',
  'mprnNumber',
  'gasSmartMeterInstalled',
  'electricitySmartMeterInstalled',
  'neitherSmartMeterInstalled',
  'agreeSmartMeterConditions',
  'specialNeedsId',
  'hasMedicalConditionOrIndividualRequirement',
  'suppliersTermsAndConditionsAreAccepted',
  'happyToReceiveCreditCheck',
  'happyToHaveDebtInformationAccessed',
  'isSharedInfo',
  'consent1',
  'consent2',
  'consent3',
  'prePaymentMeterId',
  'switchAfterCoolingOfPeriod',
  'supplierMaySendRemindersAndUpdatesViaEmailAboutAccount',
  'supplierMaySendRemindersAndUpdatesViaTelephoneAboutAccount',
  'supplierMaySendImportantAccountChangesViaEmail',
  'supplierMaySendUpdatesThatMayBeOfInterestViaMobilePhone',
  'supplierMaySendUpdatesThatMayBeOfInterestViaEveningPhone',
  'supplierMaySendUpdatesThatMayBeOfInterestViaDayPhone',
  'supplierMaySendUpdatesThatMayBeOfInterestViaEmail',
  'supplierMaySendUpdatesThatMayBeOfInterestViaPost',
  'supplierMaySendUpdatesThatMayBeOfInterestViaSms',
  'supplierMaySendUpdatesThatMayBeOfInterestViaFaceToFace',
];

/** Meter numbers and consents on the page, and what the supplier's own wording states in their place (S7.04). */
export function termsShown(visit: Visit): Readonly<Record<string, Json>> {
  const shown = shownOf(visit);
  const { answers } = visit.state;
  const card = visit.view.model.steps.find(({ id }) => id === 'terms')?.card;
  // What the card says to count is sent though its question is hidden.
  const stated = card ? [...statedFields(card), ...Object.keys(card.sent ?? {})] : [];
  return {
    mpanValid: answers.mpanValid ?? null,
    ...Object.fromEntries(
      consents.map((name) => [name, (stated.includes(name) ? answers[name] : shown(name)) ?? null]),
    ),
  };
}

/** The bank account on the page (S7.04). */
export function bankShown(visit: Visit): Readonly<Record<string, Json>> {
  const shown = shownOf(visit);
  const sortCode = String(shown('sortCode') ?? '');
  const [sortCode1, sortCode2, sortCode3] = [0, 2, 4].map((at) => sortCode.slice(at, at + 2));
  return {
    accountName: shown('accountName') ?? '',
    sortCode,
    sortCode1: sortCode1 ?? '',
    sortCode2: sortCode2 ?? '',
    sortCode3: sortCode3 ?? '',
    accountNumber: shown('accountNumber') ?? '',
    preferredDirectDebitDay: shown('preferredDirectDebitDay') ?? null,
    isAuthorisedToSetupDirectDebits: shown('isAuthorisedToSetupDirectDebits') ?? null,
  };
}
