import type { Static } from '@sinclair/typebox';
import type { Choice } from '../api/contract/sign-up.ts';
import { unreadable } from '../api/failure.ts';
import { readPostcode, writtenAddress } from '../api/postcode.ts';
import { id, type Unchecked, within, words } from '../api/unchecked.ts';
import type { Json, Lookup, LookupItem } from '../engine/types.ts';
import type { LookupName } from '../vocabulary/lookups.ts';
import { type Effect, failedList, readList, ready } from './effect.ts';

type Rows = Unchecked<Static<typeof Choice>[]>;

/** A choice with its id and text; undefined without both. */
function readChoice(row: Unchecked<Static<typeof Choice>>): LookupItem | undefined {
  const value = id(row?.id);
  const label = words(row?.text);
  return value === undefined || !label ? undefined : { value, label };
}

/** The choices of a list. Throws an ApiFailure without any: a question that nobody can answer is one to ask for again. */
function choicesOf(rows: Rows): Lookup {
  const items = readList(rows, readChoice);
  if (items.length === 0) throw unreadable();
  return ready(items);
}

/** A list that arrives, or is failed for itself: the others stand. */
async function listOf(rows: Promise<Rows>): Promise<Lookup> {
  try {
    return choicesOf(await rows);
  } catch {
    return failedList;
  }
}

const lists = [
  'titles',
  'employment-statuses',
  'residential-statuses',
  'direct-debit-days',
] as const satisfies readonly LookupName[];

/** The lists of the sign-up (S7.02). The first employment and residential status is chosen where none is (S4.02). */
export const loadSignUpLists: Effect = {
  needs: ['session.switchKey'],
  fills: lists,
  async run({ read, api, signal }) {
    const parts = { body: { switchKey: String(read('session.switchKey')) } };
    const options = { signal };
    const [titles, employment, residential, days] = await Promise.all([
      listOf(api('POST /request/switch/pro/detail/titles', parts, options).then((r) => r?.titlesDto?.titles)),
      listOf(
        api('POST /request/switch/pro/detail/employment-statuses', parts, options).then(
          (reply) => reply?.employmentStatusesDto?.employmentStatuses,
        ),
      ),
      listOf(
        api('POST /request/switch/pro/detail/residential-statuses', parts, options).then(
          (reply) => reply?.residentialStatusesDto?.residentialStatuses,
        ),
      ),
      listOf(
        api('POST /request/switch/pro/detail/direct-debit-days', parts, options).then(
          (reply) => reply?.directDebitDayOfTheMonthsDto?.directDebitDayOfTheMonths,
        ),
      ),
    ]);
    const found: Record<(typeof lists)[number], Lookup> = {
      titles,
      'employment-statuses': employment,
      'residential-statuses': residential,
      'direct-debit-days': days,
    };
    const first = (field: string, { items }: Lookup): Record<string, Json> => {
      const value = read(field) ?? items[0]?.value;
      return value === undefined ? {} : { [field]: value };
    };
    return {
      lookups: found,
      set: { ...first('employmentStatusId', employment), ...first('residentialStatusId', residential) },
    };
  },
  failed: () => ({ lookups: Object.fromEntries(lists.map((name) => [name, failedList])) }),
};

/** Medical conditions and individual requirements (S4.05). */
export const loadSpecialNeeds: Effect = {
  needs: ['session.switchKey'],
  fills: ['special-needs'],
  async run({ read, api, signal }) {
    const body = { switchKey: String(read('session.switchKey')) };
    const reply = await api('POST /request/switch/pro/detail/special-needs', { body }, { signal });
    return { lookups: { 'special-needs': choicesOf(reply?.specialNeedsDto?.specialNeeds) } };
  },
  failed: () => ({ lookups: { 'special-needs': failedList } }),
};

/** The home's address, and what the service knows of how it is held; an answer already given stays (S7.03). */
export const loadCustomerAddress: Effect = {
  needs: ['session.switchKey'],
  async run({ read, isGiven, api, signal }) {
    const query = { switchKey: String(read('session.switchKey')) };
    const reply = await api('GET /request/switch/pro/info/address/v2', { query }, { signal });
    const present = reply?.addressInfoDto?.residentialAddresses?.present;
    const lines = [present?.line1, present?.line2, present?.city, present?.county];
    const postcode = readPostcode(present?.postcode);
    const written = writtenAddress(
      lines.map((line) => words(line) ?? ''),
      postcode ?? words(present?.postcode) ?? '',
    );
    const statusId = id(present?.residentialStatusId);
    const months = id(within(1, mostMonths, present?.lengthOfResidencyInMonths));
    const known = { residentialStatusId: statusId, lengthOfResidencyInMonths: months };
    return {
      set: {
        ...(written ? { presentAddress: { text: written, ...(postcode ? { postcode } : {}) } } : {}),
        ...Object.fromEntries(
          Object.entries(known).filter(([field, value]) => value !== undefined && !isGiven(field)),
        ),
      },
    };
  },
  failed: ({ message, status }) => ({ failure: { message, status } }),
};

/** The longest time at a home that the form takes. */
const mostMonths = 1200;
