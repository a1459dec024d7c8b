import type { TradeWords } from '../../../engine/trade-words.ts';
import { at, canonical, entries, items, type Node, textOf } from '../json.ts';
import { keep } from '../keep.ts';

/** An obligation as the ledger keeps it. */
export interface GuardedObligation {
  readonly says: string;
  readonly source: string;
  /** In which journey and situations, after what, and of whom it asks nothing: `sign-up, when {"plan.isEconomy7":true}`. */
  readonly where: string;
  /** Of whom it asks: ids, or files of variants. Of everybody, if it is left out. */
  readonly of?: readonly string[] | undefined;
  /** What it asks, each for itself: `agrees "happyToReceiveCreditCheck"`. */
  readonly asks: readonly string[];
}

/** What an obligation of the ledger asks that none asks any more, under whatever name. */
export function lostOf(
  { where, of, asks }: GuardedObligation,
  now: readonly GuardedObligation[],
): readonly string[] {
  const there = now.filter((one) => one.where === where);
  const isAsked = (duty: string, owner?: string) =>
    there.some(
      (one) =>
        one.asks.includes(duty) && (one.of === undefined || (owner !== undefined && one.of.includes(owner))),
    );
  if (of === undefined) {
    const lost = asks.filter((duty) => !isAsked(duty));
    return lost.length > 0
      ? lost
      : ordered
          .filter((key) => !where.includes(', after ') && isMoved(key, asks, there))
          .map((key) => `${key} in the order of before`);
  }
  return asks.flatMap((duty) => {
    const free = of.filter((owner) => !isAsked(duty, owner));
    return free.length === 0 ? [] : `${duty} of ${free.join(', ')}`;
  });
}

/** What an obligation asks for in an order: its list says what comes after what. */
const ordered = ['runs', 'inOrder'];

/** Whether no obligation asks for what one did under such a key in the order of before. */
function isMoved(key: string, before: readonly string[], now: readonly GuardedObligation[]): boolean {
  const was = before.filter((duty) => duty.startsWith(`${key} `));
  return (
    was.length > 1 && !now.some(({ asks }) => `${asks.filter((duty) => was.includes(duty))}` === `${was}`)
  );
}

/**
 * Where an obligation was changed: what says in which situations or of whom it asks, where that is another now; else what
 * it asks for the first thing lost, else the list of those, else all of it.
 */
export function changedIn(
  node: Node,
  lost: readonly string[],
  before: GuardedObligation,
  trade: TradeWords,
): Node {
  const { many } = trade.words.owners;
  const now = guardedBy(node, trade);
  const parts = (one: GuardedObligation) => one.where.split(/, (?=of all but |when |after )/);
  const changed = parts(now).find((part) => !parts(before).includes(part));
  if (now.where !== before.where) {
    const key = ['when', 'after', 'except', 'journey'].find((name) =>
      changed?.startsWith(whereBegins[name] ?? ''),
    );
    const part = at(node, key ?? '');
    return newIn(part, before.where) ?? part ?? node;
  }
  if (`${now.of}` !== `${before.of}`) return at(node, many) ?? node;
  const [, key = '', field] = /^(\w+)(?: "((?:[^"\\]|\\.)*)")?/.exec(lost[0] ?? '') ?? [];
  const list = at(node, key);
  const ofField = field === undefined ? undefined : at(list, field);
  const moved = before.asks.filter((duty) => ordered.includes(key) && duty.startsWith(`${key} `));
  return (
    items(list).find((one) => !before.asks.includes(`${key} ${canonical(one)}`)) ??
    ofField ??
    items(list).find((one, index) => index < moved.length && moved[index] !== `${key} ${canonical(one)}`) ??
    list ??
    node
  );
}

/** The value of a condition that did not stand in what it was before. */
function newIn(condition: Node | undefined, before: string): Node | undefined {
  for (const { key, value } of entries(condition)) {
    if (before.includes(`${JSON.stringify(key)}:${canonical(value)}`)) continue;
    return newIn(value, before) ?? value;
  }
  return undefined;
}

/** How each part of where an obligation holds begins; the journey's name begins with anything. */
const whereBegins: Readonly<Record<string, string>> = {
  when: 'when ',
  after: 'after ',
  except: 'of all but ',
  journey: '',
};

/** An obligation of the files, as the ledger keeps it. */
export const guardedBy = (node: Node, trade: TradeWords): GuardedObligation => guardedByOf(trade)(node);

const guardedByOf = keep(({ words }: TradeWords) =>
  keep((node: Node): GuardedObligation => {
    const { many } = words.owners;
    const about = ['says', 'source', 'journey', 'when', 'after', 'except', many];
    const [except, when, after, owners] = ['except', 'when', 'after', many].map((key) => at(node, key));
    const where = [
      textOf(at(node, 'journey')) ?? '',
      ...(except ? [`of all but ${canonical(except)}`] : []),
      ...(when ? [`when ${canonical(when)}`] : []),
      ...(after ? [`after ${canonical(after)}`] : []),
    ];
    return {
      says: textOf(at(node, 'says')) ?? '',
      source: textOf(at(node, 'source')) ?? '',
      where: where.join(', '),
      of: owners && items(owners).map(({ value }) => `${value}`),
      asks: entries(node)
        .filter(({ key }) => !about.includes(key))
        .flatMap(({ key, value }) => dutiesIn(value).map((duty) => `${key} ${duty}`)),
    };
  }),
);

/** The first of them in a sentence, and how many there are. */
export const few = (all: readonly string[]) =>
  all.length > 4 ? `${all.slice(0, 4).join('; ')} … (${all.length} in all)` : all.join('; ');

function dutiesIn(value: Node): readonly string[] {
  if (value.type === 'array') return items(value).map(canonical);
  if (value.type !== 'object') return [canonical(value)];
  return entries(value).flatMap(({ key, value: of }) =>
    (of.type === 'array' ? items(of) : [of]).map((one) => `${JSON.stringify(key)} ${canonical(one)}`),
  );
}
