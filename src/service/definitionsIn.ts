import { gatherDefinitions } from '../definitions/gather.ts';
import { readDefinitionFiles } from '../definitions/read-files.ts';
import { formRules } from '../energy/service/sign-up/formRules.ts';
import type { AppOptions } from './app.ts';

/**
 * What the service takes from the JSON below a project's folder: the sign-up form's rules, and the suppliers that have a
 * variant file. Throws on bad JSON.
 */
export function definitionsIn(root: string): Pick<AppOptions, 'rules' | 'suppliers'> {
  const data = gatherDefinitions(readDefinitionFiles(root));
  const named = Object.values(data.variants).flatMap(({ suppliers, name }) =>
    suppliers.map((id) => [id, name] as const),
  );
  return { rules: formRules(data, 'sign-up'), suppliers: new Map(named) };
}
