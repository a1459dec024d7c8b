import { at, entries, type Node, nodesOf, textOf } from '../json.ts';
import { some } from '../phrase.ts';
import type { ProjectRule } from '../rule.ts';
import type { ReadSource } from '../source.ts';
import { placeIn } from '../source.ts';
import { withHelp } from '../suggest.ts';

export const unknownSource: ProjectRule = {
  severity: 'error',
  doc: 'A requirement that is named and that there is not, by the sections of obligations.json; or an obligation that names nothing which anybody could look up.',
  *find({ read }) {
    const law = read.find(({ kind }) => kind === 'obligations');
    const sections = entries(at(law?.root, 'sources'));
    if (sections.length === 0) return;
    const known = new Set(
      sections.flatMap(({ key, value }) =>
        numbersIn(textOf(value) ?? '').map((number) => `${key}.${number}`),
      ),
    );
    const names = sections.map(({ key }) => key);
    for (const { source, node, isSource } of read.flatMap(namedIn)) {
      const text = textOf(node) ?? '';
      for (const [id] of text.matchAll(form)) {
        if (known.has(id)) continue;
        const section = names.find((name) => id.startsWith(`${name}.`));
        const sentence =
          section === undefined
            ? `There is no section of requirements for ${id}: there are ${some(names)}.`
            : `There is no requirement ${id}.`;
        const near =
          section === undefined ? names : [...known].filter((one) => one.startsWith(`${section}.`));
        yield { source, where: placeIn(source, node, id), ...withHelp(sentence, id, near), fix: undefined };
      }
      if (isSource && !/\d/.test(text))
        yield {
          source,
          where: node,
          message: `${JSON.stringify(text)} is no source that anybody could look up: name the requirement, or the article of a law.`,
        };
    }
  },
};

/** How a requirement is called: a letter and the number of its section, a dot and its own. */
const form = /\b[A-Z]\d{1,2}\.\d{1,3}\b/g;

/** `1-3 10` as `01`, `02`, `03` and `10`. */
function numbersIn(text: string): readonly string[] {
  return text.split(/\s+/).flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) =>
      `${first + place}`.padStart(2, '0'),
    );
  });
}

/** Where a file says by which requirement something is so. */
function namedIn(source: ReadSource) {
  const { kind, root } = source;
  const told = (node: Node | undefined, isSource = false) =>
    node === undefined ? [] : [{ source, node, isSource }];
  if (kind === 'obligations' || kind === 'choices')
    return entries(at(root, kind)).flatMap(({ value }) => told(at(value, 'source'), true));
  if (kind === 'word-rules')
    return entries(at(root, 'rules')).flatMap(({ value }) => told(at(value, 'source')));
  if (kind === 'wording') return entries(at(root, 'toTheLetter')).flatMap(({ keyNode }) => told(keyNode));
  if (kind !== 'card' && kind !== 'journey') return [];
  return nodesOf(at(root, 'schema')).flatMap((node) => told(at(node, 'unread')));
}
