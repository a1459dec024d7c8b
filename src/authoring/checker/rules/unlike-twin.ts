import { changedLeaves } from '../guards/places.ts';
import { at, canonical, type Entry, entries, items, type Node, textOf } from '../json.ts';
import { some } from '../phrase.ts';
import type { Project } from '../project.ts';
import type { Finding, ProjectRule } from '../rule.ts';
import type { ReadSource } from '../source.ts';

export const unlikeTwin: ProjectRule = {
  severity: 'error',
  doc: 'Two fields of a card that ask the same of two parts, of which one has another unit, another value for the same words, or another obligation, or is cleared alone, or with another answer; or a fact that is unlike its family.',
  *find(project) {
    const { read, parts, answers, conditions } = project;
    const changed = new Set(changedLeaves(project).map(({ leaf }) => leaf.node));
    for (const source of read) {
      if (source.kind === 'facts') yield* oddFacts(source, withFacts(source, conditions));
      if (source.kind !== 'card') continue;
      const fields = entries(at(source.root, 'ui')).flatMap(({ key, value }) => {
        const asks = withoutPart(key, parts);
        return asks === undefined ? [] : { name: key, ui: value, asks };
      });
      const twinOf = (name: string) => {
        const asks = withoutPart(name, parts);
        return fields.find((one) => one.name !== name && one.asks === asks)?.name;
      };
      for (const one of fields)
        for (const twin of fields)
          if (one !== twin && one.asks === twin.asks) yield* unlike(source, one.ui, twin, changed);
      for (const section of ['require', 'sent'])
        for (const { key, value } of entries(at(source.root, section))) {
          const twin = twinOf(key);
          const its = twin === undefined ? undefined : at(source.root, section, twin);
          const isSame = its !== undefined && isSameOfParts(its, value, project);
          if (twin === undefined || isSame) continue;
          const said = its === undefined ? 'nothing' : canonical(its);
          const message = `"${section}" says ${canonical(value)} here, and ${said} of "${twin}", which asks the same of another part. Correct one of them.`;
          yield { source, where: value, message };
        }
      const changes = at(source.root, 'onChange');
      yield* clearedForOther(source, entries(changes), answers);
      for (const { key, value } of entries(changes)) {
        const twin = twinOf(key);
        const others = twin === undefined ? value : at(changes, twin);
        yield* clearedAlone(source, clearedIn(value), clearedIn(others), twinOf);
      }
    }
  },
};

/** The conditions by name, and each fact that is true where a condition holds, and false elsewhere: it is called as its own condition. */
function withFacts({ root }: ReadSource, named: Project['conditions']): Project['conditions'] {
  const facts = entries(at(root, 'facts')).flatMap(({ key, value }) => {
    const [first, ...more] = items(at(value, 'first'));
    const isIt = first && more.length === 0 && at(first, 'value')?.value === true;
    return isIt && at(value, 'otherwise')?.value === false ? [[`fact.${key}`, first] as const] : [];
  });
  return new Map([...named, ...facts]);
}

/** So many facts make a family: of two, nobody knows which is the odd one. */
const family = 3;

/** The fact that is worked out otherwise than those whose names differ from its own by one word. */
function* oddFacts(source: ReadSource, named: Project['conditions']): Generator<Finding> {
  const families = new Map<string, { readonly name: string; readonly word: string; readonly node: Node }[]>();
  for (const { key: name, value: node } of entries(at(source.root, 'facts'))) {
    const words = name.split(/(?=[A-Z])/);
    for (const [place, word] of words.length > 1 ? words.entries() : []) {
      const key = words.with(place, '*').join('');
      families.set(key, [...(families.get(key) ?? []), { name, word, node }]);
    }
  }
  for (const members of families.values()) {
    if (members.length < family) continue;
    for (const one of members) {
      const others = members.filter((other) => other !== one);
      const [twin, ...more] = others;
      if (twin === undefined || more.some((other) => differing(other, twin, named) !== undefined)) continue;
      const where = differing(one, twin, named);
      if (where === undefined) continue;
      const message = `"${one.name}" is worked out otherwise here than ${some(others.map(({ name }) => name))}. Correct it.`;
      yield { source, where, message };
    }
  }
}

/** Where one fact differs from another of its family, each with its own word; what it says of itself apart. */
function differing(
  one: { readonly word: string; readonly node: Node },
  other: { readonly word: string; readonly node: Node },
  named: Project['conditions'],
): Node | undefined {
  const isSame = (left: Node, right: Node, form = canonical) => {
    const read = (node: Node, { word }: { readonly word: string }) =>
      form(node).replaceAll(new RegExp(word, 'gi'), '*');
    return read(left, one) === read(right, other);
  };
  const look = (left: Node, right: Node | undefined): Node | undefined => {
    if (right === undefined) return left;
    if (isSame(left, right)) return undefined;
    const keys = entries(left);
    const inside = items(left).map((item, index) => look(item, items(right)[index]));
    for (const { key, value } of keys) {
      const its = at(right, key);
      const isAsked = key === 'when' && its && isSame(value, its, (node) => plainForm(node, named));
      inside.push(isAsked ? undefined : look(value, its));
    }
    const [first] = inside.flatMap((node) => node ?? []);
    const isAlike = keys.length === entries(right).length && items(left).length === items(right).length;
    return first ?? (isAlike && inside.length > 0 ? undefined : left);
  };
  for (const { key, keyNode, value } of entries(one.node)) {
    if (key === 'says') continue;
    const its = at(other.node, key);
    const found = its === undefined ? keyNode : look(value, its);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A condition in one form, however it is written: what must hold in an order of its own, and a named one by what it asks for. */
function plainForm(condition: Node, named: Project['conditions'], within: readonly Node[] = []): string {
  const all = (node: Node): readonly string[] => {
    const means = at(named.get(textOf(node) ?? ''), 'when');
    // One that asks for itself is told by another rule.
    if (means !== undefined && !within.includes(means)) return [plainForm(means, named, [...within, means])];
    if (node.type === 'array') return items(node).flatMap(all);
    if (node.type !== 'object') return [canonical(node)];
    return entries(node).flatMap(({ key, value }) => {
      if (key === 'all') return all(value);
      if (key === 'any')
        return `any ${items(value)
          .map((item) => plainForm(item, named, within))
          .sort()}`;
      const means = value.value === true ? at(named.get(key), 'when') : undefined;
      if (means !== undefined && !within.includes(means)) return plainForm(means, named, [...within, means]);
      return key === 'not' ? `not ${plainForm(value, named, within)}` : `${key} ${canonical(value)}`;
    });
  };
  return [...all(condition)].sort().join();
}

/** What a name asks of any part: `northUse.cost` and `southUse.cost` are one. Undefined where it names no part. */
function withoutPart(name: string, parts: ReadonlySet<string>): string | undefined {
  const words = name.split(/(?=[A-Z])|\./).map((word) => word.toLowerCase());
  return words.some((word) => parts.has(word))
    ? words.map((word) => (parts.has(word) ? '' : word)).join(' ')
    : undefined;
}

/** Whether two conditions read alike for any part, by their words or by what the named ones among them ask. */
function isSameOfParts(one: Node, other: Node, { parts, conditions }: Project): boolean {
  const named = new RegExp([...parts].join('|'), 'gi');
  const forms = [canonical, (node: Node) => plainForm(node, conditions)];
  return forms.some((form) => form(one).replaceAll(named, '') === form(other).replaceAll(named, ''));
}

const clearedIn = (lines: Node | undefined) => items(lines).flatMap((line) => items(at(line, 'clear')));

/** What is cleared of one part and not of the other, though something is of both; `others` are cleared by the same change, or by its twin. */
function* clearedAlone(
  source: ReadSource,
  cleared: readonly Node[],
  others: readonly Node[],
  twinOf: (name: string) => string | undefined,
): Generator<Finding> {
  const names = new Set(others.map(textOf));
  const twins = cleared.map((where) => ({ where, name: textOf(where), twin: twinOf(textOf(where) ?? '') }));
  if (!twins.some(({ twin }) => twin !== undefined && names.has(twin))) return;
  for (const { where, name, twin } of twins) {
    if (twin === undefined || names.has(twin)) continue;
    // Where it is missing: in the list that the other part's change clears, if that is another one.
    const list = others.find((one) => one.parent !== where.parent && one.parent !== undefined)?.parent;
    const message =
      list === undefined
        ? `"${name}" is cleared here, and "${twin}", which asks the same of another part, is not. Clear both.`
        : `"${twin}" is not cleared here, and "${name}", which asks the same of another part, is cleared with its own. Clear both.`;
    yield { source, where: list ?? where, message };
  }
}

/** What is cleared by the change of one answer, is called after another one, and is cleared by that one too: `northFound` by `southNumber`. */
function* clearedForOther(
  source: ReadSource,
  changes: readonly Entry[],
  answers: ReadonlyMap<string, unknown>,
): Generator<Finding> {
  const all = changes.map(({ key, value }) => ({ key, word: firstWord(key), cleared: clearedIn(value) }));
  for (const { key, word, cleared } of all)
    for (const where of cleared) {
      const name = textOf(where) ?? '';
      const other = all.find((one) => one.word !== word && one.word === firstWord(name));
      if (!other?.cleared.some((one) => textOf(one) === name)) continue;
      const meant = `${word}${name.slice(other.word.length)}`;
      // What hangs on the answer that is cleared here, too, is forgotten with it; and no change forgets itself.
      const isChained = cleared.some((one) => textOf(one) === other.key);
      if (isChained || meant === key || !answers.has(meant)) continue;
      const message = `"${name}" is cleared by a change of "${other.key}", and this is a change of "${key}". Clear "${meant}".`;
      yield { source, where, message, suggest: meant };
    }
}

const firstWord = (name: string) => name.split(/(?=[A-Z])|\./)[0] ?? '';

/** What a unit or a kind of number is told by. */
const kinds = ['widget', 'mode', 'prefix', 'suffix'];

function* unlike(
  source: ReadSource,
  ui: Node,
  twin: { readonly name: string; readonly ui: Node },
  changed: ReadonlySet<Node>,
): Generator<Finding> {
  /** Where the ledger has the other one otherwise, it is that which is wrong: it is told there. */
  const isOther = (mine: Node, its: Node | undefined) =>
    its !== undefined && changed.has(its) && !changed.has(mine);
  for (const kind of kinds) {
    const [mine, its] = [at(ui, kind), at(twin.ui, kind)];
    if (mine === undefined || (its && canonical(its) === canonical(mine)) || isOther(mine, its)) continue;
    const said = its === undefined ? 'none' : canonical(its);
    const message = `"${kind}" is ${canonical(mine)} here, and ${said} in "${twin.name}", which asks the same of another part. Correct one of them.`;
    yield { source, where: mine, message };
  }
  for (const option of items(at(ui, 'options'))) {
    const label = at(option, 'label');
    const value = at(option, 'value');
    const its = at(
      items(at(twin.ui, 'options')).find((one) => at(one, 'label')?.value === label?.value),
      'value',
    );
    if (label === undefined || value === undefined || its === undefined) continue;
    if (canonical(value) === canonical(its) || isOther(value, its)) continue;
    const message = `${canonical(label)} is ${canonical(value)} here, and ${canonical(its)} in "${twin.name}", which asks the same of another part. Correct one of them.`;
    yield { source, where: value, message };
  }
}
