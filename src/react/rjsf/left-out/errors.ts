import { leaveOut } from './leave-out.ts';

/** In the place of what gathers errors of validation: the engine checks, and tells them. Each throws when called. */
export default leaveOut('Errors of validation (extraErrors, customValidate)');
