import { at, entries, items, type Node, nodesOf, textOf } from '../json.ts';
import { keep } from '../keep.ts';
import type { Project } from '../project.ts';
import type { ProjectRule } from '../rule.ts';
import english from '../wording/english.json' with { type: 'json' };
import { holdsAny, wordsOf } from '../wording/phrase-match.ts';

/** So many letters of a value are no chance where a text has them. */
const few = 8;

export const forOthers: ProjectRule = {
  severity: 'error',
  doc: 'A notice that speaks of one value of an answer, and is shown only to those who have another one.',
  *find(project) {
    for (const source of project.read) {
      for (const { key, value } of entries(at(source.root, 'notices'))) {
        const where = at(value, 'text');
        const words = wordsOf(textOf(where) ?? '');
        const isOpen = [english.open, english.denials].some((list) =>
          holdsAny(words, Object.values(list.words).flat()),
        );
        if (where === undefined || isOpen) continue;
        const said = (one: string) => words.join('').includes(letters(one));
        const { is, isNot } = askedOf(project, at(source.root, 'show', key));
        const others = [...is].flatMap(([path, its]) =>
          its.some(said)
            ? []
            : [...(comparedIn(project).get(path) ?? [])].filter((one) => !its.includes(one)),
        );
        const other = [...isNot, ...others].find((one) => letters(one).length >= few && said(one));
        if (other === undefined) continue;
        const message = `This speaks of "${other}", and "${key}" is shown to those alone of whom that is not so. Turn its condition round, or reword it.`;
        yield { source, where, message };
      }
    }
  },
};

const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The values that a condition asks for, by path, and those that it turns away; of one that is `any` of several nothing. */
function askedOf({ conditions }: Project, condition: Node | undefined) {
  const is = new Map<string, readonly string[]>();
  const isNot: string[] = [];
  const look = (node: Node | undefined, within: readonly string[]) => {
    const name = textOf(node) ?? '';
    if (!within.includes(name) && conditions.has(name))
      look(at(conditions.get(name), 'when'), [...within, name]);
    for (const { key, value } of entries(node)) {
      if (key === 'all') for (const part of items(value)) look(part, within);
      else if (key === 'not') isNot.push(...entries(value).flatMap((one) => textsOf(one.value)));
      else if (textsOf(value).length > 0) is.set(key, textsOf(value));
    }
  };
  look(condition, []);
  return { is, isNot };
}

/** The texts that a path is compared with: one, or several of a list. */
const textsOf = (node: Node): readonly string[] =>
  [node, ...(node.type === 'array' ? items(node) : [])].flatMap((one) => textOf(one) ?? []);

/** All texts that each path is compared with, in whatever file. */
const comparedIn = keep((project: Project): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>();
  const roots = project.read.flatMap(({ root }) => [at(root, 'show'), at(root, 'conditions')]);
  for (const { key, value } of roots.flatMap(nodesOf).flatMap(entries))
    for (const text of textsOf(value)) found.set(key, (found.get(key) ?? new Set()).add(text));
  return found;
});
