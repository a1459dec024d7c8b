import { at, entries, items, type Node, nodesOf, textOf } from '../json.ts';
import { nounsOf, ownerNodes } from '../owners.ts';
import type { Project } from '../project.ts';
import type { Flaw, ProjectRule } from '../rule.ts';
import { placeIn, type Source } from '../source.ts';
import { figuresIn } from '../wording/figures.ts';

export const lawInWords: ProjectRule = {
  severity: 'error',
  isOfWords: true,
  doc: 'A sentence of an obligation that names another owner, or another length of time, than the obligation itself.',
  *find(project) {
    const names = namesOf(project);
    for (const source of project.read) {
      if (source.kind !== 'obligations' && source.kind !== 'choices') continue;
      for (const { value } of entries(at(source.root, source.kind))) {
        const says = at(value, 'says');
        if (says === undefined) continue;
        for (const flaw of namedIn(source, names, value, says)) yield { source, ...flaw };
        if (source.kind === 'choices') continue;
        for (const flaw of [...ownersIn(source, value, says), ...lengthsIn(source, value, says)])
          yield { source, ...flaw };
      }
    }
  },
};

/** What owners are called, the longest name first, each with its id and the name of its variant. */
function namesOf(project: Project): readonly (readonly [name: string, ids: readonly string[]])[] {
  const { many } = nounsOf(project.trade);
  const listed = project.read
    .filter(({ kind }) => kind === 'owners')
    .flatMap(({ root }) => entries(at(root, many)));
  const variants = [...project.variants.values()].map((source) => ({
    name: textOf(at(source.root, 'name')) ?? '',
    ids: [source.name ?? '', ...ownerNodes(source).map(({ value }) => `${value}`)],
  }));
  const names = new Set([
    ...listed.map(({ value }) => textOf(value) ?? ''),
    ...variants.map(({ name }) => name),
  ]);
  return [...names]
    .filter((name) => name.length > 2)
    .toSorted((one, other) => other.length - one.length)
    .map((name) => [
      name,
      [
        ...listed.flatMap(({ key, value }) => (textOf(value) === name ? key : [])),
        ...variants.flatMap((one) => (one.name === name ? one.ids : [])),
      ],
    ]);
}

/** `OWNER: nothing is asked` is about one of the list. */
function* namedIn(
  source: Source,
  names: ReturnType<typeof namesOf>,
  obligation: Node,
  says: Node,
): Generator<Flaw> {
  const { many } = nounsOf(source.trade);
  const list = at(obligation, many) ?? at(obligation, 'except');
  const ids = items(list).map(({ value }) => String(value));
  let rest = textOf(says) ?? '';
  for (const [name, its] of list === undefined ? [] : names) {
    if (!new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'u').test(rest)) continue;
    rest = rest.replaceAll(name, '');
    if (its.some((id) => ids.includes(id)) || list === undefined) continue;
    const message = `The sentence names ${name}, which is ${its.filter((id) => /^\d/.test(id))[0] ?? its[0]}, and this is about ${ids.join(', ')}. Correct one of them.`;
    yield { where: list, message };
  }
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** `Owners 8 and 49` are those of the list. */
function* ownersIn(source: Source, obligation: Node, says: Node): Generator<Flaw> {
  const { one, many } = nounsOf(source.trade);
  const ids = [...items(at(obligation, many)), ...items(at(obligation, 'except'))].map(({ value }) =>
    String(value),
  );
  const named = new RegExp(`\\b(?:${one}|${many}) (\\d+(?:(?:, | and | or )\\d+)*)`, 'i').exec(
    textOf(says) ?? '',
  );
  for (const id of ids.length === 0 ? [] : (named?.[1]?.match(/\d+/g) ?? [])) {
    if (ids.includes(id)) continue;
    const message = `This names ${one} ${id}, and the obligation is about ${ids.join(', ')}. Correct one of them.`;
    yield { where: placeIn(source, says, id), message };
  }
}

/** A length of time is one of the numbers of the obligation, or beside one; where it has none, nobody knows. */
function* lengthsIn(source: Source, obligation: Node, says: Node): Generator<Flaw> {
  const conditions = ['when', 'after', 'gives', 'accepts', 'refuses'].flatMap((key) =>
    nodesOf(at(obligation, key)),
  );
  const numbers = conditions.flatMap(({ value }) => (typeof value === 'number' ? value : []));
  const limits = conditions.flatMap((node) =>
    ['min', 'max'].flatMap((key) => {
      const limit = at(node, key)?.value;
      return typeof limit === 'number' ? limit : [];
    }),
  );
  for (const { unit, count, words } of limits.length === 0 ? [] : figuresIn(textOf(says) ?? '')) {
    if (unit !== 'month' && unit !== 'year') continue;
    const months = unit === 'year' ? [count, count * 12] : [count, count / 12];
    if (months.some((many) => numbers.some((number) => Math.abs(number - many) <= 1))) continue;
    const message = `"${words}" is not what the obligation asks: ${limits.join(', ')}. Correct one of them.`;
    yield { where: placeIn(source, says, words), message };
  }
}
