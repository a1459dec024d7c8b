import type { EffectInput, SentAnswer } from '../../engine/trade-words.ts';
import type { Condition } from '../../engine/types.ts';
import type { EffectName } from './effects.ts';

const must = { must: true } as const;
const mustWhen = (...all: readonly Condition[]): SentAnswer => ({ when: { all }, ...must });

const oneSupplier: Condition = { 'fact.quoteType': 'dualConsolidatedToDualConsolidated' };
const apart = { gas: 'gasToGas', electricity: 'electricityToElectricity' } as const;
type Fuel = keyof typeof apart;
const quotesApart = (fuel: Fuel): Condition => ({
  'fact.quoteType': [apart[fuel], 'dualDistinctToDualConsolidated'],
});
const quotes = (fuel: Fuel): Condition => ({ any: [oneSupplier, quotesApart(fuel)] });

/** The present tariff: gas's, electricity's, or that of one supplier for both. */
const present = (when: Condition, [tariff, validTo, payMethod]: readonly [string, string, string]) => ({
  [tariff]: mustWhen(when),
  [validTo]: { when },
  [payMethod]: mustWhen(when),
});

const usage = (fuel: Fuel) => {
  const type = `${fuel}Usage.usageType`;
  const when = quotes(fuel);
  return {
    [type]: mustWhen(when),
    [`${fuel}Usage.usageUnit`]: mustWhen(when),
    [`${fuel}Usage.cost`]: mustWhen(when, { [type]: 0 }),
    [`${fuel}Usage.usage`]: mustWhen(when, { [type]: 1 }),
  };
};

const prepayment = 'prePaymentMeter';
const paysByPrepayment: Condition = {
  any: [
    { all: [oneSupplier, { currentPayMethod: prepayment }] },
    { all: [quotesApart('gas'), { gasCurrentPayMethod: prepayment }] },
    { all: [quotesApart('electricity'), { electricityCurrentPayMethod: prepayment }] },
  ],
};

const billedElsewhere: Condition = { separateBilling: true };
const found = { when: { all: [billedElsewhere, { not: { manuallyEnterBilling: true } }] } };
const written = { when: { all: [billedElsewhere, { manuallyEnterBilling: true }] } };

const byDirectDebit: Condition = { 'plan.payMethod': ['MonthlyDirectDebit', 'QuaterlyDirectDebit'] };
const switchesGas: Condition = { not: { 'session.switchType': apart.electricity } };
const switchesElectricity: Condition = { not: { 'session.switchType': apart.gas } };
const hasSmartMeter: Condition = {
  any: [{ gasSmartMeterInstalled: true }, { electricitySmartMeterInstalled: true }],
};

const aboutHome = ['postcode', 'fact.quoteType', 'fact.is02Meter'];
const mayAsk = { needs: ['session.switchKey'] };
const aboutTariff = { needs: ['session.switchId', 'tariffId', 'fact.detailsPayMethod'] };

/** What every effect takes that takes anything (specification, quote journey §7; switch completion §3 and §7). */
export const effectInputs: Readonly<Partial<Record<EffectName, EffectInput>>> = {
  'search-addresses': { needs: ['postcode'] },
  'load-meters': { needs: ['address', 'gdprConsent'] },
  'fetch-suppliers': { needs: aboutHome, needsOwn: ['currentPayMethod'] },
  'fetch-tariffs': { needs: aboutHome, needsOwn: ['currentPayMethod', 'supplierId'] },
  'find-vehicle': { needs: ['registrationNumber'] },
  'load-vehicle-models': { needs: ['vehicleMake'] },
  'load-vehicle-engines': { needs: ['vehicleModel', 'electricOnly'] },
  'estimate-usage': {
    needs: [
      ...['postcode', 'fact.quoteType', 'houseType', 'numberOfBedrooms'],
      ...['occupancyFrequency', 'modernisationLevel', 'heatingAndCooking'],
    ],
  },
  'create-quote': {
    needs: ['postcode', 'address', 'fact.quoteType'],
    sends: {
      postcode: must,
      address: must,
      ...present(oneSupplier, ['tariff', 'tariffValidToDate', 'currentPayMethod']),
      ...present(quotesApart('gas'), ['gasTariff', 'gasTariffValidToDate', 'gasCurrentPayMethod']),
      ...present(quotesApart('electricity'), [
        ...(['electricityTariff', 'electricityTariffValidToDate', 'electricityCurrentPayMethod'] as const),
      ]),
      ...usage('gas'),
      ...usage('electricity'),
      economy7Percentage: { when: { all: [quotes('electricity'), { 'fact.is02Meter': true }] } },
      newTariffPaymentMethod: { when: { not: paysByPrepayment }, else: 'monthlyDirectDebit' },
      gasSmartMeterInstalled: { else: false },
      electricitySmartMeterInstalled: { else: false },
    },
  },
  'load-results': { needs: ['session.switchId', 'fact.resultPayMethods'] },
  'keep-quote': { needs: ['keepEmail'], sends: { keepEmail: must } },
  'open-deal': { needs: ['moreInfo'] },
  'start-switch': { needs: ['session.switchId', 'switchNow'] },
  'load-tariff-information': { needs: ['session.switchId', 'tariffId'] },
  'load-label': aboutTariff,
  'load-projections': aboutTariff,
  'ask-already-switched': { needs: ['session.switchId', 'session.switchKey'] },
  'load-plan': mayAsk,
  'load-supplier-terms': { needs: ['plan.supplierId'] },
  'load-titles': mayAsk,
  'load-employment-statuses': mayAsk,
  'load-residential-statuses': mayAsk,
  'load-direct-debit-days': mayAsk,
  'load-special-needs': mayAsk,
  'load-customer-address': mayAsk,
  'load-saved': { needs: ['session.switchKey', 'plan.variant'] },
  'search-previous-addresses': { needs: ['previous.postcode'] },
  'search-billing-addresses': { needs: ['billing.postcode'] },
  'search-meter-addresses': { needs: ['meterLookup.postcode'] },
  'find-home-meters': { needs: ['presentAddress'] },
  'find-mprn': { needs: ['meterLookup.address'] },
  'check-mpan': { needs: ['mpanNumber'] },
  'save-personal': {
    ...mayAsk,
    sends: {
      ...{ titleId: must, firstName: must, lastName: must, dateOfBirth: must },
      ...{ emailAddress: must, dayTimePhone: must, employmentStatusId: must },
    },
  },
  'save-address': {
    ...mayAsk,
    sends: {
      residentialStatusId: {},
      lengthOfResidencyInMonths: {},
      previousAddresses: {},
      separateBilling: { else: false },
      manuallyEnterBilling: { when: billedElsewhere, else: false },
      'billing.postcode': { ...found, ...must },
      'billing.address': found,
      ...{ 'billing.line1': written, 'billing.line2': written },
      ...{ 'billing.city': written, 'billing.county': written },
      'billing.ownPostcode': { ...written, ...must },
    },
  },
  'save-terms': {
    ...mayAsk,
    sends: {
      mpanNumber: { when: switchesElectricity },
      mpanValid: { when: switchesElectricity },
      mprnNumber: { when: switchesGas },
      gasSmartMeterInstalled: { when: switchesGas },
      electricitySmartMeterInstalled: { when: switchesElectricity },
      neitherSmartMeterInstalled: {},
      agreeSmartMeterConditions: { when: hasSmartMeter },
      specialNeedsId: { when: { hasMedicalConditionOrIndividualRequirement: true } },
      hasMedicalConditionOrIndividualRequirement: {},
      suppliersTermsAndConditionsAreAccepted: {},
      happyToReceiveCreditCheck: {},
      happyToHaveDebtInformationAccessed: {},
      isSharedInfo: {},
      ...{ consent1: {}, consent2: {}, consent3: {} },
      prePaymentMeterId: { when: { 'plan.payMethod': 'PrePaymentMeter' } },
      switchAfterCoolingOfPeriod: {},
      supplierMaySendRemindersAndUpdatesViaEmailAboutAccount: {},
      supplierMaySendRemindersAndUpdatesViaTelephoneAboutAccount: {},
      supplierMaySendImportantAccountChangesViaEmail: {},
      supplierMaySendUpdatesThatMayBeOfInterestViaMobilePhone: {},
      supplierMaySendUpdatesThatMayBeOfInterestViaEveningPhone: {},
      supplierMaySendUpdatesThatMayBeOfInterestViaDayPhone: {},
      supplierMaySendUpdatesThatMayBeOfInterestViaEmail: {},
      supplierMaySendUpdatesThatMayBeOfInterestViaPost: {},
      supplierMaySendUpdatesThatMayBeOfInterestViaSms: {},
      supplierMaySendUpdatesThatMayBeOfInterestViaFaceToFace: {},
    },
  },
  'verify-bank': { ...mayAsk, when: byDirectDebit, sends: { sortCode: must, accountNumber: must } },
  'save-bank': {
    ...mayAsk,
    after: ['verify-bank'],
    when: byDirectDebit,
    sends: {
      ...{ accountName: must, sortCode: must, accountNumber: must },
      ...{ preferredDirectDebitDay: must, isAuthorisedToSetupDirectDebits: must },
    },
  },
  'complete-switch': {
    needs: ['session.switchKey', 'session.switchId'],
    after: ['save-personal', 'save-address', 'save-terms', 'verify-bank', 'save-bank'],
  },
  'count-switch': {
    needs: ['brand.pixelHost', 'session.switched', 'session.switchId', 'session.switchedCost'],
  },
  'load-progress-link': { needs: ['session.switchId'] },
  'open-progress': { needs: ['linkToken'] },
  'end-progress-link': { needs: ['linkToken'] },
  'find-switch': { needs: ['existingSwitchId'] },
  'open-offset': { needs: ['carbon'] },
  'pay-offset': { needs: ['carbon.customerId', 'project', 'percentage'] },
  'settle-offset': { needs: ['payment.id', 'payment.oid'] },
};
