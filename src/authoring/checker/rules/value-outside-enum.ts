import { splitPath } from '../../../engine/path.ts';
import { rewritten } from '../edits.ts';
import { listOf, partsOfEntry } from '../fact-lists.ts';
import { at, isInside, items, jsonOf, type Node, textOf, typeOf } from '../json.ts';
import { limits } from '../limits.ts';
import { closedListOf, pathTypes, schemasOf, typesIn } from '../path-types.ts';
import { oneOf, saysTypes, some } from '../phrase.ts';
import { type Project, partsOf } from '../project.ts';
import { type FileRule, type Finding, mentionsOf, misfitsIn, type ProjectRule } from '../rule.ts';
import type { JsonType } from '../shapes/shape.ts';
import type { Source } from '../source.ts';
import { nearest } from '../suggest.ts';
import { isInUi } from '../walk.ts';

export const valueOutsideEnum: FileRule & ProjectRule = {
  severity: 'error',
  doc: 'A value that its place can never have: in a comparison, a choice, a preset, a consequence or a closed list.',
  *findIn(source) {
    for (const { node, words } of misfitsIn(source, 'unknown-word')) {
      if (isInUi(source, node)) continue;
      const word = textOf(node) ?? '';
      const message = `"${word}" is not one of ${oneOf(words)}.`;
      yield { where: node, message, suggest: nearest(word, words) };
    }
  },
  *find(project) {
    for (const { source, name, node, value } of mentionsOf(project, 'path', 'answer', 'preset')) {
      const known =
        value === undefined
          ? undefined
          : name.startsWith('entry.')
            ? entryValues(project, name.slice('entry.'.length), node)
            : possibleValues(project, name, source);
      if (value === undefined) continue;
      if (known !== undefined) yield* strangers(source, name, value, known);
      else yield* ofAnotherType(source, name, value, pathTypes(project, name, partsOf(project, source)));
    }
    for (const { source, name, value } of mentionsOf(project, 'field')) {
      const known = possibleValues(project, name, source);
      const options = items(at(value, 'options'));
      yield* ofListOfAnotherType(project, source, name, options, known);
      for (const option of options) {
        const node = at(option, 'value');
        if (node !== undefined && known !== undefined) yield* strangers(source, name, node, known);
      }
    }
  },
};

/** A closed list that has each value of the options in another type: it is the list that is wrong. */
function* ofListOfAnotherType(
  project: Project,
  source: Source,
  name: string,
  options: readonly Node[],
  known: readonly unknown[] | undefined,
): Generator<Finding> {
  const listed = closedListOf(partsOf(project, source)?.fields.get(name));
  const offered = options.flatMap((option) => at(option, 'value')?.value ?? []);
  if (listed === undefined || known === undefined || offered.length === 0) return;
  const isOther = (value: unknown) => !known.includes(value) && known.some((one) => `${one}` === `${value}`);
  if (!offered.every(isOther)) return;
  const message = `The options of "${name}" have these values in another type. Write them here as they stand there.`;
  yield { source, where: listed, message };
}

function* strangers(source: Source, name: string, node: Node, known: readonly unknown[]): Generator<Finding> {
  if (node.type === 'object') return;
  for (const one of node.type === 'array' ? items(node) : [node]) {
    // null is "no answer yet", which any answer may be.
    if (
      one.type === 'null' ||
      known.includes(one.value) ||
      (one.children !== undefined && isAmong(jsonOf(one), known))
    )
      continue;
    const message = `"${name}" is never ${JSON.stringify(jsonOf(one))}. Its values are ${some([...new Set(known)])}.`;
    const names = known.flatMap((value) => (typeof value === 'string' ? value : []));
    // "2" for 2: the value itself, in another type.
    const same = known.slice(0, 500).find((value) => `${value}` === `${one.value}`);
    const fix = same === undefined ? undefined : rewritten(one, same);
    yield { source, where: one, message, suggest: nearest(textOf(one) ?? '', names), fix };
  }
}

/** Values that are no text where an answer is one, and the like. */
function* ofAnotherType(
  source: Source,
  name: string,
  node: Node,
  types: readonly JsonType[] | undefined,
): Generator<Finding> {
  if (types === undefined || types.includes('array') || node.type === 'object') return;
  for (const one of node.type === 'array' ? items(node) : [node]) {
    const type = typeOf(one);
    if (type === 'null' || types.includes(type)) continue;
    const message = `"${name}" is never ${JSON.stringify(jsonOf(one))}: it is ${saysTypes(types)}.`;
    yield { source, where: one, message };
  }
}

/** Whether a list or object is one of the values. */
function isAmong(value: unknown, known: readonly unknown[]): boolean {
  const text = JSON.stringify(value);
  return known.some((one) => JSON.stringify(one) === text);
}

/** The only values that a path can have; undefined where any may come. */
export function possibleValues(
  project: Project,
  path: string,
  source: Source,
): readonly unknown[] | undefined {
  const [root, name] = splitPath(path, project.trade.sources);
  switch (root) {
    case '':
      return answerValues(project, path, source);
    case 'fact':
      return factValues(project.facts.get(name));
    case 'lookup':
      return name.endsWith('.count') ? undefined : ['unknown', 'pending', 'ready', 'failed'];
    case 'pending':
      return [true];
    case 'step':
      return [project.trade.whole, ...project.parts];
    default:
      return undefined;
  }
}

/** The same of a part of the entries that the fact around it looks at. */
function entryValues(project: Project, part: string, node: Node): readonly unknown[] | undefined {
  const fact = [...project.facts.values()].find((one) => isInside(node, one));
  const list = textOf(listOf(fact));
  return list === undefined ? undefined : valuesOf(partsOfEntry(project, list)?.get(part) ?? []);
}

function answerValues(project: Project, name: string, source: Source): readonly unknown[] | undefined {
  return valuesOf(schemasOf(project, name, partsOf(project, source)));
}

/** The closed lists of an answer's schemas; a yes-or-no field has two values. */
function valuesOf(schemas: readonly Node[]): readonly unknown[] | undefined {
  const values = schemas.map((schema) => {
    const listed = closedListOf(schema);
    if (listed !== undefined) return items(listed).slice(0, limits.values).map(jsonOf);
    const types = typesIn(schema).filter((type) => type !== 'null');
    return types.length > 0 && types.every((type) => type === 'boolean') ? [true, false] : undefined;
  });
  return values.length === 0 || values.includes(undefined) ? undefined : values.flatMap((one) => one ?? []);
}

/** The values that a fact chooses from, if it copies none. */
function factValues(fact: Node | undefined): readonly unknown[] | undefined {
  if (at(fact, 'first') === undefined) return undefined;
  const given = [...items(at(fact, 'first')).map((line) => at(line, 'value')), at(fact, 'otherwise')];
  const nodes = given.flatMap((node) => node ?? []);
  return nodes.length === 0 || nodes.some((node) => node.type === 'object') ? undefined : nodes.map(jsonOf);
}
