import { leaveOut } from './leave-out.ts';

const find = leaveOut('Resolution of references ($ref, $id, dependencies)');

/** In the place of the search for what a reference means, with fast-uri and jsonpointer. Each throws when called. */
export default find;
export { find as makeAllReferencesAbsolute, find as splitKeyElementFromObject };
