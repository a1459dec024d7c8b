import { leaveOut } from './leave-out.ts';

/** In the place of the list of all paths, for omission. Throws when called. */
export default leaveOut('The list of paths (omitExtraData)');
