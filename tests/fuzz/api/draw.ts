import type { CallName } from '../../../src/energy/api/contract.ts';
import { type Random, randomFrom } from '../random.ts';
import { goodCalls, type Parts } from './good-calls.ts';
import { oddTexts, oddValues } from './odd-values.ts';

/** A request as it goes out, but for what the session fills in. */
export interface DrawnRequest {
  /** What was done to a good call, for people. */
  readonly fault: string;
  readonly method: string;
  /** Path and query, percent-encoded. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Every place inside a value, the value itself first: the keys that lead there. */
function placesIn(value: unknown, at: readonly string[] = []): readonly (readonly string[])[] {
  if (!isObject(value)) return [at];
  return [at, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...at, key]))];
}

const isCallName = (name: string): name is CallName => name in goodCalls;
const names = Object.keys(goodCalls).filter(isCallName);
/** Each name as often as its call has places where something can be wrong. */
const weighted = names.flatMap((name) => {
  const { path, query, headers, body } = goodCalls[name];
  const named = Object.keys({ ...path, ...query, ...headers }).length * 4;
  return Array.from({ length: 1 + named + placesIn(body).length }, () => name);
});
/** The value with another one in that place; without what is there when it is undefined. */
function replaced(value: unknown, [key, ...deeper]: readonly string[], by: unknown): unknown {
  if (key === undefined || !isObject(value)) return by;
  if (Array.isArray(value))
    return value.map((one, n) => (String(n) === key ? replaced(one, deeper, by) : one));
  const inner = deeper.length > 0 ? replaced(value[key], deeper, by) : by;
  const others = Object.entries(value).filter(([name]) => name !== key);
  // Defined, not assigned: a key may be `__proto__`.
  return Object.fromEntries(inner === undefined ? others : [...others, [key, inner]]);
}

/** Percent-encoded; half of a surrogate pair, which cannot be, as the sign for what is unreadable. */
const encoded = (text: string) => encodeURIComponent(Buffer.from(text).toString());

/** Percent-encoding that is none, or of bytes that are no text. */
const brokenEncodings = [
  '%',
  '%f',
  '%zz',
  '%00',
  '%ff',
  '%c0%ae',
  '%ed%a0%80',
  '%u0041',
  '+',
  '#',
  ';',
  '\\',
  '//',
  '..',
];
const pages = [
  '',
  '/checkout',
  '/checkout/x/paid',
  '/assets',
  '/csp-report',
  '/healthz',
  '/openapi.json',
  '/brand.css',
];
const addresses = [...names.map((name) => name.replace(/^\w+ /, '')), ...pages];
const contentTypes = [
  'text/plain',
  'application/json; charset=utf-16',
  'multipart/form-data',
  '',
  'application/jsonp',
  '\u00e9',
];
const authorizations = [
  'Bearer',
  'Bearer {{token}}x',
  'Basic eA==',
  'Bearer 1.2.3',
  `Bearer ${'9'.repeat(400)}`,
];
const methods = ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND', 'GET', 'POST'];

type Fault = (parts: Parts, random: Random) => Partial<Parts> & { readonly raw?: Partial<DrawnRequest> };

const oddBody: Fault = ({ body }, random) => ({
  body: replaced(body, random.pick(placesIn(body)) ?? [], random.pick(oddValues)),
});
const oddText =
  (part: 'path' | 'query' | 'headers'): Fault =>
  (parts, random) => {
    const name = random.pick([...Object.keys(parts[part] ?? {}), 'extra']) ?? 'extra';
    return { [part]: { ...parts[part], [name]: random.pick(oddTexts) ?? '' } };
  };

const faults: Readonly<Record<string, Fault>> = {
  'odd value': oddBody,
  'odd values': (parts, random) => {
    let { body } = parts;
    for (let n = 2 + random.int(4); n > 0; n -= 1) ({ body } = { ...parts, ...oddBody({ body }, random) });
    return { body };
  },
  'missing value': ({ body }, random) => ({
    body: replaced(body, random.pick(placesIn(body)) ?? [], undefined),
  }),
  'unknown key': ({ body }, random) => ({
    body: isObject(body) ? replaced(body, [String(random.pick(oddTexts))], random.pick(oddValues)) : body,
  }),
  'odd query': oddText('query'),
  'odd path': oddText('path'),
  'odd header': oddText('headers'),
  'broken JSON': ({ body }, random) => {
    const text = JSON.stringify(body ?? {});
    const at = random.int(text.length);
    const junk = random.pick(['', '\u0000', '"', '}', '\\', ',', '\ud800', '1e', '[']) ?? '';
    return { raw: { body: text.slice(0, at) + junk + text.slice(at + random.int(3)) } };
  },
  'deep JSON': (_parts, random) => {
    const depth = 1 + random.int(20_000);
    return { raw: { body: '['.repeat(depth) + ']'.repeat(random.int(2) * depth) } };
  },
  'content type': (_parts, random) => ({ headers: { 'Content-Type': random.pick(contentTypes) ?? '' } }),
  authorization: (_parts, random) => ({ headers: { Authorization: random.pick(authorizations) ?? '' } }),
  method: (_parts, random) => ({ raw: { method: random.pick(methods) ?? 'GET' } }),
  address: (_parts, random) => ({
    raw: {
      target: `${random.pick(addresses)}/${random.pick(brokenEncodings)}?${random.pick(brokenEncodings)}`,
    },
  }),
};
/** What reaches deepest is drawn most. */
const kinds = [
  ...Object.keys(faults),
  ...Array(8).fill('odd value'),
  ...Array(4).fill('odd query'),
  ...Array(2).fill('odd path'),
];

/** A header's value as a client may send it: Latin-1, no control characters. */
const asHeader = (text: string) => text.replaceAll(/[^\x20-\x7e\u0080-\u00ff]/g, '?').slice(0, 2_000);

/** The request of a seed: a good call with one kind of fault. The same seed draws the same request. */
export function drawRequest(seed: number): DrawnRequest {
  const random = randomFrom(seed);
  const name = random.pick(weighted) ?? 'POST /auth/token';
  const kind = random.pick(kinds) ?? 'method';
  const good = goodCalls[name];
  const { raw, ...changed } = faults[kind]?.(good, random) ?? {};
  const { path, query, headers, body } = { ...good, ...changed };
  const [method = '', template = ''] = name.split(' ');
  const route = template.replaceAll(/\{(\w+)\}/g, (_, key: string) => encoded(path?.[key] ?? ''));
  const search = Object.entries(query ?? {}).map(([key, value]) => `${encoded(key)}=${encoded(value)}`);
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  return {
    fault: `${kind}: ${name}`,
    method,
    target: [route, ...(search.length > 0 ? [search.join('&')] : [])].join('?'),
    ...sent,
    ...raw,
    headers: Object.fromEntries(
      Object.entries({
        Authorization: 'Bearer {{token}}',
        'Content-Type': 'application/json',
        ...headers,
      }).map(([header, value]) => [header, asHeader(value)]),
    ),
  };
}
