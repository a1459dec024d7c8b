import { at, entries, textOf } from '../json.ts';
import type { Project } from '../project.ts';
import type { ReadSource } from '../source.ts';
import type { Lost } from './place.ts';

/** The guards of this kind in the ledger, by the name that it has there. */
export const theLaw = 'the law';

const namesIn = (source: ReadSource) =>
  (source.kind === 'obligations' || source.kind === 'choices'
    ? entries(at(source.root, source.kind))
    : []
  ).map(({ key, keyNode, value }) => ({
    source,
    node: keyNode,
    name: key,
    says: textOf(at(value, 'says')) ?? '',
  }));

/** Each obligation with its sentence: among the choices, whoever runs the product may accept that it is met no more. */
export const ofLaw = {
  guarded: 'what the law asks from being given up as a choice',
  standing: ({ read }: Project): readonly string[] =>
    read.flatMap((one) =>
      one.kind === 'obligations' ? namesIn(one).map(({ name, says }) => `${name}: ${says}`) : [],
    ),
  bare({ read }: Project, guard: string): Lost | undefined {
    const all = read
      .flatMap(namesIn)
      .filter(({ name, says }) => guard.startsWith(`${name}: `) || guard.endsWith(`: ${says}`));
    const moved = all.every(({ source }) => source.kind === 'choices') ? all[0] : undefined;
    if (moved === undefined) return undefined;
    const message = `Obligation ${JSON.stringify(moved.name)} is what the law asks, and stands among the choices now: any of those may be given up with a reason.`;
    return { source: moved.source, node: moved.node, message, isOfLaw: true };
  },
} as const;
