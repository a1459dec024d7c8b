import { at, entries, items, type Node, nodesOf, textOf } from '../json.ts';
import type { FileRule, Finding, ProjectRule } from '../rule.ts';
import english from '../wording/english.json' with { type: 'json' };
import { holdsAny, wordsOf } from '../wording/phrase-match.ts';

export const optionalRequired: FileRule & ProjectRule = {
  severity: 'error',
  isOfWords: true,
  doc: 'A question that is called optional, or whose card says that it may be left empty, and is always required; or one that is called needed, it or a notice of its group, and is never required.',
  *findIn({ kind, root }) {
    if (kind !== 'card') return;
    for (const { key, value } of entries(at(root, 'require'))) {
      if (value.value !== true) continue;
      const node = textsOf(root, key).find((one) => {
        const words = wordsOf(textOf(one) ?? '');
        return words[0] === 'optional' || holdsAny(words, english.leaving.words.empty);
      });
      const message = `"${key}" is called optional, and nobody goes on without it: it is required. Correct one of them.`;
      if (node !== undefined) yield { where: node, message };
    }
    // A card that says of itself that it may be left empty.
    const free = entries(at(root, 'notices')).find(
      ({ key, value }) =>
        at(root, 'show', key) === undefined &&
        holdsAny(wordsOf(textOf(at(value, 'text')) ?? ''), english.leaving.words.all),
    );
    const asked = entries(at(root, 'require')).find(({ value }) => value.value === true);
    if (free === undefined || asked === undefined) return;
    const message = `"${asked.key}" is required, and "${free.key}" says that people may leave this empty. Correct one of them.`;
    yield { where: asked.value, message };
  },
  *find({ cards, variants }): Generator<Finding> {
    for (const [name, { source, fields }] of cards) {
      const its = [...variants.values()].filter(({ root }) => textOf(at(root, 'card')) === name);
      const files = [source, ...its];
      const isFree = (field: string) =>
        files.every(({ root }) => (at(root, 'require', field)?.value ?? false) === false);
      /** What people only tick, in words of its own and in those around it. */
      const texts = [...fields].flatMap(([field, schema]) =>
        isTicked(schema) && isFree(field)
          ? files.flatMap((file) =>
              [...textsOf(file.root, field), ...nodesOf(at(file.root, 'text', field))].map((node) => ({
                file,
                field,
                node,
              })),
            )
          : [],
      );
      const beside = entries(at(source.root, 'groups')).flatMap(({ key: field, value }) => {
        const members = items(at(value, 'items')).flatMap((one) => textOf(one) ?? []);
        const asked = members.filter((one) => fields.has(one));
        const isAllFree = asked.length > 0 && asked.every((one) => isTicked(fields.get(one)) && isFree(one));
        return isAllFree
          ? members.flatMap((one) =>
              nodesOf(at(source.root, 'notices', one)).map((node) => ({ file: source, field, node })),
            )
          : [];
      });
      for (const { file, field, node } of [...texts, ...beside]) {
        if (!holdsAny(wordsOf(textOf(node) ?? ''), english.needing.words.all)) continue;
        const message = `This says that people do not go on without "${field}", and nothing requires it. Correct one of them.`;
        yield { source: file, where: node, message };
      }
    }
  },
};

/** What a card says of a field. */
const textsOf = (root: Node | undefined, field: string): readonly Node[] =>
  [at(root, 'ui', field), at(root, 'schema', 'properties', field, 'title')].flatMap((home) => [
    ...nodesOf(home),
  ]);

const isTicked = (schema: Node | undefined) =>
  [at(schema, 'type'), ...items(at(schema, 'type'))].some((type) => textOf(type) === 'boolean');
