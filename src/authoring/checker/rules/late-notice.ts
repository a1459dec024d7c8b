import { at, entries, items, type Node, textOf } from '../json.ts';
import type { CardParts, Project } from '../project.ts';
import type { ProjectRule } from '../rule.ts';

export const lateNotice: ProjectRule = {
  severity: 'error',
  doc: 'A notice that the law wants shown to whoever agrees to something, and it stands behind the box in which they agree.',
  *find(project) {
    const laws = lawsOf(project);
    for (const source of project.variants.values()) {
      const card = project.cards.get(textOf(at(source.root, 'card')) ?? '');
      if (card === undefined) continue;
      for (const { key, value } of entries(at(source.root, 'notices'))) {
        const where = at(value, 'place');
        const law = laws.find(({ shows, agrees }) => shows.includes(key) && isBehind(card, where, agrees));
        if (where === undefined || law === undefined) continue;
        const message = `"${key}" stands behind the box in which people agree, and they have to have read it: "${law.says}" Place it before that.`;
        yield { source, where, message };
      }
    }
  },
};

interface Law {
  readonly says: string;
  readonly shows: readonly string[];
  readonly agrees: readonly string[];
}

/** What must be shown where something is agreed to. */
const lawsOf = ({ read }: Project): readonly Law[] =>
  read.flatMap(({ kind, root }) =>
    (kind === 'obligations' ? entries(at(root, 'obligations')) : []).map(({ value }) => ({
      says: textOf(at(value, 'says')) ?? '',
      shows: namesIn(at(value, 'shows')),
      agrees: namesIn(at(value, 'agrees')),
    })),
  );

const namesIn = (list: Node | undefined) => items(list).flatMap((node) => textOf(node) ?? []);

/** Whether a place of a notice lies behind a box of the card. */
function isBehind({ source, groups }: CardParts, place: Node | undefined, boxes: readonly string[]): boolean {
  const order = namesIn(at(source.root, 'order')).flatMap((name) => [
    name,
    ...namesIn(at(groups.get(name), 'items')),
  ]);
  const [way, beside = ''] = (textOf(place) ?? '').split(' ');
  const index =
    way === 'first' ? -1 : way === 'last' ? order.length : order.indexOf(beside) + (way === 'after' ? 1 : 0);
  return boxes.some((box) => order.includes(box) && index > order.indexOf(box));
}
