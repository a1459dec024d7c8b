import { faintPairs, faintSentence } from '../../../brand/contrast.ts';
import type { Tokens } from '../../../brand/tokens.ts';
import { at, entries, type Node, textOf } from '../json.ts';
import type { FileRule } from '../rule.ts';

export const lowContrast: FileRule = {
  severity: 'error',
  doc: 'Two colours of a brand that stand on one another and are too alike to read (WCAG 2.2 AA).',
  *findIn(source) {
    if (source.kind !== 'brand') return;
    const tokens = at(source.root, 'tokens');
    for (const faint of faintPairs(coloursOf(tokens))) {
      const front = at(tokens, faint.front, faint.scheme);
      const where = front ?? at(tokens, faint.back, faint.scheme) ?? tokens;
      if (where === undefined) continue;
      const message = faintSentence(faint);
      if (front !== undefined || faint.better === undefined) yield { where, message, suggest: faint.better };
      else yield { where, message: `${message} ${faint.better} would do for "${faint.front}".` };
    }
  },
};

/** The colours that are given whole; every other token has no contrast. */
function coloursOf(tokens: Node | undefined): Tokens {
  return Object.fromEntries(
    entries(tokens).flatMap(({ key, value }) => {
      const [light, dark] = [textOf(at(value, 'light')), textOf(at(value, 'dark'))];
      return light === undefined || dark === undefined ? [] : [[key, { light, dark }]];
    }),
  );
}
