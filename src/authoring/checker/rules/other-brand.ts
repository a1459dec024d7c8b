import { changedLeaves } from '../guards/places.ts';
import { at, entries, type Node, nodesOf, textOf } from '../json.ts';
import type { Finding, ProjectRule } from '../rule.ts';
import { placeIn, type ReadSource } from '../source.ts';

export const otherBrand: ProjectRule = {
  severity: 'error',
  doc: 'A brand that says the name of another one, or has its number with two digits exchanged.',
  *find(project) {
    const { read } = project;
    const changed = new Set(changedLeaves(project).map(({ leaf }) => leaf.node));
    const brands = read.filter(({ kind }) => kind === 'brand');
    for (const source of brands)
      for (const other of brands) {
        if (other === source) continue;
        const name = textOf(at(other.root, 'name')) ?? other.name ?? '';
        yield* namedIn(source, name);
        yield* knownAs(source, name, textOf(at(other.root, 'brand')) ?? '');
        if (brands.indexOf(other) < brands.indexOf(source)) yield* slippedIn(source, other, changed);
      }
  },
};

function* namedIn(source: ReadSource, name: string): Generator<Finding> {
  if (name.length < 4) return;
  // In small letters it may be a word like any other.
  const either = [name, name.toUpperCase()]
    .map((one) => one.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('|');
  const named = new RegExp(`(?<![\\p{L}@./-])(?:${either})(?![\\p{L}@.-])`, 'u');
  for (const node of nodesOf(source.root)) {
    const text = isValue(node) ? (textOf(node) ?? '') : '';
    const found = named.exec(text)?.[0];
    if (found === undefined) continue;
    const message = `"${found}" is the name of another brand. Say this one's own.`;
    yield { source, where: placeIn(source, node, found), message };
  }
}

/** What is nothing but what another brand is known by, in letters of any size: whatever is counted for it would be counted for that one. */
function* knownAs(source: ReadSource, name: string, brand: string): Generator<Finding> {
  if (brand === '' || name.toLowerCase() === brand) return;
  for (const { key, value } of entries(source.root)) {
    if (textOf(value)?.toLowerCase() !== brand) continue;
    const message = `"${key}" is what another brand is known by. Write this one's own.`;
    yield { source, where: value, message };
  }
}

const isValue = (node: Node) => node.parent?.type !== 'property' || node.parent.children?.[0] !== node;

/** A number that two brands have, but for two of its digits. */
function* slippedIn(source: ReadSource, other: ReadSource, changed: ReadonlySet<Node>): Generator<Finding> {
  for (const { key, value } of entries(source.root)) {
    const there = at(other.root, key);
    const [own, its] = [value, there].map((node) => /^\+?[\d ]{9,}$/.exec(textOf(node) ?? '')?.[0]);
    if (own === undefined || its === undefined || own === its) continue;
    const places = [...own].flatMap((digit, place) => (digit === its[place] ? [] : place));
    const [one = 0, two = 0] = places;
    if (own.length !== its.length || places.length !== 2 || own[one] !== its[two] || own[two] !== its[one])
      continue;
    // The one that is another than before.
    if (there !== undefined && changed.has(there) && !changed.has(value)) {
      const message = `"${key}" is ${own} in ${source.file}: two digits are exchanged. Correct one of them.`;
      yield { source: other, where: there, message };
      continue;
    }
    const message = `"${key}" is ${its} in ${other.file}: two digits are exchanged. Correct one of them.`;
    yield { source, where: value, message };
  }
}
