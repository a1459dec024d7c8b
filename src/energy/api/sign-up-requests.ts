import type { CallInput } from './contract.ts';
import { writtenAddress } from './postcode.ts';
import { number, text } from './unchecked.ts';

type Values = Readonly<Record<string, unknown>>;
type Body<Name extends string> = CallInput<
  Extract<keyof typeof import('./contract.ts').calls, `POST /request/${Name}`>
>['body'];
export type PersonalBody = Body<'switch/pro/update/personal'>;
export type AddressBody = Body<'switch/pro/update/address'>;
export type BankBody = Body<'switch/pro/update/bank'>;
export type BankCheckBody = Body<'bank/is-valid'>;
type PreviousAddress = AddressBody['previousAddresses'][number];

/** What a section's request is made from: live answers only, by the names of the API (§3). */
export interface SignUpSource {
  readonly switchKey: string;
  readonly answers: Values;
}

const textOf = (value: unknown) => text(value) ?? '';

/** The customer (S7.04). Undefined while an id is missing. */
export function buildPersonal({ switchKey, answers }: SignUpSource): PersonalBody | undefined {
  const titleId = number(answers.titleId);
  const employmentStatusId = number(answers.employmentStatusId);
  if (titleId === undefined || employmentStatusId === undefined) return undefined;
  return {
    switchKey,
    titleId,
    firstName: textOf(answers.firstName),
    lastName: textOf(answers.lastName),
    dateOfBirth: textOf(answers.dateOfBirth),
    emailAddress: textOf(answers.emailAddress).toLowerCase(),
    dayTimePhone: textOf(answers.dayTimePhone),
    employmentStatusId,
  };
}

const isMap = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An entry of the list as it is sent; what is not there is empty, zero lengths are null (S4.09). */
function previousAddress(entry: Values): PreviousAddress {
  return {
    lengthOfResidencyInMonths: number(entry.lengthOfResidencyInMonths) || null,
    line1: textOf(entry.line1),
    line2: textOf(entry.line2),
    city: textOf(entry.city),
    county: textOf(entry.county),
    postcode: textOf(entry.postcode),
    years: number(entry.years) || null,
    months: number(entry.months) || null,
    text: textOf(entry.text),
    manually: entry.manually === true,
  };
}

/** The billing address, or null when the bills go to the home (S7.04). A found one keeps its display text (S2.13). */
function businessAddress(answers: Values): AddressBody['businessAddress'] {
  if (answers.separateBilling !== true) return null;
  const manually = answers.manuallyEnterBilling === true;
  const part = (name: string) => textOf(answers[`billing.${name}`]);
  const found: Values = isMap(answers['billing.address']) ? answers['billing.address'] : {};
  const line = (own: string, theirs: string) => (manually ? part(own) : textOf(found[theirs]));
  const postcode = (manually ? part('ownPostcode') : textOf(found.postcode) || part('postcode')).replace(
    /\s/g,
    '',
  );
  const lines = {
    line1: line('line1', 'addressLine1'),
    line2: line('line2', 'addressLine2'),
    city: line('city', 'city'),
    county: line('county', 'county'),
  };
  const written = writtenAddress(Object.values(lines), postcode);
  return {
    ...lines,
    postcode,
    text: manually ? written : textOf(found.text) || written,
    separateBilling: true,
    manuallyEnterBilling: manually,
  };
}

/** How long the customer lived where, and where the bills go (S7.04). */
export function buildAddress({ switchKey, answers }: SignUpSource): AddressBody {
  const list = Array.isArray(answers.previousAddresses) ? answers.previousAddresses.filter(isMap) : [];
  return {
    switchKey,
    residentialAddresses: {
      present: {
        residentialStatusId: number(answers.residentialStatusId) ?? null,
        lengthOfResidencyInMonths: number(answers.lengthOfResidencyInMonths) || null,
      },
    },
    previousAddresses: list.map(previousAddress),
    businessAddress: businessAddress(answers),
  };
}

/** Direct debit details, the sort code whole and in its three parts (S7.04). Undefined until all is given. */
export function buildBank({ switchKey, answers }: SignUpSource): BankBody | undefined {
  const sortCode = textOf(answers.sortCode);
  const preferredDirectDebitDay = number(answers.preferredDirectDebitDay);
  if (preferredDirectDebitDay === undefined || answers.isAuthorisedToSetupDirectDebits !== true)
    return undefined;
  return {
    switchKey,
    accountName: textOf(answers.accountName),
    sortCode,
    sortCode1: sortCode.slice(0, 2),
    sortCode2: sortCode.slice(2, 4),
    sortCode3: sortCode.slice(4, 6),
    accountNumber: textOf(answers.accountNumber),
    preferredDirectDebitDay,
    isAuthorisedToSetupDirectDebits: true,
  };
}

/** What the bank check asks about (S7.05). */
export function buildBankCheck({ switchKey, answers }: SignUpSource): BankCheckBody {
  return { switchKey, sortCode: textOf(answers.sortCode), accountNumber: textOf(answers.accountNumber) };
}
