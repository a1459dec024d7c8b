import { getNodePath } from 'jsonc-parser';
import { counted } from '../../../words/counted.ts';
import { at, entries, items, type Node, nodesOf, textOf } from '../json.ts';
import { keep } from '../keep.ts';
import { type Project, partsOf } from '../project.ts';
import { unsafeBecause } from '../regex/ambiguity.ts';
import { type Finding, mentionsIn, mentionsOf, type ProjectRule } from '../rule.ts';
import { placeIn, type ReadSource } from '../source.ts';
import { wordsOf } from '../wording/phrase-match.ts';

export const otherBeginning: ProjectRule = {
  severity: 'error',
  doc: 'A condition that asks, or a text that says, how an answer begins, and no right answer begins so.',
  *find(project) {
    const disagreeing = mentionsOf(project, 'path').flatMap(({ source, name, value }) => {
      const where = at(value, 'startsWith');
      const begins = textOf(where);
      const refused =
        begins === undefined
          ? undefined
          : patternsOf(project)
              .get(name)
              ?.find((pattern) => !canBegin(pattern, begins));
      return where && refused ? { source, where, name, begins, refused } : [];
    });
    for (const { source, where, name, begins, refused } of disagreeing) {
      const all = disagreeing.filter((one) => one.refused === refused);
      const its = project.cards.get(textOf(at(rootOf(refused), 'card')) ?? '')?.source;
      // What several conditions ask for is rather right, and the pattern wrong: it is told there, once.
      if (all.length > 1 && its !== undefined) {
        if (all[0]?.where !== where) continue;
        const files = [...new Set(all.map((one) => one.source.file))].join(', ');
        const message = `"${name}" begins with ${begins} by ${counted(all.length, 'condition')} in ${files}, and nothing that begins so has this pattern. Correct one of them.`;
        yield { source: its, where: refused, message };
        continue;
      }
      const message = `"${name}" never begins with ${begins}: its pattern is ${refused.value}. Correct one of them.`;
      yield { source, where, message };
    }
    for (const source of project.read) yield* saidIn(project, source);
  },
};

const rootOf = (node: Node): Node => (node.parent === undefined ? node : rootOf(node.parent));

/** The patterns that every right answer has: of its schema, and of its rules that hold always. */
const patternsOf = keep(({ cards }: Project): ReadonlyMap<string, readonly Node[]> => {
  const found = new Map<string, Node[]>();
  for (const { source, fields } of cards.values())
    for (const [name, schema] of fields) {
      const always = items(at(source.root, 'rules')).filter(
        (rule) => at(rule, 'field')?.value === name && at(rule, 'when') === undefined,
      );
      const patterns = [schema, ...always.flatMap((rule) => at(rule, 'must') ?? [])].flatMap(
        (one) => at(one, 'pattern') ?? [],
      );
      found.set(name, [...(found.get(name) ?? []), ...patterns]);
    }
  return found;
});

/** What may follow a beginning: as many of each of these as a pattern could ask for. */
const more = [
  '',
  ...['0', '1', 'A', 'a'].flatMap((sign) => Array.from({ length: 30 }, (_, many) => sign.repeat(many + 1))),
];

/** Whether something that begins so may have a pattern; true where that cannot be told. */
function canBegin({ value }: Node, begins: string): boolean {
  const pattern = `${value}`;
  if (unsafeBecause(pattern) !== undefined) return true;
  const test = new RegExp(pattern, 'u');
  // A pattern that none of these has is one of other signs.
  if (!more.some((rest) => test.test(rest) || test.test(`01${rest}`) || test.test(`02${rest}`))) return true;
  return more.some((rest) => test.test(`${begins}${rest}`));
}

const beginning =
  /\b(?:begin|begins|beginning|start|starts|starting)\s+with\s+(?:the (?:digits|letters)\s+)?\*{0,2}([A-Z0-9]{1,6})\b|\bfirst (?:\w+ )?(?:digits|letters|signs|characters)\b[^.]*?\b(?:is|are)\s+\*{0,2}([A-Z0-9]{1,6})\b/g;

/** Words of names that say nothing of what is named. */
const common = ['number', 'id', 'code', 'no'];
const wordsIn = (path: string) =>
  (path.split('.').at(-1) ?? '')
    .split(/(?=[A-Z])|[-_]/)
    .map((word) => word.toLowerCase())
    .filter((word) => !common.includes(word));

/** The beginnings that conditions ask for, by the words of the names of what they compare. */
const knownBy = keep((project: Project): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  for (const { name, value } of mentionsOf(project, 'path')) {
    const begins = textOf(at(value, 'startsWith'));
    if (begins === undefined) continue;
    for (const word of wordsIn(name)) found.set(word, (found.get(word) ?? new Set()).add(begins));
  }
  return found;
});

/** The field whose words a text is: of its schema, its widget or its rule. */
function fieldOf(node: Node): string {
  const path = getNodePath(node).map(String);
  return (path[0] === 'schema' ? path[2] : path[1]) ?? '';
}

/** A text that says how something begins, of which the conditions know other beginnings. */
function* saidIn(project: Project, source: ReadSource): Generator<Finding> {
  for (const { name: text, node } of mentionsIn(source, 'text', 'message')) {
    if (!/begin|start|first/i.test(text)) continue;
    for (const [words, first, second] of text.matchAll(beginning)) {
      const begins = first ?? second ?? '';
      const about = aboutIn(project, source, text, node);
      const asked = new Set(
        [...knownBy(project)].flatMap(([word, said]) => (about.has(word) ? [...said] : [])),
      );
      const patterns = [
        at(node.parent?.parent, 'must', 'pattern') ?? [],
        patternsOf(project).get(fieldOf(node)) ?? [],
      ].flat();
      const refused = patterns.find((pattern) => !canBegin(pattern, begins));
      const isLikeOthers = [...asked].some((one) => one.length === begins.length);
      const isWrong = refused !== undefined || (isLikeOthers && !asked.has(begins));
      if (!isWrong) continue;
      const why =
        refused === undefined
          ? `the conditions ask for ${[...asked].join(', ')}`
          : `its pattern is ${refused.value}`;
      const message = `This says that it begins with ${begins}, and ${why}. Correct one of them.`;
      yield { source, where: placeIn(source, node, words), message };
      // Which of them is wrong nobody knows: it is told at both.
      if (refused !== undefined && nodesOf(source.root).includes(refused))
        yield { source, where: refused, message };
    }
  }
}

/** What a text may be about: the words that it and its name say, and of a card the names that its conditions compare. */
function aboutIn(project: Project, source: ReadSource, text: string, node: Node): ReadonlySet<string> {
  const key = node.parent?.children?.[0];
  const own = [...wordsOf(text), ...wordsIn(textOf(key) ?? '')];
  if (partsOf(project, source) === undefined) return new Set(own);
  return new Set([...own, ...comparedIn(project)(source)]);
}

/** The words of the paths that the conditions of a file compare, by name or in place. */
const comparedIn = keep((project: Project) =>
  keep((source: ReadSource): ReadonlySet<string> => {
    const names = new Set<string>();
    const seen = new Set<string>();
    const look = (root: Node | undefined) => {
      for (const node of nodesOf(root)) {
        for (const { key, value } of entries(node))
          if (at(value, 'startsWith') !== undefined) for (const word of wordsIn(key)) names.add(word);
        const name = textOf(node) ?? '';
        if (seen.has(name) || !project.conditions.has(name)) continue;
        seen.add(name);
        look(project.conditions.get(name));
      }
    };
    for (const section of ['show', 'require', 'rules', 'onEnter', 'onChange']) look(at(source.root, section));
    return names;
  }),
);
