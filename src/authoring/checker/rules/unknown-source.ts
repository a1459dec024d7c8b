import { at, entries, type Node, nodesOf, textOf } from '../json.ts';
import { some } from '../phrase.ts';
import type { ProjectRule } from '../rule.ts';
import type { ReadSource } from '../source.ts';
import { placeIn } from '../source.ts';

export const unknownSource: ProjectRule = {
  severity: 'error',
  doc: 'A requirement that is named and that there is not, by the sections of obligations.json; or an obligation that names nothing which anybody could look up.',
  *find({ read }) {
    const law = read.find(({ kind }) => kind === 'obligations');
    const sections = entries(at(law?.root, 'sources'));
    if (sections.length === 0) return;
    const numbers = new Map(sections.map(({ key, value }) => [key, textOf(value) ?? '']));
    for (const { source, node, isSource } of read.flatMap(namedIn)) {
      const text = textOf(node) ?? '';
      for (const [id, section = '', number = ''] of text.matchAll(form)) {
        const its = numbers.get(section);
        if (its !== undefined && isAmong(its, number)) continue;
        const has =
          its === undefined ? `the sections are ${some(numbers.keys())}` : `section ${section} has ${its}`;
        yield {
          source,
          where: placeIn(source, node, id),
          message: `There is no requirement ${id}: ${has}. Name the one that is meant.`,
        };
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
const form = /\b([A-Z]\d{1,2})\.(\d{1,3})\b/g;

/** Whether a number of two digits is one of `1-3 10`. */
const isAmong = (numbers: string, number: string) =>
  number.length === 2 &&
  numbers.split(' ').some((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Number(number) >= first && Number(number) <= last;
  });

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
