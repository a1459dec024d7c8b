import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { counted } from '../../../words/counted.ts';
import { nounsOf } from '../../checker/owners.ts';
import { ownersOf } from '../../review/contexts.ts';
import type { Project } from '../../review/project.ts';
import { decidedAt, fileOf } from '../../review/provenance.ts';
import { listed } from '../../review/reach.ts';
import type { StagedLine, Staging } from '../preview/staging.ts';

/** The answer to the question for whom something is changed. */
export const alone = 'alone';
const everybody = 'all';

/** The files that a change may be written to: the card, and the owner's own where the card has variants. */
export function targetsOf(project: Project, { context }: Staging, { step }: StagedLine) {
  const { card, variant } = step.definition;
  const own = variant === undefined ? '' : fileOf(project, 'variant', context.owner.variant);
  return { card: fileOf(project, 'card', card), own: own === '' ? undefined : own };
}

/** The question for whom something new is asked, as a field of a form: for all, or for the owner that is looked at. */
export function forWhomAnew(project: Project, { context }: Staging, kept = ''): AskedField {
  return {
    schema: { type: 'string', title: 'For whom?', enum: [alone, everybody] },
    uiSchema: { 'ui:enumNames': [`${context.owner.name} alone`, `All ${countOwners(project)}${kept}`] },
  };
}

/** How many owners there are: `3 sellers`. */
export function countOwners(project: Project): string {
  const { one, many } = nounsOf(project.trade);
  return counted(ownersOf(project).length, one, many);
}

interface AskedField {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
}

/**
 * The question for whom a line is changed, as a field of a form: for all, or for the owner that is looked at; the owners whose own files
 * decide it already are named, for they keep what they say.
 */
export function forWhom(
  project: Project,
  staging: Staging,
  { step, item }: StagedLine,
  section: 'show' | 'require',
): AskedField {
  const owners = ownersOf(project);
  const { card } = step.definition;
  const deciding = owners.filter(({ variant }) => {
    const [nearest] = decidedAt(project, { card, variant }, section, item);
    return nearest !== undefined && nearest.file !== fileOf(project, 'card', card);
  });
  const kept =
    deciding.length === 0
      ? ''
      : `, but ${listed(deciding.map(({ name }) => name))}, who decide it themselves`;
  return forWhomAnew(project, staging, kept);
}
