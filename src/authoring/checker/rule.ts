import type { Node } from './json.ts';
import { keep } from './keep.ts';
import type { Fix } from './problem.ts';
import type { Project } from './project.ts';
import type { Source } from './source.ts';
import type { Mention, Misfit } from './walk.ts';

/** A mistake in a file: where, what is wrong and what to do, the name that was probably meant, and a safe mend. */
export interface Flaw {
  /** A node, or a place in the text from 0 with so many characters. */
  readonly where: Node | { readonly offset: number; readonly length: number };
  readonly message: string;
  readonly suggest?: string | undefined;
  /** Left out, a suggestion takes the place of what stands there. */
  readonly fix?: Fix | undefined;
  /** It lowers what guards the law. */
  readonly isOfLaw?: boolean | undefined;
}

/** One mistake that a rule found in a file of the project. */
export interface Finding extends Flaw {
  readonly source: Source;
}

interface About {
  readonly severity: 'error' | 'warning';
  /** What the rule forbids, in a sentence for the reader of the list. */
  readonly doc: string;
  /** An error that is one of words alone: the proof goes on, and may tell which side of a contradiction is wrong. */
  readonly isOfWords?: true;
  /** Left out where another rule tells of the same line: that one says better what is wrong. */
  readonly isSecond?: true;
}

/** A kind of mistake that shows in one file by itself. It is looked for again only in a file that changed. */
export interface FileRule extends About {
  readonly findIn: (source: Source) => Iterable<Flaw>;
}

/** A kind of mistake that shows between files. It is looked for when every file can be read and has its sections. */
export interface ProjectRule extends About {
  readonly find: (project: Project) => Iterable<Finding>;
}

/** One kind of mistake. The rule's id is the name of its file. */
export type Rule = FileRule | ProjectRule;

/** A mention with its file. */
type MentionIn = Mention & { readonly source: Source };

const byMeaning = keep((source: Source) => {
  const mentions = new Map<Mention['means'], MentionIn[]>();
  for (const mention of source.mentions) {
    const others = mentions.get(mention.means);
    if (others) others.push({ ...mention, source });
    else mentions.set(mention.means, [{ ...mention, source }]);
  }
  return mentions;
});

/** Every mention of some meanings in one file. */
export function mentionsIn(source: Source, ...meanings: readonly Mention['means'][]): readonly MentionIn[] {
  const mentions = byMeaning(source);
  const [first, ...others] = meanings.map((means) => mentions.get(means) ?? []);
  return first === undefined || others.length === 0 ? (first ?? []) : first.concat(...others);
}

/** Every mention of some meanings, with its file. */
export function mentionsOf(project: Project, ...meanings: readonly Mention['means'][]): readonly MentionIn[] {
  const known = mentionsBy(project);
  const name = meanings.join();
  const found = known.get(name) ?? project.read.flatMap((source) => mentionsIn(source, ...meanings));
  known.set(name, found);
  return found;
}

const mentionsBy = keep((_: Project) => new Map<string, readonly MentionIn[]>());

type MisfitOf<K extends Misfit['kind']> = Extract<Misfit, { readonly kind: K }>;

/** Every misfit of one kind in a file. */
export function misfitsIn<K extends Misfit['kind']>({ misfits }: Source, kind: K): readonly MisfitOf<K>[] {
  return misfits.filter((misfit): misfit is MisfitOf<K> => misfit.kind === kind);
}
