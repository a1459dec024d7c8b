import { explain, type Locate, type Reason } from '../../engine/explain.ts';
import { resolveJourney } from '../../engine/journey.ts';
import { namingOf } from '../../engine/naming.ts';
import type { Context } from './contexts.ts';
import type { Project } from './project.ts';
import { decidedAt, fileOf, type Origin, placeIn, saysPlace } from './provenance.ts';
import type { Situated } from './situation.ts';
import { stagedWith } from './stage.ts';

/** A step that holds a journey back, and why each of its fields does. */
export interface Blocked {
  readonly step: string;
  /** The server is waited for, in the words that people are told. */
  readonly waiting?: string | undefined;
  readonly fields: readonly { readonly field: string; readonly reasons: readonly Reason[] }[];
}

/** Why a field is hidden, shown, required or wrong in a context, each with the values read and `file:line:column`. */
export function explainIn(
  project: Project,
  context: Context,
  { model, state }: Situated,
  field: string,
): readonly Reason[] {
  return explain(model, state, field, locateIn(project, context), namingOf(model));
}

/** Why a journey cannot go on: the first step that is open and not right; undefined when all of them are. */
export function blockedIn(project: Project, context: Context, situated: Situated): Blocked | undefined {
  const steps = resolveJourney(situated.model, situated.state);
  const found = steps.find(({ present, open, card }) => present && open && !card.valid);
  if (found === undefined) return undefined;
  const fields = found.card.errors.map(({ field }) => ({
    field,
    reasons: explainIn(project, context, situated, field),
  }));
  return { step: found.id, waiting: found.card.waiting, fields };
}

function locateIn(project: Project, { owner }: Context): Locate {
  const { step } = stagedWith(project, owner.variant);
  return (card, section, name) => {
    const variant = card === step.definition.card ? owner.variant : undefined;
    const found = placeOf(project, { card, variant }, section, name);
    return found && saysPlace(found);
  };
}

/** Where a line of a card stands; for `steps` and `resume` the card is a journey. */
function placeOf(
  project: Project,
  dressed: { readonly card: string; readonly variant: string | undefined },
  section: string,
  name: string,
): Origin | undefined {
  switch (section) {
    case 'show':
    case 'require':
      return decidedAt(project, dressed, section, name)[0];
    case 'steps': {
      const steps = project.data.journeys[dressed.card]?.steps ?? [];
      const index = steps.findIndex((step) => [step.card, step.for].filter(Boolean).join('.') === name);
      return placeIn(project, fileOf(project, 'journey', dressed.card), ['steps', index]);
    }
    case 'resume': {
      const index = project.data.journeys[dressed.card]?.resume?.keep?.indexOf(name) ?? -1;
      const path = index < 0 ? ['resume'] : ['resume', 'keep', index];
      return placeIn(project, fileOf(project, 'journey', dressed.card), path);
    }
    default:
      return placeIn(project, fileOf(project, 'card', dressed.card), [section, name]);
  }
}
