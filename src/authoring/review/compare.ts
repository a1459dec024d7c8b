import { type Change, changesIn, type Pair } from './changes.ts';
import type { Context } from './contexts.ts';
import { type Matrix, screensOf } from './matrix.ts';
import type { Project } from './project.ts';
import type { Dressed } from './provenance.ts';
import type { Screen } from './screen.ts';
import { stageOf } from './stage.ts';

/** What became of owners' screens. Owners that came or went are named; their screens are not compared. */
export interface Comparison {
  readonly changes: readonly Change[];
  readonly came: readonly string[];
  readonly went: readonly string[];
}

/** Before and after: every difference in the contexts that both have. */
export function compareVersions(before: Matrix, after: Matrix): Comparison {
  const old = new Map(before.cells.map((cell) => [cell.context.id, cell.screen]));
  const place = placeOf(after.project);
  const pairs = after.cells.flatMap(({ context, screen }) => {
    const earlier = old.get(context.id);
    return earlier === undefined ? [] : [pairOf(place, context, earlier, screen)];
  });
  const [earlier, later] = [namesIn(before), namesIn(after)];
  return {
    changes: changesIn({
      ...{ before: before.project, after: after.project, pairs },
      ...{ reading: 'text', tense: 'change', noun: 'context', subjects: after.project.trade.words.owners },
    }),
    came: later.filter((name) => !earlier.includes(name)),
    went: earlier.filter((name) => !later.includes(name)),
  };
}

/** In what the second variant's screens differ from the first one's, in the same combinations; names aside. */
export function compareVariants(project: Project, first: string, second: string): readonly Change[] {
  const [before, after] = [screensOf(project, first), screensOf(project, second)];
  const pairs = after.flatMap(({ context, screen }, index) => {
    const other = before[index];
    return other === undefined ? [] : [pairOf(placeOf(project), context, other.screen, screen)];
  });
  return changesIn({
    ...{ before: project, after: project, pairs },
    ...{ reading: 'template', tense: 'contrast', noun: 'context', subjects: project.trade.words.owners },
  });
}

function pairOf(
  { journey, card }: { readonly journey: string; readonly card: string },
  context: Context,
  before: Screen,
  after: Screen,
): Pair {
  const { id, owner, choices } = context;
  const dressed: Dressed = { card, variant: owner.variant };
  return { id, subject: owner.name, choices, journey, dressed, before, after };
}

function placeOf(project: Project): { readonly journey: string; readonly card: string } {
  const { journey = '', index = 0 } = stageOf(project) ?? {};
  return { journey, card: project.data.journeys[journey]?.steps[index]?.card ?? '' };
}

function namesIn({ cells }: Matrix): readonly string[] {
  return [...new Set(cells.map(({ context }) => context.owner.name))];
}
