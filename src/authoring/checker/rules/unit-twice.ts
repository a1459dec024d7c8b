import { at, textOf } from '../json.ts';
import { mentionsOf, type ProjectRule } from '../rule.ts';
import { placeIn } from '../source.ts';

/** What a fact says by its format, as people might write it again before or behind. */
const said: Readonly<Record<string, RegExp>> = {
  pounds: /£\s?$|^ ?(?:pounds?|GBP)\b/,
  'whole-pounds': /£\s?$|^ ?(?:pounds?|GBP)\b/,
  months: /^ (?:months?|years?)\b/,
  date: /^ (?:20\d\d)\b/,
};

const fact = /\{fact\.([\w-]+)\}/g;

export const unitTwice: ProjectRule = {
  severity: 'error',
  doc: 'A sign or unit beside a fact that says it already: £ before one that is told in pounds.',
  *find(project) {
    for (const { source, name: text, node } of mentionsOf(project, 'text', 'message')) {
      for (const { 0: words, 1: name = '', index } of text.matchAll(fact)) {
        const format = textOf(at(project.facts.get(name), 'format')) ?? '';
        const pattern = Object.hasOwn(said, format) ? said[format] : undefined;
        const before = text.slice(0, index).replace(/\*\*$/, '');
        const behind = text.slice(index + words.length).replace(/^\*\*/, '');
        if (pattern === undefined || !(pattern.test(behind) || pattern.test(before.slice(-2)))) continue;
        const message = `${words} is told with its ${format === 'date' ? 'year' : 'unit'} already ("format": "${format}"). Take out what stands beside it.`;
        yield { source, where: placeIn(source, node, words), message };
      }
    }
  },
};
