import { type Context, contextsOf, otherOwners } from './contexts.ts';
import { type Difference, differences } from './difference.ts';
import type { Project } from './project.ts';
import { type PlacedScreen, screenOf } from './screen.ts';

/** One owner's card beside the others. */
export interface Contact {
  readonly context: Context;
  readonly screen: PlacedScreen;
  /** In what it differs from the card of an owner without a variant of its own, names aside. */
  readonly differences: readonly Difference[];
}

/** Every owner's card in the same combination of choices, in the order of their files' names. */
export function contactSheet(project: Project, choices: Context['choices']): readonly Contact[] {
  const contexts = contextsOf(project).filter((context) =>
    Object.entries(choices).every(([dimension, value]) => context.choices[dimension] === value),
  );
  const usual = contexts.find(({ owner }) => owner.variant === otherOwners);
  const compared = usual && screenOf(project, usual);
  return contexts.map((context) => {
    const screen = screenOf(project, context);
    return {
      ...{ context, screen },
      differences: compared === undefined ? [] : differences(compared, screen, 'template'),
    };
  });
}
