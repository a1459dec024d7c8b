import { at, entries, items, textOf } from '../json.ts';
import { type Project, variantChain } from '../project.ts';
import type { ReadSource } from '../source.ts';
import type { Lost, Place } from './place.ts';

/** What each section said of something, as a sentence goes on behind its name. */
const said: Readonly<Record<string, string>> = {
  show: 'was shown on a condition, and is always now',
  sent: 'counted while it was hidden, and does not any more',
  presets: 'had a preset, and has none now',
};

/** Where a key of a card or a variant is gone, and what it was of is still there. */
export function keyGone(
  project: Project,
  list: Place & { readonly label: string },
  name: string,
): Lost | undefined {
  const { source, label, node } = list;
  const key = label.split(' ').at(-1) ?? '';
  if (source.kind !== 'variant')
    return isIn(source, name) ? { source, node, message: `"${name}" ${said[key]}.` } : undefined;
  const own = at(node, name);
  if (key === 'notices')
    return (
      own && {
        source,
        node: own,
        message: `This variant told "${name}" in "notices", and takes it away now.`,
      }
    );
  const card = project.cards.get(textOf(at(source.root, 'card')) ?? '')?.source;
  const others = variantChain(project, source);
  const isSaid = others.some(({ root }) => at(root, key, name) !== undefined || isHidden(root, name));
  const message = `This variant said its own of "${name}" in "${key}", and does not any more: the card's holds.`;
  return card && isIn(card, name) && !isSaid ? { source, node, message } : undefined;
}

const isHidden = (root: ReadSource['root'], name: string) =>
  items(at(root, 'hide')).some(({ value }) => value === name);

/** Whether a card has something of a name, or shows it. */
function isIn({ root }: ReadSource, name: string): boolean {
  const shown = [
    ...items(at(root, 'order')),
    ...entries(at(root, 'groups')).flatMap(({ value }) => items(at(value, 'items'))),
  ];
  return shown.some(({ value }) => value === name) || at(root, 'schema', 'properties', name) !== undefined;
}
