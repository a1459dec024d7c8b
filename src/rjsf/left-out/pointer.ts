import { leaveOut } from './leave-out.ts';

/** In the place of jsonpointer, for `$ref` inside a schema. Throws when called. */
export default { get: leaveOut('Resolution of pointers ($ref)') };
