import { type Static, type TProperties, type TSchema, Type } from '@sinclair/typebox';
import { closed, Day, FixedMonths, orNull, Postcode, ResultPayMethod, SwitchType, text } from './shared.ts';

/** The key of one sign-up: 256 random bits, base64url. Only its hash is stored. */
const SwitchKey = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });

const keyed = closed({ switchKey: SwitchKey });
const digits = (min: number, max: number) => Type.String({ pattern: `^[0-9]{${min},${max}}$` });
const consent = orNull(Type.Boolean());
const months = orNull(Type.Integer({ minimum: 0, maximum: 1200 }));

/** The tariff and pay method chosen for one fuel. */
export const ChosenPlan = closed({ tariffId: Type.Integer(), payMethod: ResultPayMethod });
export type ChosenPlan = Static<typeof ChosenPlan>;

/** One fuel of the plan that is signed up for (§3, Switch plan). Cost and savings in pounds a year. */
export const PlanPart = closed({
  isEconomy7: Type.Boolean(),
  tariffDetails: Type.Array(text(500)),
  supplierTosUrl: text(300),
  tariffTosUrl: text(300),
  supplierId: Type.Integer(),
  supplierName: text(),
  tariffName: text(),
  payMethod: ResultPayMethod,
  cost: Type.Number(),
  savings: Type.Number(),
  fixedMonths: FixedMonths,
  exitFee: Type.Optional(
    Type.Number({ minimum: 0, description: 'Ours, beyond §3: what leaving early costs in pounds.' }),
  ),
});
export type PlanPart = Static<typeof PlanPart>;

/** One choice of a sign-up list. */
export const Choice = closed({ id: Type.Integer(), text: text() });
export type Choice = Static<typeof Choice>;
const choices = Type.Array(Choice);

/** The customer (§3, §5 Customer). */
export const Customer = closed({
  titleId: Type.Integer(),
  firstName: text(100),
  lastName: text(100),
  dateOfBirth: Day,
  emailAddress: text(254),
  dayTimePhone: digits(10, 11),
  employmentStatusId: Type.Integer(),
});

const { dateOfBirth: _, ...keptCustomer } = Customer.properties;

/** The customer as it is given back: the birth date never is. */
const SavedCustomer = closed(keptCustomer);

/** An address as people write it. */
const lines = { line1: text(), line2: text(), city: text(), county: text(), postcode: Postcode };

/** A previous address (§3, Address): found by postcode, or written by hand when `manually` is true. */
const PreviousAddress = closed({
  lengthOfResidencyInMonths: months,
  ...lines,
  years: orNull(Type.Integer({ minimum: 0, maximum: 100 })),
  months: orNull(Type.Integer({ minimum: 0, maximum: 99 })),
  text: text(300),
  manually: Type.Boolean(),
});

const Present = closed({ residentialStatusId: orNull(Type.Integer()), lengthOfResidencyInMonths: months });

/** Where the bills go when that is not the home itself (§3, Address). */
const BusinessAddress = closed({
  ...lines,
  text: text(300),
  separateBilling: Type.Literal(true),
  manuallyEnterBilling: Type.Boolean(),
});

/** How long the customer lived where, and a separate billing address or null. */
export const Address = closed({
  residentialAddresses: closed({ present: Present }),
  previousAddresses: Type.Array(PreviousAddress, { maxItems: 3 }),
  businessAddress: orNull(BusinessAddress),
});

/** What was agreed to: the variant's name, and the SHA-256 (hex) of the exact wording that was shown. */
const Evidence = closed({ variant: text(60), wording: Type.String({ pattern: '^[0-9a-f]{64}$' }) });

/** Every consent that any supplier may ask, and the meter numbers (§3, Terms); null when not given. `evidence` later proves what was agreed. */
export const Terms = closed({
  evidence: Type.Optional(Evidence),
  mpanNumber: orNull(digits(21, 21)),
  mpanValid: consent,
  mprnNumber: orNull(digits(6, 10)),
  gasSmartMeterInstalled: consent,
  electricitySmartMeterInstalled: consent,
  neitherSmartMeterInstalled: consent,
  agreeSmartMeterConditions: consent,
  specialNeedsId: orNull(Type.Integer()),
  hasMedicalConditionOrIndividualRequirement: consent,
  suppliersTermsAndConditionsAreAccepted: consent,
  happyToReceiveCreditCheck: consent,
  happyToHaveDebtInformationAccessed: consent,
  isSharedInfo: consent,
  consent1: consent,
  consent2: consent,
  consent3: consent,
  prePaymentMeterId: orNull(Type.Integer({ minimum: 1, maximum: 3 })),
  switchAfterCoolingOfPeriod: consent,
  supplierMaySendRemindersAndUpdatesViaEmailAboutAccount: consent,
  supplierMaySendRemindersAndUpdatesViaTelephoneAboutAccount: consent,
  supplierMaySendImportantAccountChangesViaEmail: consent,
  supplierMaySendUpdatesThatMayBeOfInterestViaMobilePhone: consent,
  supplierMaySendUpdatesThatMayBeOfInterestViaEveningPhone: consent,
  supplierMaySendUpdatesThatMayBeOfInterestViaDayPhone: consent,
  supplierMaySendUpdatesThatMayBeOfInterestViaEmail: consent,
  supplierMaySendUpdatesThatMayBeOfInterestViaPost: consent,
  supplierMaySendUpdatesThatMayBeOfInterestViaSms: consent,
  supplierMaySendUpdatesThatMayBeOfInterestViaFaceToFace: consent,
});

/** Direct debit details (§3, Payment). */
export const Bank = closed({
  accountName: text(100),
  sortCode: digits(6, 6),
  sortCode1: digits(2, 2),
  sortCode2: digits(2, 2),
  sortCode3: digits(2, 2),
  accountNumber: digits(6, 8),
  preferredDirectDebitDay: Type.Integer({ minimum: 1, maximum: 31 }),
  isAuthorisedToSetupDirectDebits: Type.Literal(true),
});

/** Reference numbers of a switch: `g` of gas, `e` of electricity. */
export const References = closed({ g: orNull(text()), e: orNull(text()) });

/** A completed switch (§3, Switched result). */
export const Switched = closed({
  referenceNumbers: References,
  title: text(),
  firstName: text(100),
  lastName: text(100),
  supplier: text(),
  uuid: text(),
});
export type Switched = Static<typeof Switched>;

const updated = closed({ updated: Type.Literal(true) });
const lists = <Reply extends TSchema>(doc: string, reply: Reply) =>
  ({ token: 'needed', doc, body: keyed, reply }) as const;
const saves = <Section extends TProperties>(what: string, section: Section) =>
  ({
    token: 'needed',
    doc: `Saves ${what}.`,
    body: closed({ switchKey: SwitchKey, ...section }),
    reply: updated,
  }) as const;

/** Sign-up calls, keyed by switchKey (specification, switch completion §7; Q2.32, S7.01 to S7.06). */
export const signUpCalls = {
  'POST /request/switch/pro/key': {
    token: 'needed',
    doc: 'Starts the sign-up for one tariff of a saved quote.',
    body: closed({
      switchType: SwitchType,
      switchPlan: closed({ electricity: Type.Optional(ChosenPlan), gas: Type.Optional(ChosenPlan) }),
      switchId: Type.Integer(),
    }),
    reply: closed({ geniusSwitchKeyDto: closed({ switchKey: SwitchKey }) }),
  },
  'POST /request/switch/pro/info/switch-plan': {
    token: 'needed',
    doc: 'The plan that is signed up for; a fuel that it does not have is null.',
    body: keyed,
    reply: closed({
      geniusSwitchPlanInfoDto: closed({
        geniusSwitchPlanInfo: closed({
          switchPlanInfoDto: closed({ gas: orNull(PlanPart), electricity: orNull(PlanPart) }),
        }),
      }),
    }),
  },
  'POST /request/switch/pro/detail/employment-statuses': lists(
    'Employment statuses.',
    closed({ employmentStatusesDto: closed({ employmentStatuses: choices }) }),
  ),
  'POST /request/switch/pro/detail/titles': lists(
    'Titles of a person.',
    closed({ titlesDto: closed({ titles: choices }) }),
  ),
  'POST /request/switch/pro/detail/special-needs': lists(
    'Medical conditions and individual requirements.',
    closed({ specialNeedsDto: closed({ specialNeeds: choices }) }),
  ),
  'POST /request/switch/pro/detail/residential-statuses': lists(
    'How a home is held: owned, rented …',
    closed({ residentialStatusesDto: closed({ residentialStatuses: choices }) }),
  ),
  'POST /request/switch/pro/detail/direct-debit-days': lists(
    'Days of the month on which a direct debit can go out.',
    closed({ directDebitDayOfTheMonthsDto: closed({ directDebitDayOfTheMonths: choices }) }),
  ),
  'GET /request/switch/pro/info/address/v2': {
    token: 'needed',
    doc: "The home's address as the quote gave it, and how it is held if that is known.",
    query: keyed,
    reply: closed({
      addressInfoDto: closed({
        residentialAddresses: closed({
          present: closed({
            ...Present.properties,
            ...lines,
          }),
        }),
      }),
    }),
  },
  'POST /request/switch/pro/info/saved': {
    token: 'needed',
    doc:
      'The sections that were saved, each null until it was, so that a page that is loaded again can go on. For the ' +
      'visitor alone whose token started the sign-up; birth date and bank details are never part of it.',
    body: keyed,
    reply: closed({
      savedSectionsDto: closed({
        personal: orNull(SavedCustomer),
        address: orNull(Address),
        terms: orNull(Terms),
      }),
    }),
  },
  'POST /request/switch/pro/update/personal': saves('the customer', Customer.properties),
  'POST /request/switch/pro/update/address': saves(
    'how long the customer lived where, and a separate billing address or null',
    Address.properties,
  ),
  'POST /request/switch/pro/update/terms-and-conditions': saves(
    'meter numbers and consents',
    Terms.properties,
  ),
  'POST /request/switch/pro/update/bank': saves(
    'the direct debit details, encrypted; they are never returned',
    Bank.properties,
  ),
  'POST /request/bank/is-valid': {
    token: 'needed',
    doc: 'Whether a sort code and an account number can belong together (modulus check).',
    body: closed({ switchKey: SwitchKey, sortCode: digits(6, 6), accountNumber: digits(6, 8) }),
    reply: closed({ isValid: Type.Boolean() }),
  },
  'POST /request/switch/pro/complete': {
    token: 'needed',
    doc:
      'Completes the switch: exactly once for each key, and the same answer however often it is asked. The key of ' +
      'the attempt is kept with the switch. 409 while something is missing, with a sentence.',
    headers: closed({ 'Idempotency-Key': Type.Optional(text(255)) }),
    body: closed({ switchKey: SwitchKey, switchCompleteOption: Type.Literal('None') }),
    reply: closed({ geniusSwitchedDto: Switched }),
  },
  'POST /request/customer/whitelabel/switch/complete': {
    doc: "Whether one of the visitor's own switches was completed already; false for everybody else.",
    body: closed({ switchId: Type.Integer() }),
    reply: Type.Boolean(),
  },
} as const;
