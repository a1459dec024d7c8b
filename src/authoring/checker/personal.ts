import { own } from '../../engine/own.ts';
import { splitPath } from '../../engine/path.ts';
import { placeholdersIn } from '../../engine/text.ts';
import { at, entries, items, jsonOf, type Node, nodesOf, textOf } from './json.ts';
import { keep } from './keep.ts';
import { answerSchemas } from './paths.ts';
import { entryParts, type Project, prefixed } from './project.ts';
import type { ReadSource } from './source.ts';

/** Tells of a value or a condition which personal path it looks at, if it does. */
export interface Personal {
  readonly inValue: (value: Node) => string | undefined;
  readonly inCondition: (when: Node | undefined) => string | undefined;
}

/**
 * What tells who somebody is: the answers marked so, the paths of the vocabulary, and whatever facts, copies and
 * conditions make of them. That something is given at all tells nothing.
 */
export function personalIn(project: Project): Personal {
  const made = new Set<string>();
  const derived = project.read.flatMap(derivationsIn);
  const personal = look(project, made);
  for (let size = -1; size !== made.size; ) {
    size = made.size;
    for (const { answer, value, when } of derived) {
      if (made.has(answer) || (personal.inValue(value) ?? personal.inCondition(when)) === undefined) continue;
      for (const name of [undefined, ...project.parts].map((part) => prefixed(part, answer))) made.add(name);
    }
  }
  return personal;
}

function look(project: Project, made: ReadonlySet<string>): Personal {
  const seen = new Set<Node>();
  const marks = new Map<string, boolean>();
  const known = new Map<Node, { readonly size: number; readonly found: string | undefined }>();

  function isPersonal(path: string): boolean {
    const [source, name] = splitPath(path, project.trade.sources);
    if (source === 'fact') return inFact(project.facts.get(name)) !== undefined;
    if (source !== '')
      return project.trade.words.personal.includes(source) || project.trade.words.personal.includes(path);
    return beginnings(name).some((answer) => made.has(answer) || marked(answer));
  }

  function marked(answer: string): boolean {
    const mark = marks.get(answer) ?? isMarked(project, answer);
    marks.set(answer, mark);
    return mark;
  }

  /** A fact that goes round in a circle is looked at once. */
  function inFact(fact: Node | undefined): string | undefined {
    return once(fact, () => {
      const lines = items(at(fact, 'first'));
      const values = [
        ...lines.map((line) => at(line, 'value')),
        ...entries(fact).flatMap(({ key, value }) => (key === 'first' || key === 'says' ? [] : value)),
      ];
      const list = textOf(at(fact, 'count') ?? at(fact, 'total'));
      return (
        firstOf(values, (value) => value && inValue(value)) ??
        firstOf([...lines, fact], (line) => inCondition(at(line, 'when'))) ??
        (list !== undefined && isPersonal(list) ? list : undefined)
      );
    });
  }

  function inValue(value: Node): string | undefined {
    return firstOf([...nodesOf(value)], (node) => {
      const from = textOf(at(node, 'from'));
      const filled = placeholdersIn(textOf(node) ?? '').map((name) => pathOf(project, name));
      return (from === undefined ? filled : [from, ...filled]).find(isPersonal);
    });
  }

  function inCondition(when: Node | undefined): string | undefined {
    const name = textOf(when);
    if (name !== undefined) {
      const named = project.conditions.get(name);
      return once(named, () => inCondition(at(named, 'when')));
    }
    return firstOf(entries(when), ({ key, value }) => {
      if (key === 'not') return inCondition(value);
      if (key === 'all' || key === 'any') return firstOf(items(value), inCondition);
      return asksOnlyWhetherGiven(value) || !isPersonal(key) ? undefined : key;
    });
  }

  function once(node: Node | undefined, find: () => string | undefined): string | undefined {
    if (node === undefined || seen.has(node)) return undefined;
    const before = known.get(node);
    if (before?.size === made.size) return before.found;
    seen.add(node);
    const found = find();
    seen.delete(node);
    // Inside another, a circle may have cut the look short.
    if (seen.size === 0) known.set(node, { size: made.size, found });
    return found;
  }

  return { inValue, inCondition };
}

interface Derivation {
  readonly answer: string;
  readonly value: Node;
  readonly when: Node | undefined;
}

/** Every answer that a file sets or presets, with its value and the condition of that. */
const derivationsIn = keep(({ root }: ReadSource): readonly Derivation[] => [
  ...entries(at(root, 'presets')).map(({ key, value }) => ({ answer: key, value, when: undefined })),
  ...[...nodesOf(root)].flatMap((node) =>
    entries(at(node, 'set')).map(({ key, value }) => ({ answer: key, value, when: at(node, 'when') })),
  ),
]);

/** Whether the schema of an answer, of a part of it, or of what an entry of it is asked says `personal`. */
function isMarked(project: Project, answer: string): boolean {
  const list = project.lists.get(answer);
  const asked = list === undefined ? [] : [...entryParts(project, list).values()].flat();
  return [...answerSchemas(project, answer), ...asked].some(holdsMark);
}

const holdsMark = keep((schema: Node): boolean =>
  [...nodesOf(schema)].some((node) => {
    const mark = at(node, 'personal');
    return mark !== undefined && jsonOf(mark) === true;
  }),
);

/** A path and what it is a part of: `address.line1` and `address`. */
function beginnings(path: string): string[] {
  const parts = path.split('.');
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
}

function asksOnlyWhetherGiven(test: Node): boolean {
  return test.type === 'object' && entries(test).every(({ key }) => key === 'set');
}

function pathOf({ trade }: Project, placeholder: string): string {
  return own(trade.placeholders, placeholder) ?? placeholder;
}

function firstOf<T>(all: readonly T[], find: (one: T) => string | undefined): string | undefined {
  for (const one of all) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}
