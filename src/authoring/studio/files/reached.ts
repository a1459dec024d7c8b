import { kindOf } from '../../../definitions/kinds.ts';
import { counted } from '../../../words/counted.ts';
import { nounsOf } from '../../checker/owners.ts';
import { ownersOf } from '../../review/contexts.ts';
import type { Project } from '../../review/project.ts';
import { variantChain } from '../../review/provenance.ts';
import { listed } from '../../review/reach.ts';

const shared: readonly unknown[] = ['card', 'journey', 'notices'];

/** Whom a file reaches, as a sentence: all owners, or those whose own it is; undefined for what says nothing by itself. */
export function saysReached(project: Project, file: string): string | undefined {
  const known = kindOf(file, project.trade);
  const owners = ownersOf(project);
  const { one, many } = nounsOf(project.trade);
  if (shared.includes(known?.kind))
    return `What stands here reaches the customers of all ${counted(owners.length, one, many)}.`;
  if (known?.kind !== 'variant') return undefined;
  const own = owners.filter(({ variant }) => variantChain(project, variant).includes(known.name));
  return own.length === 0
    ? undefined
    : `What stands here reaches the customers of ${listed(own.map(({ name }) => name))}.`;
}
