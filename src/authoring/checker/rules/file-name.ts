import { placesOf } from '../../../definitions/kinds.ts';
import { at, items, textOf } from '../json.ts';
import { nounsOf, ownerNodes, ownersNode } from '../owners.ts';
import type { FileRule, Flaw } from '../rule.ts';
import { isSlug, slugOf } from '../slug.ts';
import type { Source } from '../source.ts';

export const fileName: FileRule = {
  severity: 'error',
  doc: 'A file that no kind of definition has a place for, or whose name is not the name that it holds.',
  *findIn(source) {
    const { kind, name, root, file, trade } = source;
    if (kind === undefined) {
      const folder = file.split('/', 1)[0];
      const message = `This is not the place of a definition file, so nothing would read it. Those of "${folder}" are `;
      const fitting = placesOf(trade)
        .filter((place) => place.startsWith(`${folder}/`))
        .join(', ');
      yield { where: root?.children?.[0] ?? { offset: 0, length: 1 }, message: `${message}${fitting}.` };
      return;
    }
    if (name !== undefined && !isSlug(name)) {
      const plain = slugOf(name);
      const instead = plain === '' ? '' : `: ${JSON.stringify(plain)}`;
      const message = `A file is named in small letters, digits and hyphens, and not "${name}". Rename it${instead}.`;
      yield { where: root?.children?.[0] ?? { offset: 0, length: 1 }, message };
    }
    if (kind === 'variant') yield* wrongNumber(source);
    const node = kind === 'card' || kind === 'journey' || kind === 'brand' ? at(root, kind) : undefined;
    const says = textOf(node);
    if (node !== undefined && says !== undefined && says !== name) {
      yield {
        where: node,
        message: `The file is called "${name}" and says "${says}". Both must be the same.`,
      };
    }
  },
};

/** A file that begins with an owner's number is that owner's. */
function* wrongNumber(source: Source): Generator<Flaw> {
  const { name = '', trade } = source;
  const [id] = /^[1-9]\d*(?=-)/.exec(name) ?? [];
  const where = ownersNode(source);
  const ids = ownerNodes(source).flatMap((one) => (one.type === 'number' ? Number(one.value) : []));
  if (id === undefined || where === undefined || ids.length === 0 || ids.includes(Number(id))) return;
  const { one } = nounsOf(trade);
  const message = `The file is called "${name}" and is for ${one} ${ids.join(', ')}. Both must name the same ${one}.`;
  yield { where: items(where)[0] ?? where, message };
}
