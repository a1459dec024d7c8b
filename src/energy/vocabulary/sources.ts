import type { FormatWord } from '../../engine/trade-words.ts';
import { figureWords } from './figures.ts';

/** What `session.` may hold: the referral, the ids and the saved quote record (Q4.50). */
export const sessionWords = {
  comparisonType: 'home-energy or vehicle-home-energy, from the address (Q2.04)',
  refererBranch: 'branch code from the address or the stored session (Q1.05)',
  reference: 'reference from the address or the stored session (Q1.05)',
  uid: 'the anonymous user id, made once (Q4.41)',
  uuid: 'id of the results',
  switchId: 'id of the saved quote',
  switchKey: 'key of the sign-up calls',
  planMissing: 'true while the plan of the last sign-up could not be had: its quote is kept (S7.01)',
  switchType: 'quote type of the saved quote',
  includeAllPayMethodOptions: 'asks results for every pay method',
  proposedPayMethod: 'pay method of the new tariff',
  payMethod: 'pay method of the deal whose details are open (Q2.32)',
  switchOption: 'whether that deal can be switched to: Switch or None (Q2.32)',
  tariffValidToDate: 'the day on which the present tariff of the saved quote ends (Q7.21)',
  leavingFees: 'pounds that leaving the present tariffs of the saved quote costs today; never stored',
  electricitySmartMeterInstalled: 'from the meter details',
  gasSmartMeterInstalled: 'from the meter details',
  switched: 'true once the switch was completed here (S4.03)',
  alreadySwitched: 'true when the switch had been completed before (S4.01)',
  askedSupplier:
    'supplier of the deal that was completed here after another had been switched to; never stored',
  askedTariff: 'the tariff of that deal; never stored',
  gasReference: 'reference number of the gas switch',
  electricityReference: 'reference number of the electricity switch',
  switchedSupplier: 'name of the supplier that was switched to',
  switchedUuid: 'id by which the carbon offset knows the customer',
  switchedTariff: 'name of the tariff that was switched to',
  switchedPayMethod: "pay method of the tariff that was switched to, in the results' spelling",
  switchedFixedMonths: 'length of that price in months, from the start of supply',
  switchedExitFees: 'pounds that leaving it early costs',
  switchedAddress: 'the home that was switched; never stored',
  answers:
    'answers of the saved quote that tell of nobody, after its deals were loaded again, until its home is found',
  kept: 'answers of the quote that were kept, or are to be (resume); never stored in the browser',
  switchedName: 'title and names of the customer; never stored',
  switchedFuels: 'Gas, Electricity or Gas & Electricity, as the plan says',
  switchedCost: 'total cost of the plan in pounds a year (S2.63)',
  switchedOn: 'the day on which the switch was completed here, YYYY-MM-DD',
  switchCounted: 'true once the affiliate was told of the switch (S2.63)',
  switchedWorkingDays:
    'about how many working days its supplier says that it takes; null where it takes as many as most',
  switchDelayed: 'the customer chose to wait for the end of the cooling-off period (S2.61)',
} as const;

/** What `plan.` holds once the plan that is signed up for is known (specification, switch completion §3; S7.01). */
export const planWords = {
  isEconomy7: 'the plan has a day and a night rate',
  tariffDetails: 'what is special about the tariff',
  supplierTosUrl: "address of the supplier's terms",
  tariffTosUrl: "address of the tariff's terms",
  supplierId: 'id of the new supplier',
  supplierName: 'name of the new supplier',
  tariffName: 'name of the new tariff',
  payMethod: "pay method in the results' spelling",
  cost: 'pounds a year of electricity, or of the only fuel',
  gasCost: 'pounds a year of gas beside electricity',
  savings: 'savings in pounds a year of electricity, or of the only fuel',
  gasSavings: 'savings in pounds a year of gas beside electricity',
  fixedMonths: 'length of the fixed price in months, from the start of supply',
  exitFees: 'pounds that leaving early costs, all fuels together',
  asOf: 'the day on which the plan was worked out, YYYY-MM-DD',
  fuelTitle: 'Gas, Electricity or Gas & Electricity',
  monthlyDirectDebit: 'estimated monthly Direct Debit, whole pounds (S2.50)',
  yearly: 'cost in words of a sum, such as 1,034.50',
  monthly: 'a twelfth of it, likewise',
  gasYearly: 'gasCost in words of a sum',
  gasMonthly: 'a twelfth of it, likewise',
  variant: 'name of the supplier variant that is laid over the terms, once it is',
  workingDays: figureWords.workingDays.doc,
} as const;

/**
 * Paths that tell who somebody is or where they live, beside the answers whose schema says `"personal": true`; a source
 * stands for all that it holds. Failures quote what the server said, and that may quote what was typed.
 */
export const personalPaths: readonly string[] = [
  'meter.mpan',
  'meter.mprn',
  'meter.maskedMpan',
  'meter.maskedMprn',
  'session.kept',
  'meter.address',
  'session.switchKey',
  'session.gasReference',
  'session.electricityReference',
  'session.switchedUuid',
  'session.switchedName',
  'session.switchedAddress',
  'failure',
];

/** What `brand.` may hold: the app settings (Q3.01). */
export const brandWords = {
  supplierName: 'name of the operator',
  productName: 'generic product name (Q9.11)',
  supplierPhone: 'support phone',
  supplierEmail: 'customer services e-mail',
  termsUrl: 'Terms & Conditions link',
  privacyUrl: 'Privacy Policy link',
  nonDomesticPhone: 'phone for non-domestic meters',
  nonDomesticHours: 'hours of that phone',
  mprnHelpline: 'phone of the MPRN helpline',
  whiteLabel: 'hides the non-domestic phone and the direct debit notice (Q6.02)',
  gbData: 'chooses the address source (Q6.03)',
  carbonOffset: 'shows the carbon footprint',
  referrerBranchCode: 'branch code of quotes without one',
  switchOwnerReference: 'owner reference of quotes',
  isHappyToBeAutoSwitched: 'sent with each quote',
  pixelHost: 'host that is told of each completed switch by a 1x1 image; nobody when empty (S2.63)',
  checkoutHosts: 'hosts, with spaces between, to which a payer may be sent besides our own (S7.10)',
} as const;

/** Settings that are yes or no; the other words of an operator are texts. */
export const brandFlags: readonly string[] = [
  'whiteLabel',
  'gbData',
  'carbonOffset',
  'isHappyToBeAutoSwitched',
];

// A host name, with its port if need be: no address, and nothing that could end a directive of a policy.
const hostName = '[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?(:[0-9]{1,5})?';

/** What settings look like that are no text as people write it; the others may say anything. */
export const brandForms = {
  supplierEmail: { doc: 'an email address', pattern: '^[^\\s@<>"]+@[^\\s@<>"]+$' },
  pixelHost: { doc: 'a host name alone, such as "images.example.com"', pattern: `^(${hostName})?$` },
  checkoutHosts: {
    doc: 'host names with a space between, such as "pay.example.com"',
    pattern: `^(${hostName}( ${hostName})*)?$`,
  },
} as const satisfies Readonly<Record<string, FormatWord>>;
