import type { OwnerWords } from '../../engine/trade-words.ts';
import { counted } from '../../words/counted.ts';
import type { Context } from './contexts.ts';
import {
  type Difference,
  differences,
  type Reading,
  severities,
  type WordRun,
  wordRuns,
} from './difference.ts';
import { grouped } from './grouped.ts';
import { type Law, lawOf } from './law.ts';
import type { Project } from './project.ts';
import { type Dressed, decidedAt, type Origin, originsOf } from './provenance.ts';
import { listed, saysWhere } from './reach.ts';
import type { Screen } from './screen.ts';
import { saysDifference, type Tense } from './sentence.ts';

/** The same place on both sides: one context or one step, with the screen of each side. */
export interface Pair {
  readonly id: string;
  /** Who shows it: the owner, or the card. */
  readonly subject: string;
  readonly choices: Context['choices'];
  readonly journey: string;
  readonly dressed: Dressed;
  readonly before: Screen;
  readonly after: Screen;
}

/** All places that are compared, and how they are spoken of. */
export interface Comparison {
  readonly before: Project;
  readonly after: Project;
  readonly pairs: readonly Pair[];
  readonly reading: Reading;
  readonly tense: Tense;
  /** `context` or `step`. */
  readonly noun: string;
  /** `owner` or `card`. */
  readonly subjects: Pick<OwnerWords, 'one' | 'many'>;
}

/** One difference with everything that it reaches. */
export interface Change extends Difference {
  /** What became of the text, where there is one on both sides. */
  readonly words: readonly WordRun[];
  /** The ids of the contexts or steps, and who shows them. */
  readonly reaches: readonly string[];
  readonly subjects: readonly string[];
  /** `24 of 1,008 contexts, 1 council: Leeds` */
  readonly reach: string;
  /** The whole change as a sentence. */
  readonly sentence: string;
  /** Where it is written now, or where it was; undefined where no file says it by itself. */
  readonly place?: Origin | undefined;
  /** What the obligations ask of it of anybody whom it reaches, by both versions. */
  readonly law: readonly Law[];
}

interface Found {
  readonly difference: Difference;
  readonly pair: Pair;
}

/** Every difference, the same ones told once with all that they reach, the heaviest first. */
export function changesIn(comparison: Comparison): readonly Change[] {
  const all = comparison.pairs.flatMap((pair) =>
    pair.before.key === pair.after.key
      ? []
      : differences(pair.before, pair.after, comparison.reading).map((difference) => ({ difference, pair })),
  );
  return [...grouped(all, ({ difference }) => sameness(difference)).values()]
    .flatMap((found) => bySpread(found).map((some) => changeOf(comparison, some)))
    .sort((one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity));
}

/** Two owners' texts differ in their names; what is written for both is the same, or the words that changed are. */
function sameness({ name: _, before, after, written, ...difference }: Difference): string {
  if (written === undefined) return JSON.stringify([difference, before, after]);
  if (written.before !== written.after) return JSON.stringify([difference, written]);
  const changed = wordRuns(before ?? '', after ?? '').filter(({ kind }) => kind !== 'same');
  return JSON.stringify([difference, written, changed]);
}

/** Those who show a difference in the same combinations are told of together. */
function bySpread(found: readonly Found[]): readonly (readonly Found[])[] {
  const bySubject = grouped(found, ({ pair }) => pair.subject);
  const spreads = grouped([...bySubject.values()], (some) =>
    JSON.stringify(some.map(({ pair }) => pair.choices)),
  );
  return [...spreads.values()].map((same) => same.flat());
}

function changeOf(comparison: Comparison, found: readonly Found[]): Change {
  const { after: project, pairs, tense } = comparison;
  const subjects = [...new Set(found.map(({ pair }) => pair.subject))];
  const everyone = new Set(pairs.map(({ subject }) => subject)).size;
  const [first] = found;
  if (first === undefined) throw new Error('A change reaches something.');
  const difference = speaking(first.difference, subjects.length);
  const choices = found.filter(({ pair }) => pair.subject === subjects[0]).map(({ pair }) => pair.choices);
  const where = saysWhere(project, choices);
  const said = saysDifference(difference, subjectOf(comparison, subjects, everyone), tense);
  const { before, after, written } = difference;
  const isExample = subjects.length > 1 && written !== undefined && written.before === written.after;
  const sentence = isExample ? `${said} (as ${first.pair.subject} shows it)` : said;
  return {
    ...difference,
    words: before === undefined || after === undefined ? [] : wordRuns(before, after),
    reaches: found.map(({ pair }) => pair.id),
    subjects,
    reach: `${found.length.toLocaleString('en-GB')} of ${counted(pairs.length, comparison.noun)}, ${counted(subjects.length, comparison.subjects.one, comparison.subjects.many)}: ${listed(subjects)}`,
    sentence: ended(`${sentence}${where === '' ? '' : `, where ${where}`}`),
    place: placeOf(comparison, first),
    law: lawsOn(comparison, found),
  };
}

function lawsOn({ before, after }: Comparison, found: readonly Found[]): readonly Law[] {
  const variants = new Set(found.map(({ pair }) => pair.dressed.variant));
  const [{ pair, difference } = {}] = found;
  const all = [before, after].flatMap((project) =>
    [...variants].flatMap((variant) =>
      pair && difference ? lawOf(project, pair.journey, variant, difference.item) : [],
    ),
  );
  return [...new Map(all.map((law) => [law.name, law])).values()];
}

function ended(sentence: string): string {
  return /[.?!]”$/.test(sentence) ? sentence : `${sentence}.`;
}

/** Of several owners what is written is quoted, of one what people read. */
function speaking(difference: Difference, subjects: number): Difference {
  const { written } = difference;
  if (subjects < 2 || written === undefined || written.before === written.after) return difference;
  return { ...difference, before: written.before, after: written.after };
}

/** More than these are counted in a sentence, not named. */
const mostNamed = 3;

function subjectOf({ subjects: { one, many } }: Comparison, names: readonly string[], everyone: number) {
  if (names.length > 1 && names.length === everyone) return { words: `Every ${one}`, isPlural: false };
  const words = names.length > mostNamed ? counted(names.length, one, many) : listed(names);
  return { words, isPlural: names.length > 1 };
}

function placeOf({ before, after }: Comparison, { difference, pair }: Found): Origin | undefined {
  return (
    writtenAt(after, pair, pair.after, difference, difference.after) ??
    writtenAt(before, pair, pair.before, difference, difference.before)
  );
}

/** Where one side decides what differs; undefined where it says nothing of it. */
function writtenAt(
  project: Project,
  { dressed }: Pair,
  { lines }: Screen,
  { aspect, kind, item, part }: Difference,
  value: string | undefined,
): Origin | undefined {
  const words = () => {
    const said = lines.find(
      (line) => line.kind === kind && line.item === item && (part === undefined || line.part === part),
    );
    return said && originsOf(project, dressed, said)[0];
  };
  switch (aspect) {
    case 'required':
    case 'required at first':
      return decidedAt(project, dressed, 'require', item)[0];
    case 'preset':
    case 'sent':
      return decidedAt(project, dressed, 'presets', item)[0];
    case 'when':
    case 'at first':
      return decidedAt(project, dressed, 'show', item)[0];
    case 'widget':
      return decidedAt(project, dressed, 'widget', item)[0] ?? words();
    case 'order':
    case 'group': {
      const around = lines.find((line) => line.kind === kind && line.item === item)?.groups ?? [];
      const placed = [item, ...around].flatMap((name) => decidedAt(project, dressed, 'place', name));
      return placed[0] ?? words();
    }
    default:
      return value === undefined ? undefined : words();
  }
}
