import { daysAfter, isDay } from '../../../days/days.ts';
import { own } from '../../../engine/own.ts';
import { at, canonical, type Entry, entries, type Node, textOf } from '../json.ts';
import type { FileRule, Flaw } from '../rule.ts';
import english from '../wording/english.json' with { type: 'json' };

export const badTable: FileRule = {
  severity: 'error',
  doc: 'A table whose numbers do not rise as they should or are those of another line, or whose sets leave days out, share them or name another month.',
  *findIn({ kind, name = '', root, trade }) {
    const table = kind === 'table' ? own(trade.words.tables, name) : undefined;
    if (table === undefined) return;
    const sets = entries(at(root, 'sets'));
    for (const [key, value] of Object.entries(table.holds)) {
      if (value.kind !== 'values' || value.ascending === undefined) continue;
      for (const set of sets) yield* fallingIn(at(set.value, key), Object.keys(value.of));
    }
    const lines = Object.keys(table.holds);
    for (const set of sets) yield* copiedIn(entries(set.value).filter(({ key }) => lines.includes(key)));
    yield* exchangedIn(sets, lines);
    if (table.period === undefined) return;
    yield* gapsIn(sets, ...table.period);
    for (const set of sets) yield* otherMonthIn(set.value, table.period[0]);
  },
};

function* fallingIn(values: Node | undefined, names: readonly string[]): Generator<Flaw> {
  const numbers = names.flatMap((name) => {
    const node = at(values, name);
    return node !== undefined && typeof node.value === 'number' ? { name, node, number: node.value } : [];
  });
  const rest = (left: (typeof numbers)[number]) => numbers.filter((one) => one !== left);
  const isRising = (all: typeof numbers) =>
    all.every(({ number }, index) => index === 0 || number > (all[index - 1]?.number ?? 0));
  if (isRising(numbers)) return;
  // The one without which the others rise is the one that is wrong.
  const wrong = numbers.find((one) => isRising(rest(one))) ?? numbers[0];
  if (wrong === undefined) return;
  const message = `${names.join(', ')} rise from one to the next, and "${wrong.name}" is ${wrong.number}. Correct it.`;
  yield { where: wrong.node, message };
}

/** Two lines of a set that have the same numbers: one was copied from the other. */
function* copiedIn(all: readonly Entry[]): Generator<Flaw> {
  const lines = all.filter(({ value }) => entries(value).length > 1);
  for (const [index, line] of lines.entries())
    for (const before of lines.slice(0, index)) {
      if (canonical(before.value) !== canonical(line.value)) continue;
      const message = `"${line.key}" has the numbers of "${before.key}". Give each its own.`;
      yield { where: line.keyNode, message };
    }
}

/** Two lines of which one is the greater throughout a set, and the other in every other set. */
function* exchangedIn(sets: readonly Entry[], lines: readonly string[]): Generator<Flaw> {
  const order = (set: Entry, one: string, other: string) => {
    const [left, right] = [one, other].map((line) => at(set.value, line));
    const signs = entries(left).flatMap(({ key, value }) => {
      const beside = at(right, key)?.value;
      return typeof value.value === 'number' && typeof beside === 'number'
        ? Math.sign(value.value - beside)
        : [];
    });
    return signs.every((sign) => sign === signs[0]) ? (signs[0] ?? 0) : 0;
  };
  for (const [index, one] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      const orders = sets.map((set) => order(set, one, other));
      // Of two sets nobody knows which is right: the last one was written last.
      const last = orders.length - 1;
      const odd = orders.findIndex(
        (sign, place) =>
          orders.every((its, where) => where === place || its === -sign) &&
          (orders.length > 2 || place === last),
      );
      const line = entries(sets[odd]?.value).find(({ key }) => key === one);
      if (line === undefined || orders.length < 2 || orders[odd] === 0) continue;
      const message = `"${one}" and "${other}" stand here the other way round than in every other set. Exchange their numbers.`;
      yield { where: line.keyNode, message };
    }
}

const months: readonly string[] = english.months.words.all;
const monthOfYear = new RegExp(`\\b(${months.join('|')}) (\\d{4})\\b`, 'g');

/** A text of a set that names months, and not the one with which the set begins. */
function* otherMonthIn(set: Node, from: string): Generator<Flaw> {
  const begins = textOf(at(set, from))?.slice(0, 7);
  for (const { key, value } of entries(set)) {
    const said = [...(textOf(value) ?? '').matchAll(monthOfYear)].map(
      ([, month = '', year]) => `${year}-${`${months.indexOf(month) + 1}`.padStart(2, '0')}`,
    );
    if (begins === undefined || said.length === 0 || said.includes(begins)) continue;
    yield {
      where: value,
      message: `"${key}" names ${said.join(', ')}, and this set begins in ${begins}. Correct one of them.`,
    };
  }
}

function* gapsIn(
  sets: readonly { readonly key: string; readonly value: Node }[],
  from: string,
  to: string,
): Generator<Flaw> {
  const periods = sets
    .flatMap(({ key, value }) => {
      const [node, end] = [at(value, from), at(value, to)];
      const begins = textOf(node) ?? '';
      return node === undefined || end === undefined || !isDay(begins) ? [] : { key, node, begins, end };
    })
    .toSorted((a, b) => (a.begins < b.begins ? -1 : 1));
  for (const [index, { key, node, begins, end }] of periods.entries()) {
    const last = textOf(end) ?? '';
    if (isDay(last) && last < begins)
      yield {
        where: end,
        message: `Set "${key}" begins on ${begins}, and ends before that. Correct one of them.`,
      };
    const before = periods[index - 1];
    const ends = textOf(before?.end) ?? '';
    if (before?.end?.type === 'null') {
      const message = `Set "${before.key}" has no end, and "${key}" begins on ${begins}: each day belongs to one set.`;
      yield { where: before.end, message, suggest: daysAfter(begins, -1) };
    }
    if (before === undefined || !isDay(ends) || daysAfter(ends, 1) === begins) continue;
    const message = `Set "${before.key}" ends on ${ends}, so "${key}" begins on ${daysAfter(ends, 1)}: each day belongs to one set.`;
    // Periods begin with a month: of the two days, the one that does not is wrong; either, where both do.
    const isMonth = (day: string) => day.endsWith('-01');
    if (before.end !== undefined && isMonth(begins))
      yield { where: before.end, message, suggest: daysAfter(begins, -1) };
    if (!isMonth(begins) || isMonth(daysAfter(ends, 1)))
      yield { where: node, message, suggest: daysAfter(ends, 1) };
  }
}
