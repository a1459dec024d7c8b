import { leaveOut } from './leave-out.ts';

const refuse = leaveOut('What this part of rjsf does');

/**
 * In the place of what no card can reach: errors of validation, the search for references and for fields by their paths,
 * the choice among schemas and their merging, what drops answers or fits them to another schema, and Markdown, with the
 * packages of each. Everything throws when it is called.
 */
export default refuse;
export {
  refuse as getFieldNames,
  refuse as getUsedFormData,
  refuse as isValueEmpty,
  refuse as makeAllReferencesAbsolute,
  refuse as splitKeyElementFromObject,
  refuse as Markdown,
};
