import { layoutOf } from '../../../definitions/layout.ts';
import { rewritten } from '../edits.ts';
import { at, entries, items, type Node, textOf } from '../json.ts';
import { nounsOf, ownerNodes } from '../owners.ts';
import type { Project } from '../project.ts';
import { type Finding, mentionsOf, type ProjectRule } from '../rule.ts';
import type { Source } from '../source.ts';
import { nearest } from '../suggest.ts';

export const unknownOwner: ProjectRule = {
  severity: 'error',
  doc: 'An id of an owner that nobody has, and that is nearly one that somebody has.',
  *find(project) {
    const { one, many } = nounsOf(project.trade);
    const listed = listedIn(project, many);
    const known = new Set(listed.keys());
    const told = (node: Node, source: Source, suggest: string): Finding => {
      const message = `${JSON.stringify(node.value)} is the id of no ${one} that is known. One that is new is named in ${many}.json.`;
      const fix = node.type === 'number' ? rewritten(node, Number(suggest)) : undefined;
      return { source, where: node, message, suggest, fix };
    };
    for (const source of project.variants.values())
      for (const node of ownerNodes(source)) {
        const id = `${node.value}`;
        const meant = listed.has(id) ? undefined : meantBy(project, source, node, listed);
        if (meant === undefined) known.add(id);
        else yield told(node, source, meant);
      }
    // Numbers are near each other by chance.
    if (project.trade.words.owners.ids !== 'text') return;
    for (const { source, node } of idsIn(project)) {
      const id = textOf(node);
      const meant = id === undefined || known.has(id) ? undefined : nearest(id, known);
      if (meant !== undefined) yield told(node, source, meant);
    }
  },
};

/** The ids of those who have a name, with that name. */
const listedIn = ({ read }: Project, many: string): ReadonlyMap<string, string | undefined> =>
  new Map(
    read
      .filter(({ shape }) => shape === many)
      .flatMap(({ root }) => entries(at(root, many)).map(({ key, value }) => [key, textOf(value)])),
  );

/** Whom a variant is rather for than for this id: whoever is called as it is, or has nearly this id, and no variant of the card. */
function meantBy(
  { variants }: Project,
  { root }: Source,
  node: Node,
  listed: ReadonlyMap<string, string | undefined>,
): string | undefined {
  const card = textOf(at(root, 'card'));
  const sameCard = [...variants.values()].filter((one) => textOf(at(one.root, 'card')) === card);
  const served = new Set(sameCard.flatMap((one) => ownerNodes(one).map(({ value }) => `${value}`)));
  const free = [...listed.keys()].filter((id) => !served.has(id));
  const name = textOf(at(root, 'name'));
  return (
    free.find((id) => name !== undefined && listed.get(id) === name) ??
    (node.type === 'string' ? nearest(`${node.value}`, free) : undefined)
  );
}

/** Ids beside the variants': what a path of ids is compared with or given, whom an obligation names, whom a setting gives a variant. */
function idsIn(project: Project): readonly { readonly source: Source; readonly node: Node }[] {
  const { many, bound } = layoutOf(project.trade.words.owners);
  const paths = new Set(
    [...project.journeys.values()].flatMap(({ steps }) =>
      steps.flatMap(({ node }) => textOf(at(node, 'variant')) ?? []),
    ),
  );
  const compared = mentionsOf(project, 'path', 'answer', 'preset').flatMap(({ source, name, value }) =>
    value !== undefined && paths.has(name) ? [value, ...items(value)].map((node) => ({ source, node })) : [],
  );
  const named = project.read.flatMap((source) => {
    const duties =
      source.kind === 'obligations' || source.kind === 'choices' ? entries(at(source.root, source.kind)) : [];
    const ids = duties.flatMap(({ value }) => [...items(at(value, many)), ...items(at(value, 'except'))]);
    const bounds =
      source.kind === 'settings' ? entries(at(source.root, bound)).map(({ keyNode }) => keyNode) : [];
    return [...ids.filter(({ value }) => !project.variants.has(`${value}`)), ...bounds].map((node) => ({
      source,
      node,
    }));
  });
  return [...compared, ...named];
}
