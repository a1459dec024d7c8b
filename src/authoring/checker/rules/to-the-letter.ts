import { placeThatSaid } from '../guards/guarded-words.ts';
import { changedLeaves } from '../guards/places.ts';
import { at, entries, isInside, type Node, textOf } from '../json.ts';
import { keep } from '../keep.ts';
import type { Project } from '../project.ts';
import { type Finding, mentionsOf, type ProjectRule } from '../rule.ts';
import { fixedSentences, sentencesOf } from '../sentences.ts';
import { placeIn, type ReadSource, type Source } from '../source.ts';
import { wordsOf } from '../wording/phrase-match.ts';

/** The ledgers and rules that hold a sentence as well do not say it to anybody. */
const isShown = (kind: Source['kind']) =>
  !['wording', 'translation', 'guards', 'word-rules', 'sign-off', 'obligations', 'choices'].includes(
    kind ?? '',
  );

/** All texts of a file, in whatever place: one is said even where something beside it is mistaken. */
const saidIn = keep(({ root }: ReadSource): string => [...textsIn(root)].join('\n'));

/** What an effect is given (what is tracked, say) is said to nobody. */
function* textsIn({ type, value, children = [] }: Node): Iterable<string> {
  if (type === 'string') yield String(value);
  const isGiven = type === 'property' && children[0]?.value === 'with';
  if (!isGiven) for (const child of children) yield* textsIn(child);
}

export const toTheLetter: ProjectRule = {
  severity: 'error',
  doc: 'A sentence that a requirement fixes, and that no text says to the letter, or that a variant puts other words for.',
  *find(project) {
    yield* takenAway(project);
    const said = project.read.flatMap((source) => (isShown(source.kind) ? saidIn(source) : []));
    const all = fixedSentences(project);
    const fixed = new Set(all.map(({ sentence }) => sentence));
    for (const { source, node, requirement, sentence } of all) {
      if (said.some((text) => text.includes(sentence))) continue;
      const before = placeThatSaid(project, sentence);
      const place = changedIn(project, before) ?? nearestText(project, sentence, fixed) ?? before;
      const fixes = `${requirement} fixes ${JSON.stringify(sentence)}, and no text says it to the letter.`;
      yield place === undefined
        ? { source, where: node, message: `${fixes} Put the words back, or take this line out.` }
        : { ...place, message: `${fixes} Put the words back, or take them out of ${source.file}.` };
    }
  },
};

/** A variant's words for a box whose own words a requirement fixes. */
function* takenAway(project: Project): Generator<Finding> {
  for (const source of project.variants.values()) {
    const card = project.cards.get(textOf(at(source.root, 'card')) ?? '')?.source.root;
    for (const { key, value } of entries(at(source.root, 'text'))) {
      const own = textOf(at(card, 'ui', key, 'text')) ?? textOf(at(card, 'notices', key, 'text')) ?? '';
      const lost = fixedSentences(project).find(
        ({ sentence }) => own.includes(sentence) && !textOf(value)?.includes(sentence),
      );
      if (lost === undefined) continue;
      const message = `${lost.requirement} fixes ${JSON.stringify(lost.sentence)} for "${key}", and these words take its place. Take them out.`;
      yield { source, where: value, message };
    }
  }
}

type Place = Pick<Finding, 'source' | 'where'>;

/** The text that is another one than before, of the part that said a sentence. */
function changedIn(project: Project, part: Place | undefined): Place | undefined {
  const { where } = part ?? {};
  if (part === undefined || where === undefined || !('type' in where)) return undefined;
  const [only, ...more] = changedLeaves(project).filter(
    ({ leaf }) => leaf.source === part.source && leaf.means === 'text' && isInside(leaf.node, where),
  );
  return only && more.length === 0 ? { source: part.source, where: only.leaf.node } : undefined;
}

/**
 * The sentence of a text, or the whole text, that says nearly the same words: the one that somebody reworded. What is
 * itself fixed is no rewording of another.
 */
function nearestText(project: Project, wanted: string, fixed: ReadonlySet<string>): Place | undefined {
  const words = new Set(wordsOf(wanted));
  let best: { readonly place: Place; readonly shared: number } | undefined;
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
