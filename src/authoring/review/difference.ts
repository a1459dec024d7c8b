import { diffArrays, diffWordsWithSpace } from 'diff';
import { printed } from '../../engine/says.ts';
import type { FieldLine, Line } from './lines.ts';
import type { Screen } from './screen.ts';

/** How much a difference weighs, the heaviest first. */
export const severities = ['payload', 'required', 'preset', 'presence', 'wording', 'layout'] as const;
export type Severity = (typeof severities)[number];

/** What of an item differs; the other parts are texts, by the name of the part. */
type Aspect =
  | 'sent'
  | 'required'
  | 'required at first'
  | 'preset'
  | 'shown'
  | 'when'
  | 'at first'
  | 'name'
  | 'widget'
  | 'group'
  | 'order'
  | 'order of parts'
  | 'words';

/**
 * One thing that two screens do not have in common. `before` and `after` are words, or values in words; all texts of an
 * item that came or went stand in lines of their own.
 */
export interface Difference {
  readonly severity: Severity;
  readonly aspect: Aspect;
  readonly kind: Line['kind'];
  readonly item: string;
  /** What people call the item. */
  readonly name: string;
  /** The text that differs, where `aspect` is `words`. */
  readonly part?: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  /** How they are written, placeholders unfilled, where they are texts. */
  readonly written?: { readonly before?: string | undefined; readonly after?: string | undefined };
}

/** A run of words that both texts have, or one of them. */
export interface WordRun {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/**
 * What became of a text, word by word: the runs that are not `removed` are the later text, to the letter. Words that
 * changed in a row are one run that went and one that came, for people read phrases.
 */
export function wordRuns(before: string, after: string): readonly WordRun[] {
  const runs: WordRun[] = [];
  let [went, came] = ['', ''];
  const close = () => {
    if (went !== '') runs.push({ kind: 'removed', text: went });
    if (came !== '') runs.push({ kind: 'added', text: came });
    [went, came] = ['', ''];
  };
  for (const { added, removed, value } of diffWordsWithSpace(before, after)) {
    const isBetween = value.trim() === '' && went.trim() !== '' && came.trim() !== '';
    if (added || removed || isBetween) {
      if (!added) went += value;
      if (!removed) came += value;
    } else {
      close();
      runs.push({ kind: 'same', text: value });
    }
  }
  close();
  return runs;
}

/** Which texts are compared: as people read them, or as they are written (two owners differ in their names anyway). */
export type Reading = 'text' | 'template';

/** Everything in which the second screen differs from the first; nothing exactly when they say the same. */
export function differences(before: Screen, after: Screen, reading: Reading = 'text'): readonly Difference[] {
  const old = itemsOf(before, reading);
  const now = itemsOf(after, reading);
  const names = new Set([...old.keys(), ...now.keys()]);
  return [
    ...sentDifferences(before, after),
    ...[...names].flatMap((key) => itemDifferences(old.get(key), now.get(key))),
    ...moved(old, now),
  ];
}

interface Item extends Pick<Line, 'kind' | 'item' | 'name' | 'when' | 'now' | 'groups'> {
  readonly field?: FieldLine;
  /** Text, and how it is written, by part. */
  readonly parts: Map<string, { readonly text: string; readonly template: string }>;
}

function itemsOf({ lines }: Screen, reading: Reading): ReadonlyMap<string, Item> {
  const items = new Map<string, Item>();
  for (const line of lines) {
    const key = `${line.kind} ${line.item}`;
    const item = items.get(key) ?? { ...line, parts: new Map() };
    items.set(key, item);
    const part = item.parts.has(line.part) ? `${line.part} (${item.parts.size + 1})` : line.part;
    item.parts.set(part, { text: line[reading], template: line.template });
  }
  return items;
}

function itemDifferences(old: Item | undefined, now: Item | undefined): readonly Difference[] {
  if (old === undefined || now === undefined) return [shown(old, now)].flat();
  const compare = (
    severity: Severity,
    aspect: Aspect,
    of: (item: Item) => string | undefined,
  ): readonly Difference[] => {
    const [before, after] = [of(old), of(now)];
    return before === after ? [] : [{ severity, aspect, ...about(now), before, after }];
  };
  const required = compare('required', 'required', ({ field }) => field?.requiredWhen);
  const when = compare('presence', 'when', (item) => item.when);
  const hasLabel = old.parts.has('label') || old.kind !== 'field';
  return [
    ...required,
    ...(required.length > 0
      ? []
      : compare('required', 'required at first', ({ field }) => field && printed(field.required))),
    ...compare('preset', 'preset', ({ field }) => field?.preset),
    ...when,
    ...(when.length > 0 ? [] : compare('presence', 'at first', (item) => printed(item.now))),
    ...(hasLabel ? [] : compare('wording', 'name', (item) => item.name)),
    ...compare('layout', 'widget', ({ field }) => field?.widget),
    ...compare('layout', 'group', ({ groups }) => groups.join(', ')),
    ...partDifferences(old, now),
  ];
}

function shown(old: Item | undefined, now: Item | undefined): readonly Difference[] {
  const item = now ?? old;
  if (item === undefined) return [];
  const words = (of: Item | undefined, key: 'text' | 'template') =>
    of && [...of.parts.values()].map((part) => part[key]).join('\n');
  return [
    {
      ...{ severity: 'presence', aspect: 'shown', ...about(item) },
      ...{ before: words(old, 'text'), after: words(now, 'text') },
      written: { before: words(old, 'template'), after: words(now, 'template') },
    },
  ];
}

function partDifferences(old: Item, now: Item): readonly Difference[] {
  const parts = new Set([...old.parts.keys(), ...now.parts.keys()]);
  const words = [...parts].flatMap((part): readonly Difference[] => {
    const [before, after] = [old.parts.get(part), now.parts.get(part)];
    if (before?.text === after?.text) return [];
    const written = { before: before?.template, after: after?.template };
    const texts = { before: before?.text, after: after?.text, written };
    return [{ severity: 'wording', aspect: 'words', ...about(now), part, ...texts }];
  });
  const order = (one: Item, other: Item) => [...one.parts.keys()].filter((part) => other.parts.has(part));
  const [before, after] = [order(old, now).join(', '), order(now, old).join(', ')];
  if (before === after) return words;
  return [...words, { severity: 'layout', aspect: 'order of parts', ...about(now), before, after }];
}

function sentDifferences(before: Screen, after: Screen): readonly Difference[] {
  const fields = new Set([...Object.keys(before.sent), ...Object.keys(after.sent)]);
  return [...fields].flatMap((item): readonly Difference[] => {
    const value = ({ sent }: Screen) => (sent[item] === undefined ? undefined : printed(sent[item]));
    const [old, now] = [value(before), value(after)];
    if (old === now) return [];
    return [
      { severity: 'payload', aspect: 'sent', kind: 'field', item, name: item, before: old, after: now },
    ];
  });
}

/** Items that both have and that stand at another place among those: told by what they stand after. */
function moved(old: ReadonlyMap<string, Item>, now: ReadonlyMap<string, Item>): readonly Difference[] {
  const before = [...old.keys()].filter((key) => now.has(key));
  const after = [...now.keys()].filter((key) => old.has(key));
  const keys = diffArrays(before, after).flatMap(({ added, value }) => (added ? value : []));
  const precedes = (all: readonly string[], key: string) => all[all.indexOf(key) - 1];
  return keys.flatMap((key): readonly Difference[] => {
    const item = now.get(key);
    const [was, is] = [precedes(before, key), precedes(after, key)];
    // What only went along with the item before it is told by that one.
    if (item === undefined || was === is) return [];
    const names = { before: old.get(was ?? '')?.name, after: now.get(is ?? '')?.name };
    // Two items may be called the same: then their own names tell them apart.
    const places =
      names.before === names.after
        ? { before: old.get(was ?? '')?.item, after: now.get(is ?? '')?.item }
        : names;
    return [{ severity: 'layout', aspect: 'order', ...about(item), ...places }];
  });
}

function about({ kind, item, name }: Item): Pick<Difference, 'kind' | 'item' | 'name'> {
  return { kind, item, name };
}
