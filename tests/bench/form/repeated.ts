import type { Definitions } from '../../../src/engine/types.ts';

/** The definitions with every step of one journey `copies` times over, each copy with its own answers (`c0Name`, `c1Name`). */
export function repeated(definitions: Definitions, name: string, copies: number): Definitions {
  const journey = definitions.journeys[name];
  if (journey === undefined) throw new Error(`There is no journey "${name}" in the definitions.`);
  const steps = Array.from({ length: copies }, (_, copy) =>
    journey.steps.map((step) => ({ ...step, for: `c${copy}` })),
  ).flat();
  return { ...definitions, journeys: { ...definitions.journeys, [name]: { ...journey, steps } } };
}
