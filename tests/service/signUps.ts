import type { CallInput } from '../../src/energy/api/contract.ts';
import { dualQuote } from './quotes.ts';
import type { Service } from './service.ts';

type Section<N extends 'personal' | 'address' | 'terms-and-conditions' | 'bank'> = Omit<
  CallInput<`POST /request/switch/pro/update/${N}`>['body'],
  'switchKey'
>;

/** A customer whose every value can be looked for. */
export const customer = {
  titleId: 3,
  firstName: 'Canaria',
  lastName: 'Finchley',
  dateOfBirth: '1971-03-04',
  emailAddress: 'canary@birds.example',
  dayTimePhone: '01632960123',
  employmentStatusId: 1,
} as const satisfies Section<'personal'>;

/** Three years in the present home, bills to another address. */
export const address = {
  residentialAddresses: { present: { residentialStatusId: 1, lengthOfResidencyInMonths: 36 } },
  previousAddresses: [],
  businessAddress: {
    line1: '7 Canary Wharf Mews',
    line2: 'Thorpe',
    city: 'Norwich',
    county: 'Norfolk',
    postcode: 'NR21NH',
    text: '7 Canary Wharf Mews, Thorpe, Norwich, Norfolk, NR2 1NH',
    separateBilling: true,
    manuallyEnterBilling: true,
  },
} satisfies Section<'address'>;

/** The least that the default supplier asks: terms accepted, switch as soon as possible, no smart meters. */
export const terms = {
  evidence: { variant: 'default', wording: 'a'.repeat(64) },
  mpanNumber: '018011001099991001006',
  mpanValid: true,
  mprnNumber: '9001000101',
  gasSmartMeterInstalled: false,
  electricitySmartMeterInstalled: false,
  neitherSmartMeterInstalled: true,
  agreeSmartMeterConditions: false,
  specialNeedsId: null,
  hasMedicalConditionOrIndividualRequirement: null,
  suppliersTermsAndConditionsAreAccepted: true,
  happyToReceiveCreditCheck: null,
  happyToHaveDebtInformationAccessed: null,
  isSharedInfo: null,
  consent1: null,
  consent2: null,
  consent3: null,
  prePaymentMeterId: null,
  switchAfterCoolingOfPeriod: false,
  supplierMaySendRemindersAndUpdatesViaEmailAboutAccount: null,
  supplierMaySendRemindersAndUpdatesViaTelephoneAboutAccount: null,
  supplierMaySendImportantAccountChangesViaEmail: null,
  supplierMaySendUpdatesThatMayBeOfInterestViaMobilePhone: null,
  supplierMaySendUpdatesThatMayBeOfInterestViaEveningPhone: null,
  supplierMaySendUpdatesThatMayBeOfInterestViaDayPhone: null,
  supplierMaySendUpdatesThatMayBeOfInterestViaEmail: null,
  supplierMaySendUpdatesThatMayBeOfInterestViaPost: null,
  supplierMaySendUpdatesThatMayBeOfInterestViaSms: null,
  supplierMaySendUpdatesThatMayBeOfInterestViaFaceToFace: null,
} satisfies Section<'terms-and-conditions'>;

/** Details that pass the published modulus check (case 1 of its test data). */
export const bank = {
  accountName: 'Canaria Finchley',
  sortCode: '089999',
  sortCode1: '08',
  sortCode2: '99',
  sortCode3: '99',
  accountNumber: '66374958',
  preferredDirectDebitDay: 12,
  isAuthorisedToSetupDirectDebits: true,
} as const satisfies Section<'bank'>;

export const account = { sortCode: bank.sortCode, accountNumber: bank.accountNumber };

/** A tariff of supplier 2 for both fuels, by monthly direct debit. */
export const bothFuels = {
  electricity: { tariffId: 202, payMethod: 'MonthlyDirectDebit' },
  gas: { tariffId: 202, payMethod: 'MonthlyDirectDebit' },
} as const;

type Quote = 'gas' | 'electricity' | 'dual-consolidated' | 'dual-distinct';
type Plan = CallInput<'POST /request/switch/pro/key'>['body']['switchPlan'];

/** What is left of a service for those who sign up: its calls. */
export type Calls = Pick<Service, 'call' | 'send'>;

/** Saves a quote and starts a sign-up for it. */
export async function beginSignUp(
  { call }: Calls,
  { switchPlan = bothFuels, kind = 'dual-consolidated', body = dualQuote }: Partial<Wanted> = {},
): Promise<{ readonly switchKey: string; readonly switchId: number }> {
  const { geniusSwitchDto } = await call(`POST /request/switch/v2/${kind}`, { body } as never);
  const { switchId } = geniusSwitchDto;
  const { switchType } = body;
  const { geniusSwitchKeyDto } = await call('POST /request/switch/pro/key', {
    body: { switchId, switchType, switchPlan },
  });
  return { switchKey: geniusSwitchKeyDto.switchKey, switchId };
}

/** What somebody signs up for. */
export interface Wanted {
  readonly switchPlan: Plan;
  readonly kind: Quote;
  readonly body: CallInput<`POST /request/switch/v2/${Quote}`>['body'];
}

/** Sends one section of a new sign-up: 'saved', or the status and what the refusal says. */
export async function sendSection(
  calls: Calls,
  section: string,
  body: object,
  wanted: Partial<Wanted> = {},
): Promise<unknown> {
  const { switchKey } = await beginSignUp(calls, wanted);
  const name = `POST /request/switch/pro/update/${section}` as 'POST /request/switch/pro/update/bank';
  const { status, answer } = await calls.send(name, { body: { ...body, switchKey } });
  return status === 200 ? 'saved' : { status, ...Object(answer) };
}

/** Saves every section, the bank details verified. */
export async function fillSignUp({ call }: Calls, switchKey: string): Promise<void> {
  await call('POST /request/switch/pro/update/personal', { body: { switchKey, ...customer } });
  await call('POST /request/switch/pro/update/address', { body: { switchKey, ...address } });
  await call('POST /request/switch/pro/update/terms-and-conditions', { body: { switchKey, ...terms } });
  await call('POST /request/bank/is-valid', { body: { switchKey, ...account } });
  await call('POST /request/switch/pro/update/bank', { body: { switchKey, ...bank } });
}

/** A whole sign-up up to its completed switch. */
export async function signUp(calls: Calls, wanted: Partial<Wanted> = {}) {
  const begun = await beginSignUp(calls, wanted);
  await fillSignUp(calls, begun.switchKey);
  const { geniusSwitchedDto: switched } = await calls.call('POST /request/switch/pro/complete', {
    body: { switchKey: begun.switchKey, switchCompleteOption: 'None' },
  });
  return { ...begun, switched };
}
