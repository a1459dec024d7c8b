import type { RJSFSchema } from '@rjsf/utils';
import { leaveOut } from './leave-out.ts';

/** What only the whole of rjsf resolves; the checker refuses each in a card. */
const unresolved = ['$ref', 'allOf', 'if', 'dependencies', 'additionalProperties', 'patternProperties'];

const resolve = leaveOut('Resolution of schemas ($ref, allOf, if, dependencies)');

/** In the place of what resolves a schema: a card's is resolved as it is written. Throws for one that is not. */
export default function retrieveSchema(_validator: unknown, schema: RJSFSchema): RJSFSchema {
  if (unresolved.some((keyword) => keyword in schema)) resolve();
  return schema;
}

export {
  resolve as relaxOptionsForScoring,
  resolve as resolveAllReferences,
  resolve as resolveAnyOrOneOfSchemas,
  resolve as resolveDependencies,
  resolve as retrieveSchemaInternal,
};
