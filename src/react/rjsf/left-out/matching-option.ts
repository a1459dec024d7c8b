import { leaveOut } from './leave-out.ts';

/** In the place of the choice among the schemas of `oneOf` and `anyOf`. Throws when called. */
export default leaveOut('Choice of a schema (oneOf, anyOf)');
