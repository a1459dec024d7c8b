import { at, entries, textOf } from './json.ts';
import { keep } from './keep.ts';
import type { Journey, Project } from './project.ts';
import { mentionsIn } from './rule.ts';
import type { ReadSource } from './source.ts';

/** The files of a journey: its own, its cards', and the variants of these. */
export const filesOf = (project: Project, journey: Journey): ReadonlySet<ReadSource> =>
  filesIn(project)(journey);

const filesIn = keep(({ cards, variants }: Project) =>
  keep(({ source, steps }: Journey): ReadonlySet<ReadSource> => {
    const names = new Set(steps.map(({ card }) => card));
    const own = [...names].flatMap((name) => cards.get(name)?.source ?? []);
    const theirs = [...variants.values()].filter(({ root }) => names.has(textOf(at(root, 'card')) ?? ''));
    return new Set([source, ...own, ...theirs]);
  }),
);

/**
 * A journey with those that open inside it, and those that it opens inside of: they share what is known. What fills in an entry
 * of a list opens inside the journeys that ask for the list.
 */
export function journeysTogether(project: Project, journey: Journey): ReadonlySet<Journey> {
  const opened = openedIn(project);
  const together = new Set([journey]);
  for (const one of together)
    for (const other of project.journeys.values())
      if (opened(one).has(other.name) || opened(other).has(one.name)) together.add(other);
  return together;
}

/** The names of the journeys that open inside one. */
const openedIn = keep((project: Project) =>
  keep((journey: Journey): ReadonlySet<string> => {
    const files = [...filesOf(project, journey)];
    const named = files.flatMap((source) => mentionsIn(source, 'journey').map(({ name }) => name));
    const filledIn = files.flatMap(({ root }) =>
      entries(at(root, 'each')).flatMap(({ value }) => textOf(at(value, 'card')) ?? []),
    );
    return new Set([...named, ...filledIn]);
  }),
);
