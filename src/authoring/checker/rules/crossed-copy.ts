import { at, entries, items, type Node, nodesOf, textOf } from '../json.ts';
import { keep } from '../keep.ts';
import { lostPath } from '../paths.ts';
import { type Journey, type Project, prefixed } from '../project.ts';
import { type Finding, mentionsOf, type ProjectRule } from '../rule.ts';
import { isKnown, ruledBy, runOfOther, shownBy, toldOfOther, withWord, wordsIn } from '../shown-by.ts';
import { placeIn, type ReadSource, type Source } from '../source.ts';
import { wordsOf } from '../wording/phrase-match.ts';

export const crossedCopy: ProjectRule = {
  severity: 'error',
  doc: 'A value copied from what belongs to another part or line where the same is there for its own, or said in a text that names another, or is shown for another.',
  *find(project) {
    const parts = [...project.parts];
    for (const { source, name, value } of mentionsOf(project, 'answer', 'preset')) {
      const own = parts.filter((part) => wordsIn(name).includes(part));
      yield* crossed(project, source, value, { target: name, own, all: parts });
    }
    for (const { source, name: text, node } of mentionsOf(project, 'text', 'message'))
      yield* saidOf(project, source, text, node);
    for (const journey of project.journeys.values())
      for (const { value: panel } of entries(at(journey.source.root, 'panels')))
        for (const line of items(at(panel, 'line'))) {
          yield* saidOf(project, journey.source, textOf(line) ?? '', line);
          yield* toldOf(project, journey, line);
        }
    for (const source of project.read) {
      for (const { key, value } of entries(source.kind === 'facts' ? at(source.root, 'facts') : undefined))
        yield* crossedLines(project, source, key, items(at(value, 'first')));
      for (const { key: field, value: ui } of entries(
        source.kind === 'card' ? at(source.root, 'ui') : undefined,
      )) {
        const part = parts.filter((one) => wordsIn(field).includes(one));
        for (const { value } of entries(ui))
          yield* crossed(project, source, value, { target: field, own: part, all: parts });
        const all = entries(ui).flatMap(({ key, value }) => (at(value, 'from') === undefined ? [] : key));
        for (const { key, value } of entries(ui))
          yield* crossed(project, source, value, { target: key, own: [key], all });
        for (const option of items(at(ui, 'options'))) yield* optionOf(project, source, option);
        yield* openedBy(source, items(at(ui, 'options')));
      }
      if (source.kind !== 'card') continue;
      yield* shownBy(project, source);
      yield* toldOfOther(project, source);
      yield* ruledBy(project, source);
      yield* runOfOther(project, source);
    }
  },
};

/** An option that is about one part, with the mark or the condition of another. */
function* optionOf(project: Project, source: Source, option: Node): Generator<Finding> {
  const target = textOf(at(option, 'value')) ?? '';
  const own = wordsIn(target).filter((word) => project.parts.has(word));
  const about = { target, own, all: [...project.parts] };
  const mark = at(option, 'mark');
  for (const path of [...(mark?.type === 'string' ? [mark] : []), ...items(mark)])
    yield* crossedPath(project, source, path, about);
  for (const { keyNode } of entries(at(option, 'when'))) yield* crossedPath(project, source, keyNode, about);
}

/** An option that opens the group that another option of the field is called after. */
function* openedBy(source: ReadSource, options: readonly Node[]): Generator<Finding> {
  const named = options.flatMap((option) => {
    const where = at(option, 'group');
    const label = textOf(at(option, 'label')) ?? '';
    return where === undefined ? [] : { where, label, group: textOf(where) ?? '', words: wordsOf(label) };
  });
  const isCalled = (words: readonly string[], group: string) =>
    group.split('-').every((word) => words.includes(word));
  for (const { where, label, group, words } of named) {
    const other = named.find((one) => one.group !== group && isCalled(one.words, group));
    if (other === undefined || isCalled(words, group) || isCalled(other.words, other.group)) continue;
    const message = `"${label}" opens "${group}", which "${other.label}" is called after. Open "${other.group}".`;
    yield { source, where, message, suggest: other.group };
  }
}

/** A line of a panel that says one answer behind the words of another's title: `Account {sortCode}`. */
function* toldOf(project: Project, { source, steps }: Journey, line: Node): Generator<Finding> {
  const titles = new Map(
    steps.flatMap(({ card }) =>
      [...(project.cards.get(card)?.fields ?? [])].map(
        ([name, schema]) => [name, wordsOf(textOf(at(schema, 'title')) ?? '')] as const,
      ),
    ),
  );
  for (const [, before = '', name = ''] of (textOf(line) ?? '').matchAll(/([^{}]*)\{([\w.]+)\}/g)) {
    const words = wordsOf(before);
    const own = titles.get(name);
    if (words.length === 0 || own === undefined || words.some((word) => own.includes(word))) continue;
    const other = [...titles].find(
      ([, title]) => words.length < title.length && words.every((word, index) => word === title[index]),
    )?.[0];
    if (other === undefined) continue;
    const message = `This says {${name}} behind "${before.trim()}", which begins the title of "${other}". Name what belongs there.`;
    yield { source, where: placeIn(source, line, `{${name}}`), message };
  }
}

/** A value in a text whose line names another part, or behind the title of another field. */
function* saidOf(project: Project, source: Source, text: string, node: Node): Generator<Finding> {
  if (!text.includes('{')) return;
  for (const line of text.split('\n')) {
    const named = wordsOf(line).filter((word) => project.parts.has(word));
    const said = [...line.matchAll(/([^{}]*)\{([\w.]+)\}/g)];
    const [part = ''] = named;
    const isOfPart = named.length === 1 && said.some(([, , name = '']) => wordsIn(name).includes(part));
    for (const [, before = '', name = ''] of said) {
      const own = wordsIn(name).filter((word) => project.parts.has(word));
      const title = before.trim();
      const sibling = siblingSaid(project, name, wordsOf(before).at(-1) ?? '');
      if (sibling !== undefined) {
        const message = `This says {${name}} behind "${wordsOf(before).at(-1)}", for which {${sibling}} is there. Name what belongs there.`;
        yield { source, where: placeIn(source, node, `{${name}}`), message };
        continue;
      }
      const meant = isOfPart && own.length === 0 ? ofPart(project, name, part) : undefined;
      if (meant !== undefined) {
        const message = `This says {${name}} in a line about "${part}", for which {${meant}} is there. Name what belongs there.`;
        yield { source, where: placeIn(source, node, `{${name}}`), message };
        continue;
      }
      const isOfOther = named.length === 1 && own.length === 1 && own[0] !== named[0];
      const isOther = project.answers.has(name) && titlesOf(project).get(title)?.includes(name) === false;
      if (!isOfOther && !isOther) continue;
      const message = `This says {${name}} beside "${isOfOther ? named[0] : title}", and that is another. Name what belongs there.`;
      yield { source, where: placeIn(source, node, `{${name}}`), message };
    }
  }
}

/** The path that differs by the word that stands before it: behind `North`, `home.northId` for `home.southId`. */
function siblingSaid(project: Project, path: string, word: string): string | undefined {
  const dot = path.lastIndexOf('.') + 1;
  const words = wordsIn(path.slice(dot));
  if (dot === 0 || words.length < 2 || word.length < 3 || words.includes(word)) return undefined;
  return words
    .map((own) => `${path.slice(0, dot)}${withWord(path.slice(dot), own, word)}`)
    .find((one) => one !== path && isKnown(project, one));
}

/** The same of a part: `plan.northCost` for `plan.cost`. */
function ofPart(project: Project, path: string, part: string): string | undefined {
  const dot = path.lastIndexOf('.') + 1;
  const meant = `${path.slice(0, dot)}${prefixed(part, path.slice(dot))}`;
  return dot > 0 && lostPath(project, meant) === undefined ? meant : undefined;
}

/** The answers that have a title, by it. */
const titlesOf = keep(({ answers }: Project): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>();
  for (const [name, schemas] of answers)
    for (const schema of schemas) {
      const title = textOf(at(schema, 'title'));
      if (title !== undefined) found.set(title, [...(found.get(title) ?? []), name]);
    }
  return found;
});

/** The lines of a fact, each about the values that its own condition names. */
function* crossedLines(
  project: Project,
  source: ReadSource,
  target: string,
  lines: readonly Node[],
): Generator<Finding> {
  const named = lines.map((line) =>
    [...nodesOf(at(line, 'when'))].filter(isValue).flatMap((node) => textOf(node) ?? []),
  );
  const partsAt = (key: string) => lines.map((line) => partsSaid(project, at(line, key)));
  const [asked, given] = [partsAt('when'), partsAt('value')];
  for (const [index, line] of lines.entries()) {
    const [own, its] = [asked[index], given[index]];
    const value = at(line, 'value');
    if (value?.type === 'string' && own && its && own !== its && asked.includes(its)) {
      const message = `This line is about "${own}", and gives what is about "${its}". Give each line its own.`;
      yield { source, where: value, message };
    }
    yield* crossed(project, source, value, {
      target,
      own: named[index] ?? [],
      all: named.flat(),
    });
  }
}

/** The one part that the words of a condition or of a value name. */
function partsSaid({ parts }: Project, node: Node | undefined): string | undefined {
  const words = [...nodesOf(node)]
    .filter(isValue)
    .flatMap((one) => wordsIn((textOf(one) ?? '').replaceAll('-', '.')));
  const named = [...parts].filter((part) => words.includes(part));
  return named.length === 1 ? named[0] : undefined;
}

/** Not the name of a key. */
const isValue = (node: Node) => node.parent?.type !== 'property' || node.parent.children?.[0] !== node;

/** What a copy is for, the word that it is about, and those that it and its like are about. */
interface About {
  readonly target: string;
  readonly own: readonly string[];
  readonly all: readonly string[];
}

/** A copy of a path that says another word than its own, where the same path is there with its own. */
function* crossed(
  project: Project,
  source: Finding['source'],
  value: Node | undefined,
  about: About,
): Generator<Finding> {
  yield* crossedPath(project, source, at(value, 'from'), about);
}

function* crossedPath(
  project: Project,
  source: Finding['source'],
  where: Node | undefined,
  { target, own, all }: About,
): Generator<Finding> {
  const path = textOf(where);
  if (where === undefined || path === undefined || own.length === 0) return;
  const words = wordsIn(path);
  const other = all.find((word) => !own.includes(word) && words.includes(word));
  if (other === undefined || own.some((word) => words.includes(word))) return;
  const meant = own
    .map((word) => withWord(path, other, word))
    .find((one) => one !== target && lostPath(project, one) === undefined);
  if (meant !== undefined) {
    const message = `"${target}" is about "${own.join('", "')}" here, and this copies what is about "${other}". Copy "${meant}".`;
    yield { source, where, message };
    return;
  }
  // What has no like of its own belongs to the answer that is called as it is.
  const owner = own
    .map((word) => withWord(target, word, other))
    .find((one) => one !== path && project.answers.has(one));
  if (owner === undefined) return;
  const message = `This copies what is about "${other}", and "${target}" is about "${own.join('", "')}". Give it to "${owner}".`;
  yield { source, where, message };
}
