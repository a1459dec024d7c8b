import type { Project } from '../project.ts';
import { type Finding, mentionsOf, type ProjectRule } from '../rule.ts';
import { fixedSentences, sentencesOf } from '../sentences.ts';
import { placeIn, type Source } from '../source.ts';
import { wordsOf } from '../wording/phrase-match.ts';

/** The ledgers and rules that hold a sentence as well do not say it to anybody. */
const isShown = (kind: Source['kind']) =>
  !['wording', 'translation', 'guards', 'word-rules', 'sign-off', 'obligations', 'choices'].includes(
    kind ?? '',
  );

export const toTheLetter: ProjectRule = {
  severity: 'error',
  doc: 'A sentence that a requirement fixes, and that no text says to the letter.',
  *find(project) {
    // As it is written in the files: a text is said even where something beside it is mistaken.
    const said = project.read.flatMap(({ kind, text }) => (isShown(kind) ? text : []));
    const all = fixedSentences(project);
    const fixed = new Set(all.map(({ sentence }) => sentence));
    for (const { source, node, requirement, sentence } of all) {
      if (said.some((text) => text.includes(JSON.stringify(sentence).slice(1, -1)))) continue;
      const message = `${requirement} fixes this sentence, and no text says it to the letter. Put the words back, or take this line out.`;
      const reworded = nearestText(project, sentence, fixed);
      yield reworded === undefined ? { source, where: node, message } : { ...reworded, message };
    }
  },
};

/**
 * The sentence of a text, or the whole text, that says nearly the same words: the one that somebody reworded. What is
 * itself fixed is no rewording of another.
 */
function nearestText(
  project: Project,
  wanted: string,
  fixed: ReadonlySet<string>,
): Pick<Finding, 'source' | 'where'> | undefined {
  const words = new Set(wordsOf(wanted));
  let best: { readonly place: Pick<Finding, 'source' | 'where'>; readonly shared: number } | undefined;
  for (const { source, name, node } of mentionsOf(project, 'text', 'message')) {
    if (!isShown(source.kind)) continue;
    for (const sentence of [...sentencesOf(name), name]) {
      if (fixed.has(sentence)) continue;
      const said = new Set(wordsOf(sentence));
      const both = [...said].filter((word) => words.has(word)).length;
      const shared = both / Math.max(words.size, said.size);
      if (shared > Math.max(best?.shared ?? 0, 0.6))
        best = { place: { source, where: placeIn(source, node, sentence) }, shared };
    }
  }
  return best?.place;
}
