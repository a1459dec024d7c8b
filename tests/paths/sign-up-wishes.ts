import type { Json, ResolvedField } from '../../src/engine/types.ts';
import { asked, given } from './consents.ts';
import type { Row } from './cover.ts';
import { meterKinds } from './expected-terms.ts';
import type { KnownHome } from './home-in.ts';
import type { Walker, Wish } from './walker.ts';

/** Earlier homes, the last one first: found by postcode, or written by hand. */
export const previous: Readonly<Record<string, readonly ('found' | 'by hand')[]>> = {
  none: [],
  found: ['found'],
  'by hand': ['by hand'],
  'found, by hand': ['found', 'by hand'],
  'found, found': ['found', 'found'],
  'by hand, found, by hand': ['by hand', 'found', 'by hand'],
  'found, found, found': ['found', 'found', 'found'],
};

/** How long a person lived in each of so many earlier homes, as typed: years and months. */
export const stays: readonly (readonly (readonly [string, string])[])[] = [
  [],
  [['3', '']],
  [
    ['1', '7'],
    ['', '25'],
  ],
  [
    ['0', '11'],
    ['1', ''],
    ['', '12'],
  ],
];
/** Months in the present home of somebody who had others within three years. */
export const newcomerMonths = 5;

/** Where the addresses are looked up, and what is written by hand. */
export const elsewhere = { previous: 'BS15TR', billing: 'EH11YJ' } as const;
export const byHand = { line1: '2 Low Road', line2: 'Thorpe', city: 'Norwich', county: 'Norfolk' } as const;
export const ownPostcode = 'NR11AA';

export const customer = {
  firstName: 'Zoë',
  lastName: "O'Neill-Smith",
  dateOfBirth: '1971-03-04',
  emailAddress: 'zoe.path@example.com',
  dayTimePhone: '01632960123',
} as const;
/** Details that pass the published modulus check (case 1 of its test data). */
export const bank = { accountName: 'Z O Neill', sortCode: '089999', accountNumber: '66374958' } as const;
/** A gas meter's number as it stands on a bill. */
export const billMprn = '9001000101';

/** An entry of a list: the first or the last. */
const entryOf = ({ options = [] }: Pick<ResolvedField, 'options'>, row: Row): Json | undefined =>
  options.at(row.lists === 'last' ? -1 : 0)?.value;

const underPrefix = (prefix: string, values: Readonly<Record<string, Json>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]));

/** Adds one earlier home in the dialog. */
function addingHome(walker: Walker, row: Row, index: number): () => Promise<void> {
  const kinds = previous[row.previous ?? ''] ?? [];
  const [years, months] = stays[kinds.length]?.[index] ?? ['', ''];
  const wishes: Readonly<Record<string, Json | undefined>> = {
    'previous.years': years || undefined,
    'previous.months': months || undefined,
    ...(kinds[index] === 'found'
      ? { 'previous.postcode': elsewhere.previous }
      : { 'previous.manually': true, ...underPrefix('previous', { ...byHand, ownPostcode }) }),
  };
  const list = 'previousAddresses';
  return async () => {
    walker.entry({ kind: 'add-entry', list });
    await walker.fill(
      ({ name, options }, now) =>
        name === 'previous.address' ? (now ?? options?.[index]?.value) : wishes[name],
      'previous-address',
    );
    walker.entry({ kind: 'save-entry', list });
  };
}

/** Looks the gas meter's number up by the home's address, in the dialog. */
function findingMprn(walker: Walker): () => Promise<void> {
  return async () => {
    await walker.fill(
      ({ name, options }, now) => (name === 'meterLookup.address' ? (now ?? options?.[0]?.value) : undefined),
      'find-mprn',
    );
    await walker.submit('find-mprn');
  };
}

function smartWishes({ smart, type }: Row): Readonly<Record<string, Json>> {
  if (smart === 'all ticked') return { gasSmartMeterInstalled: true, electricitySmartMeterInstalled: true };
  if (smart !== 'none ticked') return {};
  if (type?.startsWith('both')) return { neitherSmartMeterInstalled: true };
  return { gasSmartMeterInstalled: false, electricitySmartMeterInstalled: false };
}

/** What the person of a path wants in each question of the sign-up. */
export function signUpWishes(walker: Walker, row: Row, { electricity }: KnownHome): Wish {
  const kinds = previous[row.previous ?? ''] ?? [];
  const { agreements = [] } = asked[row.deal ?? ''] ?? {};
  const isBillingFound = row.billing === 'found';
  const wishes: Readonly<Record<string, Json | undefined>> = {
    ...customer,
    ...bank,
    isAuthorisedToSetupDirectDebits: true,
    lengthOfResidencyInMonths: kinds.length > 0 ? newcomerMonths : undefined,
    ...(row.billing === 'none' ? {} : { separateBilling: true }),
    ...(isBillingFound ? { 'billing.postcode': elsewhere.billing } : { manuallyEnterBilling: true }),
    ...(isBillingFound ? {} : underPrefix('billing', { ...byHand, ownPostcode })),
    mpanNumber: electricity?.mpan ?? undefined,
    switchAfterCoolingOfPeriod: { soon: false, later: true }[row.timing ?? ''],
    prePaymentMeterId: meterKinds[row.meterKind ?? ''],
    ...smartWishes(row),
    agreeSmartMeterConditions: true,
    ...given(row),
    ...Object.fromEntries(agreements.map((name) => [name, true])),
    hasMedicalConditionOrIndividualRequirement: row.medical === 'yes' ? true : undefined,
    suppliersTermsAndConditionsAreAccepted: true,
  };
  return (field, now) => {
    switch (field.name) {
      case 'titleId':
      case 'employmentStatusId':
      case 'residentialStatusId':
      case 'specialNeedsId':
      case 'preferredDirectDebitDay':
        return entryOf(field, row);
      case 'previousAddresses': {
        const count = Array.isArray(now) ? now.length : 0;
        return count < kinds.length ? addingHome(walker, row, count) : undefined;
      }
      case 'billing.address':
        return now ?? field.options?.[1]?.value;
      case 'mprnNumber':
        // What the bill says counts above what was filled in.
        if (row.mprn !== 'looked up') return billMprn;
        return now === undefined || now === null ? findingMprn(walker) : undefined;
      default:
        return wishes[field.name];
    }
  };
}
