import { getNodePath } from 'jsonc-parser';
import { at, items, type Node, textOf } from '../json.ts';
import { type Project, partsOf } from '../project.ts';
import { type Finding, mentionsIn, type ProjectRule } from '../rule.ts';
import { placeIn, type ReadSource } from '../source.ts';
import { type WordRule, wordRulesOf } from '../wording/word-rules.ts';

export const wrongWords: ProjectRule = {
  severity: 'error',
  doc: 'A text that a rule of schemas/word-rules.json forbids, or an example there that its rule judges otherwise.',
  *find(project) {
    const rules = wordRulesOf(project);
    for (const rule of rules) yield* wrongExamples(rule);
    for (const source of project.read) {
      // Translations say it in words that these rules do not know.
      if (source.kind === 'translation' || rules.length === 0) continue;
      for (const { name: text, node } of mentionsIn(source, 'text', 'message')) {
        for (const rule of rules) {
          const sentence = rule.brokenIn(text);
          if (sentence === undefined || !isMeant(project, rule, source, node)) continue;
          const message = `${rule.says} This says otherwise (${rule.name} of word-rules.json). Reword it.`;
          yield { source, where: placeIn(source, node, sentence), message };
        }
      }
    }
  },
};

function isMeant(
  project: Project,
  { ofConsents, except }: WordRule,
  source: ReadSource,
  node: Node,
): boolean {
  const path = getNodePath(node).map(String);
  if (source.kind === 'words' && except.includes(`${source.name}: ${path[1] ?? ''}`)) return false;
  if (!ofConsents) return true;
  // ui.FIELD…, text.FIELD, schema.properties.FIELD…
  const field = path[0] === 'schema' ? path[2] : path[1];
  const isOfField = ['schema', 'ui', 'text'].includes(path[0] ?? '');
  return isOfField && at(partsOf(project, source)?.fields.get(field ?? ''), 'marketing')?.value === true;
}

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
