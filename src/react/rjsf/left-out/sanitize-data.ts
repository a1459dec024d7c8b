import { leaveOut } from './leave-out.ts';

/** In the place of what fits answers to another schema, and so could change one. Throws when called. */
export default leaveOut('Fitting of answers to another schema');
