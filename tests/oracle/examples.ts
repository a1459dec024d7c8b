import {
  type Answers,
  homeOf,
  type OracleDetails,
  type OracleHome,
  replace,
  startingAnswers,
} from './quote-oracle.ts';

export const today = '2026-03-16';

type Meter = OracleDetails['gasdetails'][number];

const meter: Meter = {
  isDomestic: true,
  mugSupplierId: 15,
  isPrepayment: false,
  isSmartMeter: false,
  mpan: null,
  mprn: null,
  mpaq: null,
};

export const gasMeter: Meter = { ...meter, mprn: '1234567890', mpaq: 13700 };
const electricityMeter: Meter = { ...meter, mpan: '018011002012345678901' };
export const economy7Meter: Meter = { ...meter, mpan: '028011002012345678901' };

/** A home with these gas and electricity meters; what is left out of a meter is as in the plain examples. */
export function homeWith(gas: Partial<Meter> | null, electricity: Partial<Meter> | null): OracleHome {
  return homeOf({
    gasdetails: gas === null ? [] : [{ ...gasMeter, ...gas }],
    elecdetails: electricity === null ? [] : [{ ...electricityMeter, ...electricity }],
  });
}

export const plainHome = homeWith({}, {});
export const economy7Home = homeWith({}, economy7Meter);

export const variable = {
  id: 9,
  name: 'Tracker',
  isDefaultOrStandard: false,
  isFixedFromEnergyStartDate: false,
};
export const fixed = { ...variable, id: 10, name: 'Fixed', isFixedFromEnergyStartDate: true };
export const standard = { ...variable, id: 8, name: 'Standard', isDefaultOrStandard: true };

/** Complete answers of every card, gas and electricity from one supplier, with some replaced (null takes one away). */
export function complete(changes: Answers = {}): Answers {
  const perCard = (supplier: string, tariff: string, method: string): Answers => ({
    [supplier]: 15,
    [tariff]: variable,
    [method]: 'monthlyDirectDebit',
  });
  return replace(startingAnswers, {
    postcode: 'SW1A1AA',
    address: { addressLine1: '1 High Street', city: 'London', county: 'Greater London' },
    gdprConsent: true,
    compareFuel: 'gasElectricity',
    sameSupplier: 'yes',
    isEconomy7: 'no',
    ...perCard('supplierId', 'tariff', 'currentPayMethod'),
    ...perCard('gasSupplierId', 'gasTariff', 'gasCurrentPayMethod'),
    ...perCard('electricitySupplierId', 'electricityTariff', 'electricityCurrentPayMethod'),
    usageSource: 'actual',
    'gasUsage.usage': 12000,
    'electricityUsage.usage': 3000,
    ...changes,
  });
}
