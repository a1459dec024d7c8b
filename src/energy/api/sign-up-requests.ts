import { isMap } from '../../engine/own.ts';
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

/** A typed text as its box leaves it, also where nobody left it before the form was sent (Q5.02). */
const textOf = (value: unknown) => (text(value) ?? '').trim();

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

/** The answers to one form of an address, by their names without the prefix of the form. */
type AddressAnswer = (name: string) => unknown;

/** An address that was found, or written by hand; a found one keeps its display text (S2.12, S2.13). */
function addressOf(answer: AddressAnswer, manually: boolean) {
  const typed = (name: string) => textOf(answer(name));
  const chosen = answer('address');
  const found: Values = !manually && isMap(chosen) ? chosen : {};
  const line = (own: string, theirs: string) => (manually ? typed(own) : textOf(found[theirs]));
  const postcode = manually ? typed('ownPostcode') : textOf(found.postcode) || typed('postcode');
  const lines = {
    line1: line('line1', 'addressLine1'),
    line2: line('line2', 'addressLine2'),
    city: line('city', 'city'),
    county: line('county', 'county'),
  };
  return { ...lines, postcode, text: textOf(found.text) || writtenAddress(Object.values(lines), postcode) };
}

/** A typed number; null for none and for zero (S4.09). */
function amount(value: unknown): number | null {
  return Number(textOf(value)) || null;
}

/** An entry of the list as it is sent: it holds the answers of its card (S7.04). */
function previousAddress(entry: Values): PreviousAddress {
  const answer = (name: string) => entry[`previous.${name}`];
  const manually = answer('manually') === true;
  const years = amount(answer('years'));
  const months = amount(answer('months'));
  return {
    lengthOfResidencyInMonths: 12 * (years ?? 0) + (months ?? 0) || null,
    ...addressOf(answer, manually),
    years,
    months,
    manually,
  };
}

/** The billing address, or null when the bills go to the home (S7.04). */
function businessAddress(answers: Values): AddressBody['businessAddress'] {
  if (answers.separateBilling !== true) return null;
  const manually = answers.manuallyEnterBilling === true;
  const { postcode, ...address } = addressOf((name) => answers[`billing.${name}`], manually);
  return {
    ...address,
    postcode: postcode.replace(/\s/g, ''),
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
