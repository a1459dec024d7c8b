import { usualLimits } from '../energy/service/limits.ts';
import { type Environment, readEnvironment as read, type Variables } from '../service/environment.ts';

/** The environment with the limits of home energy; see `service/environment.ts`. */
export const readEnvironment = (
  variables: Variables,
  root: string,
  exists: (file: string) => boolean,
): Environment => read(variables, root, exists, usualLimits);
