import { own } from '../../../engine/own.ts';
import type { WidgetWord } from '../../../engine/trade-words.ts';
import { at, entries, type Node, textOf } from '../json.ts';
import type { Finding, ProjectRule } from '../rule.ts';
import type { ReadSource } from '../source.ts';

export const askingTick: ProjectRule = {
  severity: 'error',
  doc: 'A question that can only be ticked or not: nobody can say no to it. Or one of a family of consents that a variant draws otherwise than all others.',
  *find({ cards, variants, trade }) {
    const isTick = (widget: string | undefined) => isTicked(own(trade.words.widgets, widget ?? ''));
    for (const { source } of cards.values())
      for (const { value: ui } of entries(at(source.root, 'ui')))
        if (isTick(textOf(at(ui, 'widget')))) yield* asks(source, at(ui, 'text'));
    for (const source of variants.values()) {
      const card = cards.get(textOf(at(source.root, 'card')) ?? '')?.source.root;
      for (const { key, value } of entries(at(source.root, 'text')))
        if (isTick(textOf(at(source.root, 'widget', key) ?? at(card, 'ui', key, 'widget'))))
          yield* asks(source, value);
      yield* oddIn(source, card);
    }
  },
};

const isTicked = (word: WidgetWord | undefined) =>
  word?.values !== undefined && word.choices === 'none' && !('noLabel' in word.options);

const isAsking = (words: string | undefined) => words?.trimEnd().endsWith('?') === true;

const message =
  'This asks a question, and its box can only be ticked. Draw it with two answers, or write what a tick agrees to.';

/** Why words cannot stand beside a widget's box; undefined where they can. */
export const unfitForTick = (word: WidgetWord, words: string): string | undefined =>
  isTicked(word) && isAsking(words) ? message : undefined;

function* asks(source: ReadSource, where: Node | undefined): Generator<Finding> {
  if (where !== undefined && isAsking(textOf(where))) yield { source, where, message };
}

/** So many fields that a variant draws alike make a family, and so many words begin their names. */
const family = { size: 3, words: 3 };

/** The field of a family that a variant shows and leaves out, where it gives all others one widget. */
function* oddIn(source: ReadSource, card: Node | undefined): Generator<Finding> {
  const given = entries(at(source.root, 'widget'));
  const titled = ['text', 'title'].flatMap((section) =>
    entries(at(source.root, section)).map(({ key }) => key),
  );
  for (const name of new Set(titled)) {
    if (at(source.root, 'widget', name) !== undefined) continue;
    const alike = given.filter(({ key }) => sharedWords(key, name) >= family.words);
    const [first] = alike;
    const widget = textOf(first?.value);
    if (
      first === undefined ||
      alike.length < family.size ||
      alike.some(({ value }) => textOf(value) !== widget)
    )
      continue;
    const its = textOf(at(card, 'ui', name, 'widget'));
    if (its === undefined || its === widget) continue;
    const message = `"${name}" is drawn as "${its}", and ${alike.length} of its like as "${widget}". Draw them alike.`;
    yield { source, where: first.value.parent?.parent ?? first.value, message };
  }
}

function sharedWords(one: string, other: string): number {
  const [left = [], right = []] = [one, other].map((name) => name.split(/(?=[A-Z])/));
  const apart = left.findIndex((word, index) => word !== right[index]);
  return apart < 0 ? left.length : apart;
}
