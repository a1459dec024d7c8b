import { textOf } from '../json.ts';
import { addedThing, lostThing, namedInVain } from '../locales/kinds.ts';
import { localesOf } from '../locales/locales.ts';
import type { ProjectRule } from '../rule.ts';
import english from '../wording/english.json' with { type: 'json' };
import { holdsAny, wordsOf } from '../wording/phrase-match.ts';

export const lostTerm: ProjectRule = {
  severity: 'error',
  isSecond: true,
  doc: 'A translation that leaves out what its language names wherever the texts do: whose something is, or an "if"; or names only where they do, and the text does not; or a name of such a thing that there is not.',
  *find(project) {
    for (const locale of localesOf(project)) {
      for (const where of namedInVain(locale)) {
        const message = `No kind begins with ${JSON.stringify(where.value)}, so nothing is looked for. Name the first word of a thing under "kinds".`;
        if (locale.file) yield { source: locale.file, where, message };
      }
      const [lostIn, addedIn] = [lostThing(locale), addedThing(locale)];
      for (const { source, from, to } of locale.texts) {
        if (from === undefined || to === undefined) continue;
        // What is so as a rule hangs on nothing: "if both are on one bill, you usually have one of them".
        const isRule = holdsAny(wordsOf(textOf(from) ?? ''), english.force.words.mostly);
        const lost = isRule ? undefined : lostIn(textOf(from) ?? '', textOf(to) ?? '');
        const added = addedIn(textOf(from) ?? '', textOf(to) ?? '');
        if (added !== undefined) {
          const message = `This says "${added.thing}", and the text that it translates does not. Say the same.`;
          yield { source, where: to, message };
        }
        if (lost === undefined) continue;
        const message = `The text that it translates says "${lost.thing}", and this has no word for it: ${lost.words.slice(0, 4).join(', ')}. Say it here too.`;
        yield { source, where: to, message };
      }
    }
  },
};
