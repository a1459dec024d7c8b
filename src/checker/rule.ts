import type { Node } from './json.ts';
import type { Project, ReadSource } from './project.ts';
import type { Source } from './source.ts';
import type { Mention, Misfit } from './walk.ts';

/** One mistake that a rule found: where, what is wrong and what to do, and the name that was probably meant. */
export interface Finding {
  readonly source: Source;
  /** Where in the text, from 0; a node stands for its beginning. */
  readonly where: number | Node;
  readonly message: string;
  readonly suggest?: string | undefined;
}

/** One kind of mistake. The rule's id is the name of its file. */
export interface Rule {
  readonly severity: 'error' | 'warning';
  /** What the rule forbids, in a sentence for the reader of the list. */
  readonly doc: string;
  readonly find: (project: Project) => Iterable<Finding>;
}

/** Every mention of one meaning, with its file. */
export function* mentionsOf(
  project: Project,
  ...meanings: readonly Mention['means'][]
): Generator<Mention & { readonly source: ReadSource }> {
  for (const source of project.read) {
    for (const mention of source.mentions) if (meanings.includes(mention.means)) yield { ...mention, source };
  }
}

/** Every misfit of one kind, with its file. */
export function* misfitsOf<K extends Misfit['kind']>(
  project: Project,
  kind: K,
): Generator<Extract<Misfit, { readonly kind: K }> & { readonly source: ReadSource }> {
  for (const source of project.read) {
    for (const misfit of source.misfits) if (isOfKind(misfit, kind)) yield { ...misfit, source };
  }
}

function isOfKind<K extends Misfit['kind']>(misfit: Misfit, kind: K): misfit is Extract<Misfit, { kind: K }> {
  return misfit.kind === kind;
}
