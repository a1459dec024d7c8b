import { at, items, type Node, textOf } from '../json.ts';
import type { ProjectRule } from '../rule.ts';
import english from '../wording/english.json' with { type: 'json' };
import { holdsAny, wordsOf } from '../wording/phrase-match.ts';

/** Formats of an answer that tell who somebody is or where they live. */
const formats = ['email', 'postcode'];

export const unmarkedPerson: ProjectRule = {
  severity: 'error',
  isSecond: true,
  doc: 'A question in which people type who they are, how they are reached or where they live, and that is not marked `personal`, where others are.',
  *find({ cards }) {
    const all = [...cards.values()].flatMap(({ source, fields }) =>
      [...fields].map(([name, schema]) => ({ source, name, schema })),
    );
    // Who marks none keeps and tracks none.
    if (!all.some(({ schema }) => isMarked(schema))) return;
    for (const { source, name, schema } of all) {
      const title = at(schema, 'title');
      if (title === undefined || !isTyped(schema) || isMarked(schema)) continue;
      const filled = textOf(at(source.root, 'ui', name, 'autocomplete')) ?? 'off';
      const isOfPeople =
        !['on', 'off'].includes(filled) ||
        formats.includes(textOf(at(schema, 'format')) ?? '') ||
        holdsAny(wordsOf(textOf(title) ?? ''), english.person.words.all);
      if (!isOfPeople) continue;
      const message = `People type something about themselves in "${name}", and it is not marked: what is tracked could tell it. Add "personal": true.`;
      yield { source, where: title, message };
    }
  },
};

const isMarked = (schema: Node) => at(schema, 'personal')?.value === true;

/** Whether people write the answer in words of their own. */
const isTyped = (schema: Node): boolean => {
  const type = at(schema, 'type');
  const isText = [type, ...items(type)].some((one) => textOf(one) === 'string');
  return isText && at(schema, 'enum') === undefined && at(schema, 'const') === undefined;
};
