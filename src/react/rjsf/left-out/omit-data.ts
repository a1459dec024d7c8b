import { leaveOut } from './leave-out.ts';

const omit = leaveOut('Omission of answers (omitExtraData)');

/** In the place of what drops answers that no field shows, and so could change one. Each throws when called. */
export default omit;
export { omit as getFieldNames, omit as getUsedFormData, omit as isValueEmpty };
