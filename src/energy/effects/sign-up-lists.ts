import { own } from '../../engine/own.ts';
import type { Lookup, LookupItem } from '../../engine/types.ts';
import type { Call } from '../api/client.ts';
import type { Choice } from '../api/contract/sign-up.ts';
import { unreadable } from '../api/failure.ts';
import { readPostcode, writtenAddress } from '../api/postcode.ts';
import { id, type Unchecked, within, words } from '../api/unchecked.ts';
import type { LookupName } from '../vocabulary/lookups.ts';
import { type Effect, failedLists, readList, ready } from './effect.ts';
import { savedStages } from './save.ts';

type Rows = Unchecked<Choice[]>;

/** A choice with its id and text; undefined without both. */
function readChoice(row: Unchecked<Choice>): LookupItem | undefined {
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

/** A list of the sign-up, asked for again alone (S7.02). The first of the list is the answer of `field` until there is another (S4.02). */
function list(
  name: LookupName,
  ask: (
    api: Call,
    ...sent: [parts: { body: { switchKey: string } }, options: { signal: AbortSignal }]
  ) => Promise<Rows>,
  field?: string,
): Effect {
  return {
    needs: ['session.switchKey'],
    fills: [name],
    async run({ read, api, signal }) {
      const body = { switchKey: String(read('session.switchKey')) };
      const found = choicesOf(await ask(api, { body }, { signal }));
      const first = found.items[0]?.value;
      const isOpen = field !== undefined && read(field) === undefined && first !== undefined;
      return { lookups: { [name]: found }, ...(isOpen ? { set: { [field]: first } } : {}) };
    },
    failed: (failure) => failedLists([name], failure),
  };
}

export const loadTitles = list('titles', async (api, ...sent) => {
  const reply = await api('POST /request/switch/pro/detail/titles', ...sent);
  return reply?.titlesDto?.titles;
});

export const loadEmploymentStatuses = list(
  'employment-statuses',
  async (api, ...sent) => {
    const reply = await api('POST /request/switch/pro/detail/employment-statuses', ...sent);
    return reply?.employmentStatusesDto?.employmentStatuses;
  },
  'employmentStatusId',
);

export const loadResidentialStatuses = list(
  'residential-statuses',
  async (api, ...sent) => {
    const reply = await api('POST /request/switch/pro/detail/residential-statuses', ...sent);
    return reply?.residentialStatusesDto?.residentialStatuses;
  },
  'residentialStatusId',
);

export const loadDirectDebitDays = list('direct-debit-days', async (api, ...sent) => {
  const reply = await api('POST /request/switch/pro/detail/direct-debit-days', ...sent);
  return reply?.directDebitDayOfTheMonthsDto?.directDebitDayOfTheMonths;
});

/** Medical conditions and individual requirements (S4.05). */
export const loadSpecialNeeds = list('special-needs', async (api, ...sent) => {
  const reply = await api('POST /request/switch/pro/detail/special-needs', ...sent);
  return reply?.specialNeedsDto?.specialNeeds;
});

/** The home's address, and what the service knows of how it is held; an answer already given stays (S7.03). */
export const loadCustomerAddress: Effect = {
  needs: ['session.switchKey'],
  async run(context) {
    const { read, isGiven, api, signal } = context;
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
    // What the person has saved of it is known better.
    const isSaved = own(savedStages(context), 'save-address') !== undefined;
    const known = { residentialStatusId: statusId, lengthOfResidencyInMonths: months };
    return {
      // The form goes on without the address; that it did not come is said all the same.
      ...(written ? {} : { failure: { message: unreadable().message } }),
      set: {
        ...(written ? { presentAddress: { text: written, ...(postcode ? { postcode } : {}) } } : {}),
        ...Object.fromEntries(
          Object.entries(known).filter(
            ([field, value]) => value !== undefined && !isSaved && !isGiven(field),
          ),
        ),
      },
    };
  },
  failed: ({ message, status }) => ({ failure: { message, status } }),
};

/** The longest time at a home that the form takes. */
const mostMonths = 1200;
