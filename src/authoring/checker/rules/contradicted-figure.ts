import { own } from '../../../engine/own.ts';
import { at, entries, isInside, items, type Node, nodesOf, textOf } from '../json.ts';
import { keep } from '../keep.ts';
import { some } from '../phrase.ts';
import { type FileRule, type Flaw, mentionsIn } from '../rule.ts';
import { placeIn, type ReadSource, type Source } from '../source.ts';
import { edgesIn } from '../wording/edges.ts';
import { boundsIn, figuresIn, isAsLong } from '../wording/figures.ts';

export const contradictedFigure: FileRule = {
  severity: 'error',
  isOfWords: true,
  doc: 'Words, or a widget, that say another number than the limit that stands beside them.',
  *findIn(source) {
    const { root } = source;
    if (root === undefined) return;
    yield* lengthsIn(source);
    yield* hoursIn(source);
    yield* edgesIn(source);
    if (source.kind === 'words') yield* mostIn(source);
    if (source.kind !== 'card') return;
    yield* limitsIn({ ...source, root });
    yield* amountsIn({ ...source, root });
    yield* sidesIn({ ...source, root });
    yield* widgetsIn({ ...source, root });
  },
};

/** A widget shows a number that a check of its field judges by. */
function* widgetsIn({ root, trade }: ReadSource): Generator<Flaw> {
  for (const rule of items(at(root, 'rules'))) {
    const field = textOf(at(rule, 'field')) ?? '';
    const { same = {} } = own(trade.words.checks, textOf(at(rule, 'check')) ?? '') ?? {};
    for (const [key, option] of Object.entries(same)) {
      const [limit, shown] = [at(rule, 'with', key), at(root, 'ui', field, option)];
      if (limit?.type !== 'number' || shown?.type !== 'number' || limit.value === shown.value) continue;
      const message = `"${option}" is ${shown.value}, and the check of "${field}" judges by "${key}": ${limit.value}. Write the same number.`;
      yield { where: shown, message };
      yield { where: limit, message };
    }
  }
}

/** A text beside `"years": 18` or `"coolingOffDays": 14` says that number of years or days. */
function* lengthsIn(source: Source): Generator<Flaw> {
  for (const { name: text, node } of textsIn(source)) {
    const figures = figuresIn(text);
    if (figures.length === 0) continue;
    const beside = lengthsBeside(node);
    for (const figure of figures) {
      const told = beside.map(({ unit, many }) => isAsLong(figure, unit, many));
      if (!told.includes(false) || told.includes(true)) continue;
      const known = beside.map(({ key, many }) => `"${key}": ${many}`).join(', ');
      const message = `"${figure.words}" is not what stands beside it: ${known}. Correct one of them.`;
      yield { where: placeIn(source, node, figure.words), message };
    }
  }
}

const opening =
  /\b(\d{1,2})(?:[.:](\d\d))? ?(am|pm)?(?: to | until |–|-)(\d{1,2})(?:[.:](\d\d))? ?(am|pm)\b/gi;

/** Hours that end before they begin: `5pm to 9am`. */
function* hoursIn(source: Source): Generator<Flaw> {
  const brand =
    source.kind === 'brand' ? [...nodesOf(source.root)].filter(({ type }) => type === 'string') : [];
  const told = brand.map((node) => ({ name: textOf(node) ?? '', node }));
  for (const { name: text, node } of [...textsIn(source), ...told]) {
    for (const [words, hour = '', minute = '0', half = '', end = '', last = '0', other = ''] of text.matchAll(
      opening,
    )) {
      const at = (of: string, beside: string, part: string) =>
        ((Number(of) % 12) + (part.toLowerCase() === 'pm' ? 12 : 0)) * 60 + Number(beside);
      if (at(hour, minute, half || other) < at(end, last, other)) continue;
      const message = `"${words}" ends before it begins. Correct one of the two.`;
      yield { where: placeIn(source, node, words), message };
    }
  }
}

const textsIn = (source: Source): readonly { readonly name: string; readonly node: Node }[] => [
  ...mentionsIn(source, 'text', 'message'),
  ...entries(source.kind === 'facts' ? at(source.root, 'facts') : undefined).flatMap(({ value }) => {
    const node = at(value, 'says');
    return node === undefined ? [] : { name: textOf(node) ?? '', node };
  }),
];

/** The lengths of time in the object that a text belongs to: its own, and those of what it is given. */
function lengthsBeside(text: Node) {
  const beside = (object: Node | undefined) =>
    entries(object).flatMap(({ key, value }) => {
      const unit = /(hour|day|week|month|year)s$/i.exec(key)?.[0];
      return unit === undefined || typeof value.value !== 'number'
        ? []
        : { key, unit: unit.toLowerCase(), many: Math.abs(value.value) };
    });
  const object = objectOf(text);
  return [object, objectOf(object), ...['with', 'plus'].map((key) => at(object, key))].flatMap(beside);
}

/** The object that a node stands in, out of lists. */
function objectOf(node: Node | undefined): Node | undefined {
  let outer = node?.parent;
  while (outer !== undefined && outer.type !== 'object') outer = outer.parent;
  return outer;
}

const bounding =
  /\b(?:at least|at most|no more than|no less than|not more than|not less than|more than|less than|up to|between|maximum of|minimum of|can't be (?:more|less) than)\s+£?(\d[\d,]*(?:\.\d+)?)(?:\s*(?:and|&|to)\s*£?(\d[\d,]*(?:\.\d+)?))?/gi;

/** A text of a field that says how much it takes says a limit that its schema or its rules have. */
function* limitsIn(source: ReadSource): Generator<Flaw> {
  const { root } = source;
  const rules = items(at(root, 'rules'));
  for (const { key: field, value: schema } of entries(at(root, 'schema', 'properties'))) {
    const own = rules.filter((rule) => at(rule, 'field')?.value === field);
    const limits = numbersIn(schema, at(root, 'ui', field), at(root, 'each', field), ...own);
    if (limits.size === 0) continue;
    const homes = [schema, at(root, 'ui', field), ...own];
    for (const { name: text, node } of textsIn(source)) {
      if (!homes.some((home) => home !== undefined && isInside(node, home))) continue;
      for (const [words, ...said] of text.matchAll(bounding)) {
        for (const number of said) {
          if (number === undefined || isLimit(words, Number(number.replaceAll(',', '')), limits)) continue;
          const message = `"${field}" has no limit ${number}: its limits are ${some(whole(limits))}. Correct the words, or the limit.`;
          yield { where: placeIn(source, node, number), message };
        }
      }
    }
  }
}

/** Two texts of a page that say each another most of the same things: `up to three deals`, `two deals at most`. */
function* mostIn(source: Source): Generator<Flaw> {
  const said = textsIn(source).flatMap(({ name: text, node }) =>
    boundsIn(text).flatMap(({ words, count, side, of }) =>
      side === 'most' && of !== '' ? { words, count, of, node } : [],
    ),
  );
  for (const { words, count, of, node } of said) {
    const other = said.find((one) => one.of === of && one.count !== count);
    if (other === undefined) continue;
    const message = `"${words}" here, and "${other.words}" in another text of this page. Correct one of them.`;
    yield { where: placeIn(source, node, words), message };
  }
}

const sides = {
  least: [
    'minimum',
    'exclusiveMinimum',
    'minLength',
    'minItems',
    'min',
    'atLeast',
    'years',
    'youngest',
    'needed',
  ],
  most: ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'max', 'atMost'],
};

/** A text of a field that says the least where the limit is the most, or says another least or most than its limit. */
function* sidesIn(source: ReadSource): Generator<Flaw> {
  const { root } = source;
  const rules = items(at(root, 'rules'));
  for (const { key: field, value: schema } of entries(at(root, 'schema', 'properties'))) {
    const own = rules.filter((rule) => at(rule, 'field')?.value === field);
    const homes = [schema, at(root, 'ui', field), at(root, 'each', field), ...own];
    const of = { least: limitsOf(homes, sides.least), most: limitsOf(homes, sides.most) };
    if (of.least.size + of.most.size === 0) continue;
    const money = at(root, 'ui', field, 'prefix')?.value === '£';
    for (const { name: text, node } of textsIn(source)) {
      if (!homes.some((home) => home !== undefined && isInside(node, home))) continue;
      for (const { words, count, side } of boundsIn(text)) {
        const [right, turned] = side === 'least' ? [of.least, of.most] : [of.most, of.least];
        if (right.has(count)) continue;
        // A hint may tell of something else; what is all that it says, or of money, or in a message, is the limit.
        const isPlain = isMessage(node) || (money && words.includes('£')) || text.split(' ').length <= plain;
        // What is no limit at all is told by its digits or its sum already.
        const isTold = words.includes('£') || words.match(bounding) !== null;
        if (!turned.has(count) && !(isPlain && right.size > 0 && !isTold)) continue;
        const known = right.size > 0 ? `the ${side} is ${some(whole(right))}` : `${count} is the other end`;
        const message = `"${words}" is not the limit of "${field}": ${known}. Correct one of them.`;
        yield { where: placeIn(source, node, words), message };
      }
    }
  }
}

/** So few words say a limit and nothing else: `£50 or more.` */
const plain = 5;
const isMessage = (node: Node) =>
  textOf(node.parent?.children?.[0]) === 'message' ||
  textOf(objectOf(node)?.parent?.children?.[0]) === 'errorMessage';

/** The numbers under some keys; of so many characters also the largest number that has them, and of months the years. */
function limitsOf(homes: readonly (Node | undefined)[], keys: readonly string[]): ReadonlySet<number> {
  const found = homes.flatMap((home) =>
    nodesOf(home).flatMap((node) =>
      entries(node).flatMap(({ key, value }) => {
        if (!keys.includes(key) || typeof value.value !== 'number') return [];
        const number = value.value;
        const beside = key.startsWith('exclusive') ? [number + 1, number - 1] : [];
        return [number, number / 12, ...beside, ...(key === 'maxLength' ? [10 ** number - 1] : [])];
      }),
    ),
  );
  return new Set(found);
}

/** A text of a field that says how many digits it has, a percentage or a sum says one that the field has. */
function* amountsIn(source: ReadSource): Generator<Flaw> {
  const { root } = source;
  const rules = items(at(root, 'rules'));
  for (const { key: field, value: schema } of entries(at(root, 'schema', 'properties'))) {
    const own = rules.filter((rule) => at(rule, 'field')?.value === field);
    const homes = [schema, at(root, 'ui', field), ...own];
    const limiting = [schema, ...own.flatMap((rule) => at(rule, 'must') ?? [])];
    const lengths = new Set(limiting.flatMap(lengthsOf));
    const amounts = numbersIn(...homes, at(root, 'presets', field));
    for (const { name: text, node } of textsIn(source)) {
      if (!homes.some((home) => home !== undefined && isInside(node, home))) continue;
      yield* oneOfTwo(source, node, text, lengths);
      for (const { unit, count, words } of figuresIn(text)) {
        const known =
          unit === 'digit' ? lengths : unit === 'percent' || unit === 'pound' ? amounts : undefined;
        if (known === undefined || known.size === 0 || known.has(count)) continue;
        const has = unit === 'digit' ? `it has ${some(whole(known))}` : `no number of it is ${count}`;
        const message = `"${words}" is said of "${field}", and ${has}. Correct one of them.`;
        yield { where: placeIn(source, node, words), message };
        // Which of them is wrong nobody knows: it is told at both, and at the number that the text is the label of.
        const labelled = at(objectOf(node), (textOf(node.parent?.children?.[0]) ?? '').replace(/Label$/, ''));
        if (labelled?.type === 'number') yield { where: labelled, message };
        const said = figuresIn(text).map((figure) => figure.count);
        const other =
          unit === 'digit' && limiting.flatMap(lengthNodes).find(({ value }) => !said.includes(value));
        if (other) yield { where: other, message };
      }
    }
  }
}

/** A few words that say one number of digits, where the field takes from so many to so many. */
function* oneOfTwo(
  source: ReadSource,
  node: Node,
  text: string,
  lengths: ReadonlySet<number>,
): Generator<Flaw> {
  const said = figuresIn(text).filter(({ unit }) => unit === 'digit');
  const [figure, ...more] = said;
  if (figure === undefined || more.length > 0 || lengths.size !== 2 || !lengths.has(figure.count)) return;
  const isAll = text.split(' ').length <= plain || text.startsWith(figure.words);
  if (!isAll || boundsIn(text).length > 0) return;
  const message = `"${figure.words}" is one end alone: the field takes ${[...lengths].sort((a, b) => a - b).join(' to ')} of them. Say both.`;
  yield { where: placeIn(source, node, figure.words), message };
}

/** How many characters a schema admits, where it says so by itself: `maxLength`, or a pattern of one kind of sign. */
function lengthsOf(schema: Node): readonly number[] {
  const said = lengthNodes(schema).map(({ value }) => Number(value));
  const [, least, , most] =
    /^\^(?:\[[^\]]*\]|\\d)\{(\d+)(,(\d*))?\}\$$/.exec(textOf(at(schema, 'pattern')) ?? '') ?? [];
  return [...said, ...[least, most].flatMap((one) => (one ? Number(one) : []))];
}

const lengthNodes = (schema: Node): readonly Node[] =>
  ['minLength', 'maxLength'].flatMap((key) => at(schema, key) ?? []).filter(({ type }) => type === 'number');

const numbersOf = keep((node: Node): readonly number[] =>
  [...nodesOf(node)].flatMap(({ value }) => (typeof value === 'number' ? value : [])),
);

/** Every number of these; a length in months is one in years too. */
function numbersIn(...nodes: readonly (Node | undefined)[]): ReadonlySet<number> {
  const all = nodes.flatMap((node) => (node === undefined ? [] : numbersOf(node)));
  return new Set(all.flatMap((one) => [one, one / 12]));
}

const whole = (limits: ReadonlySet<number>) => [...limits].filter(Number.isInteger);

/** Whether words say a limit: `less than 36` is `"max": 35` too. */
function isLimit(said: string, number: number, limits: ReadonlySet<number>): boolean {
  if (limits.has(number)) return true;
  return (
    (/^more than/i.test(said) && limits.has(number + 1)) ||
    (/^less than/i.test(said) && limits.has(number - 1))
  );
}
