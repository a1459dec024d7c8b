import type { TradeWords, WidgetWord } from '../../../engine/trade-words.ts';
import { at, entries, items, type Node, textOf } from '../json.ts';
import type { Project } from '../project.ts';
import { type FileRule, type Finding, type Flaw, misfitsIn, type ProjectRule } from '../rule.ts';
import type { ReadSource } from '../source.ts';
import { withHelp } from '../suggest.ts';
import { isInUi } from '../walk.ts';

const common = ['widget', 'hint', 'tooltip', 'options', 'lookup'];

export const unknownWidget: FileRule & ProjectRule = {
  severity: 'error',
  doc: 'A widget that does not exist, an option that it does not take, or a word that the option does not know.',
  *findIn(source) {
    for (const ui of source.uis) yield* problemsOf(ui, source.trade.words.widgets);
    for (const { node, words } of misfitsIn(source, 'unknown-word')) {
      if (!isInUi(source, node)) continue;
      const word = textOf(node) ?? '';
      yield { where: node, ...withHelp(`"${word}" is not a word of this option.`, word, words) };
    }
  },
  *find(project) {
    for (const source of project.variants.values()) yield* otherWidgets(project, source);
  },
};

/** A variant's other widget draws a field with the options that its card gives it. */
function* otherWidgets(project: Project, source: ReadSource): Generator<Finding> {
  const { widgets } = project.trade.words;
  const card = project.cards.get(textOf(at(source.root, 'card')) ?? '')?.source.root;
  for (const { key, value } of entries(at(source.root, 'widget'))) {
    const name = textOf(value) ?? '';
    const word = Object.hasOwn(widgets, name) ? widgets[name] : undefined;
    if (word === undefined) {
      yield {
        source,
        where: value,
        ...withHelp(`There is no widget "${name}".`, name, Object.keys(widgets)),
      };
      continue;
    }
    const options = entries(at(card, 'ui', key)).map((entry) => entry.key);
    const fits = ['options', 'lookup'].every((from) => options.includes(from) === (word.choices === from));
    const refused = options.find((one) => !common.includes(one) && !Object.hasOwn(word.options, one));
    if (refused !== undefined)
      yield {
        source,
        where: value,
        message: `Widget "${name}" takes no option "${refused}", which the card gives.`,
      };
    else if (!fits)
      yield {
        source,
        where: value,
        message: `Widget "${name}" takes its choices from elsewhere than the card's.`,
      };
  }
}

function* problemsOf(ui: Node, widgets: TradeWords['words']['widgets']): Generator<Flaw> {
  const node = at(ui, 'widget');
  const name = textOf(node);
  if (node === undefined || name === undefined) return;
  const word = Object.hasOwn(widgets, name) ? widgets[name] : undefined;
  if (word === undefined) {
    yield { where: node, ...withHelp(`There is no widget "${name}".`, name, Object.keys(widgets)) };
    return;
  }
  const options = Object.keys(word.options);
  for (const { key, keyNode } of entries(ui)) {
    if (common.includes(key) || options.includes(key)) continue;
    yield { where: keyNode, ...withHelp(`Widget "${name}" takes no option "${key}".`, key, options) };
  }
  for (const [key, most] of Object.entries(word.most ?? {}))
    for (const where of items(at(ui, key)))
      if (typeof where.value === 'number' && where.value > most)
        yield { where, message: `"${key}" of widget "${name}" is at most ${most}: it offers no more.` };
  yield* wrongChoices(name, word, ui, node);
}

/** The choices of a widget come from `options`, from a `lookup`, or from neither. */
function* wrongChoices(name: string, { choices }: WidgetWord, ui: Node, node: Node): Generator<Flaw> {
  for (const key of ['options', 'lookup'] as const) {
    const there = entries(ui).find((entry) => entry.key === key);
    if (there !== undefined && choices !== key) {
      yield { where: there.keyNode, message: `Widget "${name}" takes no "${key}".` };
    }
    if (there === undefined && choices === key) {
      yield { where: node, message: `Widget "${name}" needs "${key}": its choices come from there.` };
    }
  }
}
