import { textOf } from '../json.ts';
import { addedThing, lostThing, namedInVain } from '../locales/kinds.ts';
import { inTranslations, localesOf } from '../locales/locales.ts';
import type { ProjectRule } from '../rule.ts';
import english from '../wording/english.json' with { type: 'json' };
import { holdsAny, wordsOf } from '../wording/phrase-match.ts';

export const lostTerm: ProjectRule = {
  severity: 'error',
  isSecond: true,
  doc: 'A translation that leaves out what its language names wherever the texts do: whose something is, or an "if"; or names only where they do, and the text does not; or a name of such a thing that there is not.',
  *find(project) {
    for (const locale of localesOf(project)) {
      for (const where of namedInVain(locale.language)) {
        const message = `No kind begins with ${JSON.stringify(where.value)}, so nothing is looked for. Name the first word of a thing under "kinds".`;
        if (locale.file) yield { source: locale.file, where, message };
      }
    }
    yield* lostIn(project);
  },
};

const lostIn = inTranslations((language) => {
  const [lost, added] = [lostThing(language), addedThing(language)];
  return ({ source, from, to }) => {
    const texts = [textOf(from) ?? '', textOf(to) ?? ''] as const;
    // What is so as a rule hangs on nothing: "if both are on one bill, you usually have one of them".
    const isRule = holdsAny(wordsOf(texts[0]), english.force.words.mostly);
    const [gone, more] = [isRule ? undefined : lost(...texts), added(...texts)];
    const messages = [
      more && `This says "${more.thing}", and the text that it translates does not. Say the same.`,
      gone &&
        `The text that it translates says "${gone.thing}", and this has no word for it: ${gone.words.slice(0, 4).join(', ')}. Say it here too.`,
    ];
    return messages.flatMap((message) => (message === undefined ? [] : { source, where: to, message }));
  };
});
