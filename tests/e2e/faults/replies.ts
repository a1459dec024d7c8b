const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLeaf = (value: unknown) => typeof value !== 'object' || value === null;

/** A reply with every node changed, the innermost first. */
const changed = (reply: unknown, change: (value: unknown) => unknown): unknown =>
  JSON.parse(JSON.stringify(reply), (_, value) => change(value));

/** The reply with null in every leaf. */
export const withNulls = (reply: unknown): unknown =>
  changed(reply, (value) => (isLeaf(value) ? null : value));

/** The reply without its innermost fields: objects and lists of objects stand, and hold nothing. */
export const withoutFields = (reply: unknown): unknown =>
  isLeaf(reply) ? reply : changed(reply, (value) => (isLeaf(value) ? undefined : value));

/** The reply with fields that nobody knows in each of its objects. */
export const withExtraFields = (reply: unknown): unknown =>
  changed(reply, (value) =>
    isObject(value) ? { ...value, later: { version: 2 }, 'not-yet': [1, 'two'], length: -1 } : value,
  );

/** Characters of a list at most: rows that hold pictures would make gigabytes of it. */
const largest = 100_000_000;

/** The reply with so many rows in each of its lists of objects, each row one of its own; fewer where they are long. */
export const withManyRows = (reply: unknown, count: number): unknown =>
  changed(reply, (value) => {
    const [row] = Array.isArray(value) ? value : [];
    if (!isObject(row)) return value;
    const length = Math.min(count, Math.ceil(largest / JSON.stringify(row).length));
    return Array.from({ length }, (_, index) => numbered(row, index));
  });

/** Names of what tells one row from another. */
const telling: readonly string[] = ['id', 'tariffId', 'name', 'text', 'tariffName'];

function numbered(row: Readonly<Record<string, unknown>>, index: number): unknown {
  const told = Object.entries(row).map(([name, value]) => {
    if (index === 0 || !telling.includes(name)) return [name, value];
    return [name, typeof value === 'number' ? value + index : `${value} ${index}`];
  });
  return Object.fromEntries(told);
}
