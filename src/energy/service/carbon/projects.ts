import { type Static, Type } from '@sinclair/typebox';
import { Project as ProjectSchema } from '../../api/contract/carbon.ts';
import projectData from '../data/offset-projects.json' with { type: 'json' };
import { dataOf } from '../dataOf.ts';

const data = dataOf(
  'offset-projects.json',
  Type.Object({ poundsPerTonne: Type.Number({ minimum: 0 }), projects: Type.Array(ProjectSchema) }),
  projectData,
);

/** The projects that a customer may choose from. */
export const projects: Static<typeof ProjectSchema>[] = data.projects;

/** What offsetting a tonne of CO2e costs, in pounds. */
export const { poundsPerTonne } = data;
