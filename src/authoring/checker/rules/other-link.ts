import { own } from '../../../engine/own.ts';
import { splitPath } from '../../../engine/path.ts';
import { at, entries, type Node, textOf } from '../json.ts';
import { partsOf } from '../project.ts';
import type { ProjectRule } from '../rule.ts';
import { placeIn } from '../source.ts';

export const otherLink: ProjectRule = {
  severity: 'error',
  isSecond: true,
  doc: "A variant's words for a field that link to somebody else's address than the card's words do: that of a brand for that of a plan.",
  *find(project) {
    const { placeholders, sources } = project.trade;
    /** Whose address it is: the source that it is read of. */
    const ofWhom = (name: string) => splitPath(own(placeholders, name) ?? '', sources)[0];
    for (const source of project.variants.values()) {
      const card = partsOf(project, source)?.source.root;
      for (const { key, value } of entries(at(source.root, 'text'))) {
        const its = linksIn(at(card, 'ui', key, 'text') ?? at(card, 'schema', 'properties', key, 'title'));
        const other = linksIn(value).find(
          (link) => its.length > 0 && !its.some((one) => ofWhom(one) === ofWhom(link)),
        );
        if (other === undefined) continue;
        const message = `These words lead to {${other}}, and the card's lead to {${its.join('}, {')}}. Link to what they are about.`;
        yield { source, where: placeIn(source, value, `({${other}})`), message };
      }
    }
  },
};

/** The placeholders that a text links to. */
const linksIn = (node: Node | undefined): readonly string[] =>
  Array.from((textOf(node) ?? '').matchAll(/\]\(\{([\w.]+)\}\)/g), ([, name = '']) => name);
