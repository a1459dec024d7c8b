import { leaveOut } from './leave-out.ts';

/** In the place of the search for a field by its path, for answers that come to rjsf. Throws when called. */
export default leaveOut('Search for a field by its path');
