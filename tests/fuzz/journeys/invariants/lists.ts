import { equal } from '../../../../src/engine/equal.ts';
import { own } from '../../../../src/engine/own.ts';
import type { JourneyState, Json } from '../../../../src/engine/types.ts';
import { mprnOf } from '../homes.ts';
import { asked, isKnownMpan } from '../service.ts';
import type { Invariants, Visit } from '../visit.ts';

const fuels = ['', 'gas', 'electricity'] as const;
type Fuel = (typeof fuels)[number];

/** The name of a fuel's own answer or list. */
const of = (fuel: Fuel, name: string) =>
  fuel === '' ? name : `${fuel}${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const switchTypes = {
  '': 'dualConsolidatedToDualConsolidated',
  gas: 'gasToGas',
  electricity: 'electricityToElectricity',
};

/** What a fuel's lists are to be asked for, as the answers stand. */
function question(
  { answers, sources }: JourneyState,
  fuel: Fuel,
): Readonly<Record<string, Json | undefined>> {
  const { known, mpan } = sources.meter ?? {};
  const is02 = known === true ? String(mpan ?? '').startsWith('02') : answers.isEconomy7 === 'yes';
  return {
    postcode: answers.postcode,
    switchType: switchTypes[fuel],
    currentPayMethod: own(answers, of(fuel, 'currentPayMethod')),
    economy7Percentage: is02 ? 1 : 0,
  };
}

/** The state of a fuel's list, where its card is open. */
function shownList(visit: Visit, fuel: Fuel, field: string, list: string) {
  return visit.field(of(fuel, field)) && own(visit.state.lookups, of(fuel, list));
}

function eachFuel({ view }: Visit, check: (fuel: Fuel) => string | undefined): string | undefined {
  if (view.model.name !== 'quote') return undefined;
  for (const fuel of fuels) {
    const wrong = check(fuel);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

const chosenTariffIsInItsList = (visit: Visit) =>
  eachFuel(visit, (fuel) => {
    const list = shownList(visit, fuel, 'tariff', 'tariffs');
    const chosen = own(visit.state.answers, of(fuel, 'tariff'));
    if (list?.status !== 'ready' || chosen === undefined || chosen === null) return undefined;
    if (list.items.some(({ value }) => equal(value, chosen))) return undefined;
    return `${of(fuel, 'tariff')} is ${JSON.stringify(chosen)}`;
  });

const chosenSupplierIsInItsList = (visit: Visit) =>
  eachFuel(visit, (fuel) => {
    const list = shownList(visit, fuel, 'supplierId', 'suppliers');
    const chosen = own(visit.state.answers, of(fuel, 'supplierId'));
    if (list?.status !== 'ready' || list.items.length === 0 || chosen === undefined || chosen === null)
      return undefined;
    if (list.items.some(({ value }) => value === chosen)) return undefined;
    return `${of(fuel, 'supplierId')} is ${chosen}`;
  });

const suppliersBelongToWhatIsAsked = (visit: Visit) =>
  eachFuel(visit, (fuel) => {
    const list = shownList(visit, fuel, 'supplierId', 'suppliers');
    const wanted = asked(question(visit.state, fuel));
    const odd = list?.items.find(({ label }) => label !== wanted.trim());
    return odd && `${of(fuel, 'suppliers')} are of "${odd.label}", asked is "${wanted}"`;
  });

const tariffsBelongToWhatIsAsked = (visit: Visit) =>
  eachFuel(visit, (fuel) => {
    const list = shownList(visit, fuel, 'tariff', 'tariffs');
    const supplierId = own(visit.state.answers, of(fuel, 'supplierId'));
    const wanted = asked({ ...question(visit.state, fuel), supplierId });
    const odd = list?.items.find(({ label }) => label !== wanted);
    return odd && `${of(fuel, 'tariffs')} are of "${odd.label}", asked is "${wanted}"`;
  });

const searches = [
  ['postcode', 'addresses'],
  ['previous.postcode', 'previous-addresses'],
  ['billing.postcode', 'billing-addresses'],
  ['meterLookup.postcode', 'meter-addresses'],
] as const;

function addressesBelongToTheirPostcode({ state: { answers, lookups } }: Visit) {
  for (const [field, list] of searches)
    for (const { label } of own(lookups, list)?.items ?? [])
      if (label.slice(2) !== own(answers, field))
        return `${list} hold "${label}", the postcode is ${JSON.stringify(own(answers, field))}`;
  return undefined;
}

function vehiclesBelongToTheirMake({ state: { answers, lookups } }: Visit) {
  for (const [field, list] of [
    ['vehicleMake', 'vehicle-models'],
    ['vehicleModel', 'vehicle-engines'],
  ] as const)
    for (const { label } of own(lookups, list)?.items ?? [])
      if (label.split('-')[0] !== String(own(answers, field)))
        return `${list} hold "${label}", ${field} is ${own(answers, field)}`;
  return undefined;
}

function metersBelongToTheHome({ state: { answers, sources } }: Visit) {
  const { known, mprn, mpan } = sources.meter ?? {};
  if (known !== true) return undefined;
  if (answers.gdprConsent !== true) return 'meters are known without consent';
  const wanted = mprnOf(answers.address);
  const isOurs =
    (mprn === undefined || mprn === wanted) && (mpan === undefined || String(mpan).endsWith(wanted));
  return isOurs ? undefined : `meters ${mprn} and ${mpan} are not of ${JSON.stringify(answers.address)}`;
}

function verdictBelongsToTheMpan({ state: { answers } }: Visit) {
  const { mpanNumber, mpanValid } = answers;
  if (typeof mpanValid !== 'boolean' || mpanValid === isKnownMpan(mpanNumber)) return undefined;
  return `${JSON.stringify(mpanNumber)} is called ${mpanValid ? 'valid' : 'invalid'}`;
}

/** What is offered belongs to what is asked, and what is chosen is offered. */
export const lists = {
  looks: {
    'a chosen tariff is in its list [Q4.30]': chosenTariffIsInItsList,
    'a chosen supplier is in its list [Q4.27]': chosenSupplierIsInItsList,
    'suppliers belong to postcode, pay method and fuel [Q4.27] [Q4.32]': suppliersBelongToWhatIsAsked,
    'tariffs belong to their supplier and all that is asked [Q4.30] [Q4.32]': tariffsBelongToWhatIsAsked,
    'addresses belong to their postcode [Q4.28] [S2.12] [S2.13] [S2.14]': addressesBelongToTheirPostcode,
    'models belong to their make, engines to their model [Q7.14]': vehiclesBelongToTheirMake,
    'meters belong to the home, and nobody looks them up without consent [Q2.16] [Q4.23]':
      metersBelongToTheHome,
    'the word on an MPAN belongs to that MPAN [S4.10]': verdictBelongsToTheMpan,
  },
} satisfies Partial<Invariants>;
