import { getNodePath } from 'jsonc-parser';
import { at, entries, items, type Node, nodesOf, textOf } from '../json.ts';
import { keep } from '../keep.ts';
import { type Project, partsOf } from '../project.ts';
import { type Finding, mentionsIn, type ProjectRule } from '../rule.ts';
import { placeIn, type ReadSource } from '../source.ts';
import { type WordRule, wordRulesOf } from '../wording/word-rules.ts';

export const wrongWords: ProjectRule = {
  severity: 'error',
  doc: 'A text or a number that a rule of schemas/word-rules.json forbids, or an example there that its rule judges otherwise.',
  *find(project) {
    const rules = wordRulesOf(project);
    for (const rule of rules) yield* wrongExamples(rule);
    for (const rule of rules) yield* otherNumbers(project, rule);
    for (const source of project.read) {
      // Translations say it in words that these rules do not know.
      if (source.kind === 'translation' || rules.length === 0) continue;
      for (const { rule, sentence, node, own } of rules.flatMap((one) => brokenIn(project, one, source))) {
        if (isMeant(project, rule, source, node)) {
          const says = own === undefined ? rule.says : `The figures of this file say ${JSON.stringify(own)}.`;
          const message = `${says} This says otherwise (${rule.name} of word-rules.json). Reword it.`;
          yield { source, where: placeIn(source, node, sentence), message };
        }
      }
    }
  },
};

/** The texts of a file that break a rule; those of an owner who has a figure of its own say that one. */
function brokenIn(project: Project, rule: WordRule, source: ReadSource) {
  const own = ownOf(project, rule, source);
  return own === undefined ? brokenBy(rule)(source) : broken(rule, source, own);
}

const broken = (rule: WordRule, source: ReadSource, own?: string) =>
  mentionsIn(source, 'text', 'message').flatMap(({ name: text, node }) => {
    const sentence = rule.brokenIn(text, own);
    return sentence === undefined ? [] : { rule, sentence, node, own };
  });

/** The same without a figure, as long as both stay. */
const brokenBy = keep((rule: WordRule) => keep((source: ReadSource) => broken(rule, source)));

/** What the sentences of a variant need, by the nearest figure of it and of those that it extends. */
function ownOf({ variants }: Project, { own }: WordRule, source: ReadSource): string | undefined {
  const seen = new Set<ReadSource>();
  for (let file = source.kind === 'variant' ? source : undefined; file && !seen.has(file); ) {
    seen.add(file);
    for (const [name, phrase] of Object.entries(own)) {
      const figure = at(file.root, 'figures', name)?.value;
      if (typeof figure === 'number') return phrase.replace('(number)', `${figure}`);
    }
    file = variants.get(textOf(at(file.root, 'extends')) ?? '');
  }
  return undefined;
}

/** Rules of answers that tell who somebody is or how they are reached, and agree to nothing. */
const personal = 'what tells of a person';

function isMeant(project: Project, { of, except }: WordRule, source: ReadSource, node: Node): boolean {
  const path = getNodePath(node).map(String);
  if (source.kind === 'words' && except.includes(`${source.name}: ${path[1] ?? ''}`)) return false;
  if (of === undefined) return true;
  // ui.FIELD…, text.FIELD, schema.properties.FIELD…
  const field = path[0] === 'schema' ? path[2] : path[1];
  const isOfField = ['schema', 'ui', 'text'].includes(path[0] ?? '');
  const schema = isOfField ? partsOf(project, source)?.fields.get(field ?? '') : undefined;
  if (at(schema, 'marketing')?.value === true) return of === 'consents';
  const type = at(schema, 'type');
  if (of === personal) return at(schema, 'personal')?.value === true;
  return of !== 'consents' && [type, ...items(type)].some((one) => textOf(one) === 'boolean');
}

/** The numbers of the definitions that the texts say: under keys that end as the rule names them. */
function* otherNumbers({ read }: Project, rule: WordRule): Generator<Finding> {
  for (const { key: ending, keyNode, value: wanted } of entries(at(rule.node, 'numbers'))) {
    const keys = ending.split('.');
    const found = read
      .filter(({ kind }) => kind === 'card' || kind === 'journey' || kind === 'facts')
      .flatMap((source) => endingIn(source)(keys.at(-1) ?? '').map((entry) => ({ source, ...entry })))
      .filter(({ path }) => keys.every((key, index) => path.at(index - keys.length) === key));
    if (found.length === 0) {
      // Where only the last key is missing, it was changed there.
      const [last = '', before = ''] = keys.toReversed();
      const [held] = read
        .filter(({ kind }) => kind === 'card' || kind === 'journey' || kind === 'facts')
        .flatMap((source) => endingIn(source)(before).map((entry) => ({ source, ...entry })))
        .filter(
          ({ path }) =>
            keys.length > 1 &&
            keys.slice(0, -1).every((key, index) => path.at(index + 1 - keys.length) === key),
        );
      const message =
        held === undefined
          ? `No card, journey or fact has "${ending}": the number stands nowhere. Correct the keys.`
          : `${rule.says} Here is no "${last}" (${rule.name} of word-rules.json). Write "${last}": ${wanted.value}.`;
      yield held === undefined
        ? { source: rule.source, where: keyNode, message }
        : { source: held.source, where: held.value, message };
    }
    for (const { source, value } of found) {
      for (const node of [value, ...items(value)]) {
        if (node.type !== 'number' || node.value === wanted.value) continue;
        const message = `${rule.says} Here stands ${node.value} (${rule.name} of word-rules.json). Write ${wanted.value}.`;
        yield { source, where: node, message };
      }
    }
  }
}

/** The values under a key of a file, with the keys that lead to each. */
const endingIn = keep((source: ReadSource) => {
  const all = [...nodesOf(source.root)].flatMap(entries);
  return (name: string) =>
    all.flatMap(({ key, value }) =>
      key === name
        ? { value, path: getNodePath(value).flatMap((part) => (typeof part === 'string' ? part : [])) }
        : [],
    );
});

function* wrongExamples({ source, node, brokenIn }: WordRule): Generator<Finding> {
  const judged = [
    { key: 'right', isWrong: (text: string) => brokenIn(text) !== undefined, what: 'forbids' },
    { key: 'wrong', isWrong: (text: string) => brokenIn(text) === undefined, what: 'allows' },
  ];
  for (const { key, isWrong, what } of judged) {
    const examples = items(at(node, key));
    if (examples.length === 0) {
      const message = `A rule of words shows what it means: give it an example under "${key}".`;
      yield { source, where: node, message };
    }
    for (const example of examples) {
      if (!isWrong(textOf(example) ?? '')) continue;
      const message = `This stands under "${key}", and the rule ${what} it. Correct the rule, or the example.`;
      yield { source, where: example, message };
    }
  }
}
