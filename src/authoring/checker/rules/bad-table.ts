import { daysAfter, isDay } from '../../../days/days.ts';
import { own } from '../../../engine/own.ts';
import { at, canonical, type Entry, entries, type Node, textOf } from '../json.ts';
import type { FileRule, Flaw } from '../rule.ts';

export const badTable: FileRule = {
  severity: 'error',
  doc: 'A table whose numbers do not rise as they should or are those of another line, or whose sets leave days out or share them.',
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
    if (table.period !== undefined) yield* gapsIn(sets, ...table.period);
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
  for (const [index, { key, node, begins }] of periods.entries()) {
    const before = periods[index - 1];
    const ends = textOf(before?.end) ?? '';
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
