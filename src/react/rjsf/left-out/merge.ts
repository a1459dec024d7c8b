import { leaveOut } from './leave-out.ts';

/** In the place of rjsf's merging of schemas, for `allOf`. Throws when called. */
export default leaveOut('Merging of schemas (allOf)');
