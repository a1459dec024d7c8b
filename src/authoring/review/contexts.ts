import type { ContextsDefinition } from '../../definitions/types.ts';
import { own } from '../../engine/own.ts';
import type { Json, OwnerId } from '../../engine/types.ts';
import { figuresOf } from '../../engine/variant.ts';
import { readOwnerId } from '../checker/new-owner.ts';
import type { Project } from './project.ts';
import { stageOf } from './stage.ts';

/** The variant of an owner without a file of its own (src/definitions/variants.ts). */
export const otherOwners = 'default';

/** An owner as contexts have it: its variant's file, its name, and its id where it has one. */
export interface Owner {
  readonly variant: string;
  readonly name: string;
  readonly id?: OwnerId;
}

/** One situation in which an owner's wording is looked at. */
export interface Context {
  /** Stable: `8-shell-energy/dual/monthly/none/plain`. */
  readonly id: string;
  readonly owner: Owner;
  /** The value of each dimension, by the dimension's name. */
  readonly choices: Readonly<Record<string, string>>;
}

const natural = new Intl.Collator('en', { numeric: true });

/** Every variant's owner, in the order of their files' names. */
export function ownersOf({ data, trade }: Project): readonly Owner[] {
  const bound = Object.entries(data.settings.ownerVariants ?? {});
  return Object.entries(data.variants)
    .sort(([one], [other]) => natural.compare(one, other))
    .map(([variant, { name, owners }]) => {
      const given = bound.find(([, file]) => file === variant)?.[0];
      const id = owners[0] ?? (given === undefined ? undefined : readOwnerId(given, trade));
      return { variant, name, ...(id !== undefined && { id }) };
    });
}

/** Every owner in every combination of the dimensions; none where there is no contexts.json, or no step for it. */
export function contextsOf(project: Project): readonly Context[] {
  const { contexts } = project.data;
  if (contexts === undefined || stageOf(project) === undefined) return [];
  const combined = combinations(Object.entries(contexts.dimensions));
  return ownersOf(project).flatMap((owner) =>
    combined.map((choices) => ({ id: idOf(owner.variant, choices), owner, choices })),
  );
}

/** What sources hold in a context, by path: what holds everywhere, the owner, and what each choice sets. */
export function heldIn(project: Project, { owner, choices }: Context): Readonly<Record<string, Json>> {
  const { contexts } = project.data;
  const stage = stageOf(project);
  if (contexts === undefined || stage === undefined) return {};
  return {
    ...contexts.base,
    ...(contexts.owner.variant !== undefined && { [contexts.owner.variant]: owner.variant }),
    ...(owner.variant !== otherOwners && { [contexts.owner.name]: owner.name }),
    ...(owner.id !== undefined && { [stage.ownerId]: owner.id }),
    ...figuresIn(project, owner, stage.ownerId),
    ...Object.assign(
      {},
      ...Object.entries(choices).map(
        ([dimension, value]) => own(own(contexts.dimensions, dimension)?.values, value)?.set,
      ),
    ),
  };
}

/** The owner's own numbers, which stand beside its id. */
function figuresIn(
  { data: { variants } }: Project,
  owner: Owner,
  ownerId: string,
): Readonly<Record<string, Json>> {
  const variant = own(variants, owner.variant);
  const figures = variant ? figuresOf({ variant, parents: variants }) : {};
  const beside = ownerId.slice(0, ownerId.lastIndexOf('.') + 1);
  return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [`${beside}${name}`, figure]));
}

/** A context's choices in words: `monthly direct debit, our own site`. */
export function saysChoices(
  { data }: { readonly data: { readonly contexts?: ContextsDefinition | undefined } },
  choices: Context['choices'],
): string {
  return Object.entries(choices)
    .map(([dimension, value]) => own(own(data.contexts?.dimensions, dimension)?.values, value)?.says ?? value)
    .join(', ');
}

function idOf(variant: string, choices: Context['choices']): string {
  return [variant, ...Object.values(choices)].join('/');
}

type Dimension = readonly [string, ContextsDefinition['dimensions'][string]];

function combinations([first, ...others]: readonly Dimension[]): readonly Context['choices'][] {
  if (first === undefined) return [{}];
  const [name, { values }] = first;
  const rest = combinations(others);
  return Object.keys(values).flatMap((value) => rest.map((choices) => ({ [name]: value, ...choices })));
}
