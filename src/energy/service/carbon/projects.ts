import { Type } from '@sinclair/typebox';
import { Project } from '../../api/contract/carbon.ts';
import projectData from '../data/offset-projects.json' with { type: 'json' };
import { dataOf } from '../dataOf.ts';

/** The projects that a customer may choose from, and what offsetting a tonne of CO2e costs, in pounds. */
export const { projects, poundsPerTonne } = dataOf(
  'offset-projects.json',
  Type.Object({ poundsPerTonne: Type.Number({ minimum: 0 }), projects: Type.Array(Project) }),
  projectData,
);
