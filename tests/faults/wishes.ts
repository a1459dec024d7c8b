import type { Visit } from './line.ts';
import type { Wishes } from './somebody.ts';

const usual: Wishes = {
  postcode: 'NR21NH',
  gdprConsent: true,
  isEconomy7: 'no',
  currentPayMethod: 'quarterlyDirectDebit',
  tariffValidToDate: '2027-06-30',
  usageSource: 'actual',
  'gasUsage.usage': 11_500,
  'electricityUsage.usage': 2700,
  newTariffPaymentMethod: 'monthlyDirectDebit',
  economy7Percentage: 40,
};

const estimated: Wishes = {
  ...usual,
  compareFuel: 'gasElectricity',
  sameSupplier: 'yes',
  usageSource: 'estimate',
};

const signingUp: Wishes = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  dateOfBirth: '1990-12-10',
  emailAddress: 'ada@example.com',
  dayTimePhone: '01603123456',
  lengthOfResidencyInMonths: 48,
  separateBilling: true,
  'billing.postcode': 'NR21NH',
  'billing.line1': '2 Low Road',
  'billing.line2': 'Thorpe',
  'billing.city': 'Norwich',
  'billing.ownPostcode': 'NR11AA',
  'previous.line1': '2 Low Road',
  'previous.line2': 'Thorpe',
  'previous.city': 'Norwich',
  'previous.county': 'Norfolk',
  'previous.ownPostcode': 'NR11AA',
  mprnNumber: '9012345678',
  switchAfterCoolingOfPeriod: true,
  prePaymentMeterId: 2,
  gasSmartMeterInstalled: true,
  agreeSmartMeterConditions: true,
  happyToReceiveCreditCheck: true,
  happyToHaveDebtInformationAccessed: true,
  isSharedInfo: false,
  consent1: true,
  consent2: false,
  consent3: false,
  supplierMaySendUpdatesThatMayBeOfInterestViaEmail: true,
  supplierMaySendUpdatesThatMayBeOfInterestViaSms: false,
  hasMedicalConditionOrIndividualRequirement: true,
  suppliersTermsAndConditionsAreAccepted: true,
  accountName: 'A Lovelace',
  sortCode: '089999',
  accountNumber: '66374958',
  isAuthorisedToSetupDirectDebits: true,
};

/** What the person of a visit wants to answer. */
export const wishes: Readonly<Record<Visit, Wishes>> = {
  gas: { ...usual, compareFuel: 'gas' },
  electricity: { ...usual, compareFuel: 'electricity' },
  consolidated: { ...usual, compareFuel: 'gasElectricity', sameSupplier: 'yes' },
  distinct: { ...usual, compareFuel: 'gasElectricity', sameSupplier: 'no' },
  estimate: without(estimated, 'gasUsage.usage', 'electricityUsage.usage'),
  vehicle: { ...usual, compareFuel: 'electricity', registrationNumber: 'AB12CDE' },
  vehicleByHand: { ...usual, compareFuel: 'electricity' },
  gbData: { ...usual, compareFuel: 'gas' },
  details: {},
  offsets: { carbonId: 'C-1', percentage: 50 },
  settles: { payment: { id: 'C-1', oid: 'O-1' } },
  signUp: signingUp,
  moved: {
    ...signingUp,
    lengthOfResidencyInMonths: 12,
    'previous.years': '3',
    'previous.postcode': 'BS15TR',
    separateBilling: false,
  },
  findsMprn: { ...without(signingUp, 'mprnNumber'), 'meterLookup.postcode': 'G21DU' },
};

function without(all: Wishes, ...names: readonly string[]): Wishes {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));
}
