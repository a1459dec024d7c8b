import { isPossibleAccount } from './modulus.ts';

/** The two numbers of a UK bank account: 6 digits, and 6 to 8 digits as people type them. */
export interface BankAccount {
  readonly sortCode: string;
  readonly accountNumber: string;
}

/** The account number as banks hold it, 8 digits: shorter ones get zeros in front (modulus checking, §Padding). */
const padded = (accountNumber: string): string => accountNumber.padStart(8, '0');

/** Whether two ways of typing name the same account. */
export const isSameAccount = (one: BankAccount, other: BankAccount): boolean =>
  one.sortCode === other.sortCode && padded(one.accountNumber) === padded(other.accountNumber);

/** Whether a sort code and an account number can belong together; a sort code that no rule covers is presumed valid. */
export const canBelongTogether = ({ sortCode, accountNumber }: BankAccount): boolean =>
  isPossibleAccount(sortCode, padded(accountNumber));
