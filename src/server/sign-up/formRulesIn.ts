import { gatherDefinitions } from '../../definitions/gather.ts';
import { readDefinitionFiles } from '../../definitions/read-files.ts';
import { type FormRules, formRules } from './formRules.ts';

/** The rules of a journey whose JSON stands below a project's folder; undefined when it is not there. Throws on bad JSON. */
export const formRulesIn = (root: string, journey: string): FormRules | undefined =>
  formRules(gatherDefinitions(readDefinitionFiles(root)), journey);
