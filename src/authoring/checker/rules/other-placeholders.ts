import { placeholdersIn } from '../../../engine/text.ts';
import { textOf } from '../json.ts';
import { inTranslations } from '../locales/locales.ts';
import type { ProjectRule } from '../rule.ts';
import { placeIn } from '../source.ts';
import { withHelp } from '../suggest.ts';

/** What a range begins and ends with: a language that turns them round has a range that ends before it begins. */
const ranges = [
  ['min', 'max'],
  ['from', 'to'],
  ['first', 'last'],
  ['soonest', 'latest'],
] as const;

export const otherPlaceholders: ProjectRule = {
  severity: 'error',
  doc: 'A translation with another {placeholder} than the text has that it translates, or with a range turned round.',
  find: inTranslations(
    () =>
      function* ({ source, from, to }) {
        const asked = new Set(placeholdersIn(textOf(from) ?? ''));
        const given = new Set(placeholdersIn(textOf(to) ?? ''));
        const missing = [...asked].filter((name) => !given.has(name));
        const foreign = [...given].filter((name) => !asked.has(name));
        for (const name of foreign) {
          const sentence = `The text that this translates has no {${name}}.`;
          const known = missing.length > 0 ? missing : asked;
          yield { source, where: placeIn(source, to, name, '{'), ...withHelp(sentence, name, known) };
        }
        if (foreign.length > 0) return;
        for (const [least, most] of ranges) {
          const isInOrder = (text: string) => text.indexOf(`{${least}}`) < text.indexOf(`{${most}}`);
          if (!asked.has(least) || !asked.has(most) || !given.has(least) || !given.has(most)) continue;
          if (isInOrder(textOf(from) ?? '') === isInOrder(textOf(to) ?? '')) continue;
          const message = `The text that this translates says {${least}} and {${most}} the other way round. Say them in its order.`;
          yield { source, where: placeIn(source, to, most, '{'), message };
        }
        for (const name of missing)
          yield {
            source,
            where: to,
            message: `The text that this translates says {${name}}. Say it here too.`,
          };
      },
  ),
};
