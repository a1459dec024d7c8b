import type { ContextsDefinition } from '../../definitions/types.ts';
import { own } from '../../engine/own.ts';
import type { Json } from '../../engine/types.ts';
import type { Project } from './project.ts';
import { stageOf } from './stage.ts';

/** The variant of a supplier without a file of its own (src/definitions/variants.ts). */
export const otherSuppliers = 'default';

/** A supplier as contexts have it: its variant's file, its name, and its id where it has one. */
export interface Supplier {
  readonly variant: string;
  readonly name: string;
  readonly id?: number;
}

/** One situation in which a supplier's wording is looked at. */
export interface Context {
  /** Stable: `8-shell-energy/dual/monthly/none/plain`. */
  readonly id: string;
  readonly supplier: Supplier;
  /** The value of each dimension, by the dimension's name. */
  readonly choices: Readonly<Record<string, string>>;
}

const natural = new Intl.Collator('en', { numeric: true });

/** Every variant's supplier, in the order of their files' names. */
export function suppliersOf({ data }: Project): readonly Supplier[] {
  const bound = Object.entries(data.settings.supplierVariants ?? {});
  return Object.entries(data.variants)
    .sort(([one], [other]) => natural.compare(one, other))
    .map(([variant, { name, suppliers }]) => {
      const given = bound.find(([, file]) => file === variant)?.[0];
      const id = suppliers[0] ?? (given === undefined ? undefined : Number(given));
      return { variant, name, ...(id !== undefined && { id }) };
    });
}

/** Every supplier in every combination of the dimensions; none where there is no contexts.json, or no step for it. */
export function contextsOf(project: Project): readonly Context[] {
  const { contexts } = project.data;
  if (contexts === undefined || stageOf(project) === undefined) return [];
  const combined = combinations(Object.entries(contexts.dimensions));
  return suppliersOf(project).flatMap((supplier) =>
    combined.map((choices) => ({ id: idOf(supplier.variant, choices), supplier, choices })),
  );
}

/** What sources hold in a context, by path: what holds everywhere, the supplier, and what each choice sets. */
export function heldIn(project: Project, { supplier, choices }: Context): Readonly<Record<string, Json>> {
  const { contexts } = project.data;
  const stage = stageOf(project);
  if (contexts === undefined || stage === undefined) return {};
  return {
    ...contexts.base,
    [contexts.supplier.variant]: supplier.variant,
    ...(supplier.variant !== otherSuppliers && { [contexts.supplier.name]: supplier.name }),
    ...(supplier.id !== undefined && { [stage.supplierId]: supplier.id }),
    ...Object.assign(
      {},
      ...Object.entries(choices).map(
        ([dimension, value]) => own(own(contexts.dimensions, dimension)?.values, value)?.set,
      ),
    ),
  };
}

/** A context's choices in words: `gas, monthly direct debit, no smart meter, our own site`. */
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
