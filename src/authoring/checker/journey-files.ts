import { at, entries, textOf } from './json.ts';
import type { Journey, Project } from './project.ts';
import { mentionsIn } from './rule.ts';
import type { ReadSource } from './source.ts';

/** The files of a journey: its own, its cards', and the variants of these. */
export function filesOf({ cards, variants }: Project, { source, steps }: Journey): ReadonlySet<ReadSource> {
  const names = new Set(steps.map(({ card }) => card));
  const own = [...names].flatMap((name) => cards.get(name)?.source ?? []);
  const theirs = [...variants.values()].filter(({ root }) => names.has(textOf(at(root, 'card')) ?? ''));
  return new Set([source, ...own, ...theirs]);
}

/**
 * A journey with those that open inside it, and those that it opens inside of: they share what is known. What fills in an entry
 * of a list opens inside the journeys that ask for the list.
 */
export function journeysTogether(project: Project, journey: Journey): ReadonlySet<Journey> {
  const together = new Set([journey]);
  for (const one of together)
    for (const other of project.journeys.values())
      if (opens(project, one, other) || opens(project, other, one)) together.add(other);
  return together;
}

function opens(project: Project, outer: Journey, inner: Journey): boolean {
  return [...filesOf(project, outer)].some(
    (source) =>
      mentionsIn(source, 'journey').some(({ name }) => name === inner.name) ||
      entries(at(source.root, 'each')).some(({ value }) => textOf(at(value, 'card')) === inner.name),
  );
}
