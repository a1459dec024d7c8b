import { equal } from '../../../engine/equal.ts';
import type { Answers, FieldSchema, Json } from '../../../engine/types.ts';
import { type Order, readOrder } from './order.ts';

/** What the address says beside the filters: the order, the deals chosen for comparison, and whether they are compared. */
export interface Shown {
  readonly order: Order;
  readonly compare: readonly string[];
  readonly isComparing: boolean;
}

/** The most deals that are compared at once. */
export const mostCompared = 3;

/** Fields by name with their schemas: the filter card's. */
export type Fields = Readonly<Record<string, FieldSchema>>;

const words = { order: 'sort', compare: 'compare', view: 'view' } as const;
const comparing = 'compare';
const dealId = /^\d{1,15}-[A-Za-z]{1,30}$/;
/** More ids than any list of suppliers that a person would tick. */
const mostIds = 100;

/** Order and comparison out of a query string; whatever is unknown is passed over. */
export function readShown(search: string): Shown {
  const query = new URLSearchParams(search);
  const compare = (query.get(words.compare) ?? '').split(',').filter((id) => dealId.test(id));
  return {
    order: readOrder(query.get(words.order)),
    compare: [...new Set(compare)].slice(0, mostCompared),
    isComparing: query.get(words.view) === comparing,
  };
}

/** The answers that a query string gives to the fields; a value that a field's schema does not admit is passed over. */
export function readAnswers(search: string, fields: Fields): Answers {
  const query = new URLSearchParams(search);
  const found: Record<string, Json> = {};
  for (const [name, schema] of Object.entries(fields)) {
    const text = query.get(name);
    const value = text === null ? undefined : readValue(text, schema);
    if (value !== undefined) found[name] = value;
  }
  return found;
}

/** A field's value out of its text: one of an enum's, or a list of whole numbers, lowest first. */
function readValue(text: string, { enum: admitted, items }: FieldSchema): Json | undefined {
  if (admitted) return admitted.find((value) => String(value) === text);
  if (items === undefined) return undefined;
  const ids = text
    .split(',', mostIds)
    .filter((part) => /^\d{1,9}$/.test(part))
    .map(Number);
  return ids.length === 0 ? undefined : [...new Set(ids)].sort((one, other) => one - other);
}

/** The query string that says all this, '' or beginning with `?`: what differs from the defaults, and what else `search` holds. */
export function writeAddress(
  search: string,
  fields: Fields,
  answers: Answers,
  defaults: Answers,
  shown: Shown,
): string {
  const query = new URLSearchParams(search);
  const put = (name: string, value: string | undefined) => {
    if (value === undefined || value === '') query.delete(name);
    else query.set(name, value);
  };
  for (const name of Object.keys(fields)) {
    const value = answers[name];
    put(name, value === undefined || equal(value, defaults[name]) ? undefined : String(value));
  }
  put(words.order, shown.order === 'ranked' ? undefined : shown.order);
  put(words.compare, shown.compare.join(','));
  put(words.view, shown.isComparing ? comparing : undefined);
  // Commas may stand in a query as they are, and read better so.
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
