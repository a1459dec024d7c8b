export { ActionButton } from './action-button/ActionButton.tsx';
export { DayOfMonth } from './day-of-month/DayOfMonth.tsx';
export { Entries } from './entries/Entries.tsx';
export { Mpan } from './mpan/Mpan.tsx';
export { ResidenceLength } from './residence-length/ResidenceLength.tsx';
export { SortCode } from './sort-code/SortCode.tsx';
export { SwitchTiming } from './switch-timing/SwitchTiming.tsx';
export { YesNoConsent } from './yes-no-consent/YesNoConsent.tsx';
