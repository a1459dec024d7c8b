import type { Deal } from '../sign-up/deal.ts';

/**
 * The rules of the sign-up form restated from the specification alone (switch completion §5), without the engine, the
 * definitions or the effects: for each section the fields that are missing or wrong.
 */
export type Answers = Readonly<Record<string, unknown>>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
const digitsOnly = (text: string) => [...text].every((character) => '0123456789'.includes(character));
const isDigits = (text: string, least: number, most: number) =>
  digitsOnly(text) && text.length >= least && text.length <= most;

/** Letters of any alphabet and spaces, apostrophes and hyphens inside, at most 100 characters. */
function isName(text: string): boolean {
  const letters = /^\p{L}/u.test(text) && !/[^\p{L}\p{M} '’-]/u.test(text);
  return letters && [...text].length <= 100;
}

/** A day that exists, at least 18 years before today and of the 120 that are offered (§5, Q2.25; both YYYY-MM-DD). */
function isAdult(day: string, today: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) return false;
  const age = Number(today.replaceAll('-', '')) - Number(day.replaceAll('-', ''));
  return age >= 180_000 && age <= 1_200_000;
}

function isEmail(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@');
  const labels = domain.split('.');
  const end = labels.at(-1) ?? '';
  const plain = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/;
  return (
    more.length === 0 &&
    text.length <= 254 &&
    local.split('.').every((part) => plain.test(part)) &&
    labels.length > 1 &&
    labels.every((label) => /^[a-z0-9-]+$/.test(label)) &&
    // A name of other letters is written in these (RFC 5890).
    /^([a-z]{2,}|xn--[a-z0-9-]+)$/.test(end)
  );
}

/** §5 Customer. */
export function customerProblems(answers: Answers, today: string): readonly string[] {
  const phone = textOf(answers.dayTimePhone);
  return [
    isEmpty(answers.titleId) && 'titleId',
    !isName(textOf(answers.firstName)) && 'firstName',
    !isName(textOf(answers.lastName)) && 'lastName',
    !isAdult(textOf(answers.dateOfBirth), today) && 'dateOfBirth',
    !isEmail(textOf(answers.emailAddress)) && 'emailAddress',
    !(isDigits(phone, 10, 11) && /[1-9]/.test(phone)) && 'dayTimePhone',
    isEmpty(answers.employmentStatusId) && 'employmentStatusId',
  ].flatMap((field) => field || []);
}

/** §5 Present residence and previous addresses: 36 months in all, at most 1200 and at most 3 addresses. */
export function residenceProblems(answers: Answers): readonly string[] {
  const present = answers.lengthOfResidencyInMonths;
  const list = Array.isArray(answers.previousAddresses) ? answers.previousAddresses : [];
  const before = list.reduce<number>((total, entry) => total + Number(entry.lengthOfResidencyInMonths), 0);
  const isKnown = typeof present === 'number' && present >= 1 && present <= 1200;
  const needsMore = typeof present === 'number' && present < 36;
  const total = Number(present) + before;
  return [
    isEmpty(answers.residentialStatusId) && 'residentialStatusId',
    !isKnown && 'lengthOfResidencyInMonths',
    needsMore && (total < 36 || total > 1200 || list.length > 3) && 'previousAddresses',
  ].flatMap((field) => field || []);
}

/** UK postcode, capitals, no space, at most 7 characters: outward code, then a digit and two letters. */
function isPostcode(text: string): boolean {
  return (
    text === 'GIR0AA' ||
    (text.length <= 7 && /^[A-PR-UWYZ][A-HK-Y]?[0-9][A-Z0-9]?[0-9][ABD-HJLNP-UW-Z]{2}$/.test(text))
  );
}

const lineNames = ['line1', 'line2', 'city', 'county'];
const isLine = (value: unknown) =>
  textOf(value) !== '' && textOf(value).length <= 150 && !/[\p{Cc}\p{Cf}]/u.test(textOf(value));

/** §5 Billing address by hand: line1, line2, city and postcode; nothing while bills go to the home. */
export function billingByHandProblems(answers: Answers): readonly string[] {
  if (answers.separateBilling !== true) return [];
  const wrong = lineNames.filter((name) => {
    const value = answers[`billing.${name}`];
    return name === 'county' && isEmpty(value) ? false : !isLine(value);
  });
  const postcode = isPostcode(textOf(answers['billing.ownPostcode'])) ? [] : ['billing.ownPostcode'];
  return [...wrong.map((name) => `billing.${name}`), ...postcode];
}

/** §5 Previous address by hand: all four lines, the postcode, and years or months that are not nothing. */
export function previousByHandProblems(answers: Answers): readonly string[] {
  const years = textOf(answers['previous.years']);
  const months = textOf(answers['previous.months']);
  const total = 12 * Number(years) + Number(months);
  const isAmount = (text: string, most: number) => text === '' || isDigits(text, 1, most);
  const lines = lineNames
    .filter((name) => !isLine(answers[`previous.${name}`]))
    .map((name) => `previous.${name}`);
  const postcode = isPostcode(textOf(answers['previous.ownPostcode'])) ? [] : ['previous.ownPostcode'];
  const stay = isAmount(years, 3) && isAmount(months, 2) && total > 0 ? [] : ['stay'];
  return [...stay, ...lines, ...postcode];
}

/** §5 Terms, meter numbers. `mpanValid` is what the external check said. */
export function meterProblems(answers: Answers, { fuel, isEconomy7 }: Deal): readonly string[] {
  const mpan = textOf(answers.mpanNumber);
  const begins = isEconomy7 ? ['02'] : ['01', '02'];
  const isMpan =
    isDigits(mpan, 21, 21) && begins.some((begin) => mpan.startsWith(begin)) && answers.mpanValid === true;
  return [
    fuel !== 'gas' && !isMpan && 'mpanNumber',
    fuel !== 'electricity' && !isDigits(textOf(answers.mprnNumber), 6, 10) && 'mprnNumber',
  ].flatMap((field) => field || []);
}

/** §5 Payment. */
export function paymentProblems(answers: Answers): readonly string[] {
  const name = textOf(answers.accountName);
  return [
    (name.length > 100 || !/^[\p{L}\p{M}\p{Nd} .&/'’-]+$/u.test(name)) && 'accountName',
    !isDigits(textOf(answers.sortCode), 6, 6) && 'sortCode',
    !isDigits(textOf(answers.accountNumber), 6, 8) && 'accountNumber',
    isEmpty(answers.preferredDirectDebitDay) && 'preferredDirectDebitDay',
    answers.isAuthorisedToSetupDirectDebits !== true && 'isAuthorisedToSetupDirectDebits',
  ].flatMap((field) => field || []);
}
