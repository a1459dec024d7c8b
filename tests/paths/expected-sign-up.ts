import type { Row } from './cover.ts';
import { expectedTerms } from './expected-terms.ts';
import { homeIn } from './home-in.ts';
import {
  bank,
  billMprn,
  byHand,
  customer,
  elsewhere,
  newcomerMonths,
  ownPostcode,
  previous,
  stays,
} from './sign-up-wishes.ts';
import type { Sent } from './wire.ts';

interface Choice {
  readonly id: number;
}

/** The id that a person chose from a list that came: its first or last entry. */
function chosen(sent: readonly Sent[], call: string, dto: string, list: string, row: Row): number | null {
  const found = sent.findLast(({ name }) => name === `POST /request/switch/pro/detail/${call}`);
  const choices: readonly Choice[] = found ? Object(found.reply)[dto][list] : [];
  return choices.at(row.lists === 'last' ? -1 : 0)?.id ?? null;
}

interface Found {
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly city: string;
  readonly county: string;
  readonly postcode: string;
  readonly text: string;
}

/** The address of that place in the list of a postcode. */
function foundAt(sent: readonly Sent[], postcode: string, index: number): Found {
  const list = sent.find(
    ({ name, query }) => name === 'GET /request/address/recco' && query.postcode === postcode,
  );
  return Object(list?.reply)[index];
}

const inWords = 'NR1 1AA';
const written = [...Object.values(byHand), inWords].join(', ');

const linesOf = ({ addressLine1, addressLine2, city, county }: Found) => ({
  line1: addressLine1,
  line2: addressLine2,
  city,
  county,
});

function earlierHomes(sent: readonly Sent[], row: Row) {
  const kinds = previous[row.previous ?? ''] ?? [];
  return kinds.map((kind, index) => {
    const [years = 0, months = 0] = (stays[kinds.length]?.[index] ?? []).map(Number);
    const isFound = kind === 'found';
    const found = foundAt(sent, elsewhere.previous, index);
    return {
      lengthOfResidencyInMonths: 12 * years + months,
      ...(isFound ? linesOf(found) : byHand),
      postcode: isFound ? elsewhere.previous : ownPostcode,
      // Zero values are stored as null (§4, Time at address).
      years: years || null,
      months: months || null,
      text: isFound ? found.text : written,
      manually: !isFound,
    };
  });
}

function billing(sent: readonly Sent[], { billing: kind }: Row) {
  if (kind === 'none') return null;
  const isFound = kind === 'found';
  const found = foundAt(sent, elsewhere.billing, 1);
  return {
    ...(isFound ? linesOf(found) : byHand),
    postcode: isFound ? elsewhere.billing : ownPostcode,
    text: isFound ? found.text : written,
    separateBilling: true,
    manuallyEnterBilling: !isFound,
  };
}

/** Whether a plan is paid by direct debit, so that bank details are asked for (switch completion §2). */
export const isDebit = ({ newPay = '' }: Row): boolean => newPay.endsWith('Direct Debit');

/** What each call of the sign-up must carry besides the switchKey (switch completion §3 and §7), by hand. */
export function expectedSections(row: Row, sent: readonly Sent[]) {
  const pick = (call: string, dto: string, list: string) => chosen(sent, call, dto, list, row);
  const home = homeIn(sent);
  const { accountName, sortCode, accountNumber } = bank;
  const isMoved = (previous[row.previous ?? ''] ?? []).length > 0;
  return {
    personal: {
      titleId: pick('titles', 'titlesDto', 'titles'),
      ...customer,
      employmentStatusId: pick('employment-statuses', 'employmentStatusesDto', 'employmentStatuses'),
    },
    address: {
      residentialAddresses: {
        present: {
          residentialStatusId: pick('residential-statuses', 'residentialStatusesDto', 'residentialStatuses'),
          lengthOfResidencyInMonths: isMoved ? newcomerMonths : 36,
        },
      },
      previousAddresses: earlierHomes(sent, row),
      businessAddress: billing(sent, row),
    },
    terms: expectedTerms(row, {
      home,
      mprn: row.mprn === 'looked up' ? (home.gas?.mprn ?? '') : billMprn,
      specialNeedsId: pick('special-needs', 'specialNeedsDto', 'specialNeeds'),
    }),
    bank: isDebit(row)
      ? {
          accountName,
          sortCode,
          sortCode1: '08',
          sortCode2: '99',
          sortCode3: '99',
          accountNumber,
          preferredDirectDebitDay: pick(
            'direct-debit-days',
            'directDebitDayOfTheMonthsDto',
            'directDebitDayOfTheMonths',
          ),
          isAuthorisedToSetupDirectDebits: true,
        }
      : undefined,
  };
}
