import { mentionsOf, type ProjectRule } from '../rule.ts';
import { placeIn } from '../source.ts';

/** So many texts tell a usage. */
const usual = 3;

const told = /(£?)\{([A-Za-z][\w.-]*)\}/g;

export const lostSign: ProjectRule = {
  severity: 'error',
  doc: 'A sum that one text tells without its pound sign, and all others with it.',
  *find(project) {
    const all = mentionsOf(project, 'text', 'message').flatMap(({ source, name: text, node }) =>
      source.kind === 'translation'
        ? []
        : Array.from(text.matchAll(told), ([words, sign = '', path = '']) => ({
            source,
            node,
            words,
            sign,
            path,
          })),
    );
    const counts = new Map<string, number>();
    for (const { words } of all) counts.set(words, (counts.get(words) ?? 0) + 1);
    for (const { source, node, words, sign, path } of all) {
      const others = counts.get(`£{${path}}`) ?? 0;
      const alone = counts.get(`{${path}}`) ?? 0;
      if (sign !== '' || alone > 1 || others < usual) continue;
      const message = `${words} is a sum: all others say £${words}. Write the sign.`;
      yield { source, where: placeIn(source, node, words), message, suggest: `£${words}` };
    }
  },
};
