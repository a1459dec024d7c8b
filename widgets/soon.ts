// No widget by itself: two that come later share it, and a file of its own would cost the first page its name.
import './known-answer/KnownAnswer.tsx';

export { Checkbox } from './checkbox/Checkbox.tsx';
export { Choices } from './choices/Choices.tsx';
export { DatePicker } from './date-picker/DatePicker.tsx';
export { LookupChoices } from './lookup-choices/LookupChoices.tsx';
export { RegistrationSearch } from './registration-search/RegistrationSearch.tsx';
export { Select } from './select/Select.tsx';
export { ShareSlider } from './share-slider/ShareSlider.tsx';
export { Tabs } from './tabs/Tabs.tsx';
export { TextField } from './text-field/TextField.tsx';
export { UsageAmount } from './usage-amount/UsageAmount.tsx';
export { YesNo } from './yes-no/YesNo.tsx';
