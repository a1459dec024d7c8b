import type { ComponentType } from 'react';
import { spacedPostcode } from '../src/words/postcode.ts';
import { Agreement } from './agreement/Agreement.tsx';
import { Checkbox } from './checkbox/Checkbox.tsx';
import { Choices } from './choices/Choices.tsx';
import { DatePicker } from './date-picker/DatePicker.tsx';
import { lazily } from './lazily.ts';
import { LookupChoices } from './lookup-choices/LookupChoices.tsx';
import { PostcodeSearch } from './postcode-search/PostcodeSearch.tsx';
import { RegistrationSearch } from './registration-search/RegistrationSearch.tsx';
import { sayLength } from './residence-length/say.ts';
import { Select } from './select/Select.tsx';
import { ShareSlider } from './share-slider/ShareSlider.tsx';
import { Tabs } from './tabs/Tabs.tsx';
import { TextField } from './text-field/TextField.tsx';
import type { WidgetEntry, WidgetProps } from './types.ts';
import { UsageAmount } from './usage-amount/UsageAmount.tsx';
import type { WidgetName } from './words.ts';
import { sayYesNo } from './yes-no/say.ts';
import { YesNo } from './yes-no/YesNo.tsx';

type Loading = () => Promise<ComponentType<WidgetProps>>;

/** One that arrives when first needed: it brings react-aria with it, or the first page lacks it. */
const later = (load: Loading) => ({ Widget: lazily(load), load });

const searchSelect: Loading = async () => (await import('./search-select/SearchSelect.tsx')).SearchSelect;
const supplierSelect: Loading = async () =>
  (await import('./supplier-select/SupplierSelect.tsx')).SupplierSelect;
const supplierChecks: Loading = async () =>
  (await import('./supplier-checks/SupplierChecks.tsx')).SupplierChecks;
const journeyDialog: Loading = async () => (await import('./journey-dialog/JourneyDialog.tsx')).JourneyDialog;
const actionButton: Loading = async () => (await import('./action-button/ActionButton.tsx')).ActionButton;
const dayOfMonth: Loading = async () => (await import('./day-of-month/DayOfMonth.tsx')).DayOfMonth;
const mpan: Loading = async () => (await import('./mpan/Mpan.tsx')).Mpan;
const mprnLookup: Loading = async () => (await import('./mprn-lookup/MprnLookup.tsx')).MprnLookup;
const previousAddresses: Loading = async () =>
  (await import('./previous-addresses/PreviousAddresses.tsx')).PreviousAddresses;
const residenceLength: Loading = async () =>
  (await import('./residence-length/ResidenceLength.tsx')).ResidenceLength;
const sortCode: Loading = async () => (await import('./sort-code/SortCode.tsx')).SortCode;
const switchTiming: Loading = async () => (await import('./switch-timing/SwitchTiming.tsx')).SwitchTiming;
const yesNoConsent: Loading = async () => (await import('./yes-no-consent/YesNoConsent.tsx')).YesNoConsent;

/** Every widget by its word: the only list. */
export const widgets: Readonly<Record<WidgetName, WidgetEntry>> = {
  'text-field': { Widget: TextField },
  'usage-amount': { Widget: UsageAmount },
  'postcode-search': { Widget: PostcodeSearch, say: (value) => spacedPostcode(`${value}`) },
  'registration-search': { Widget: RegistrationSearch },
  'search-select': later(searchSelect),
  'supplier-select': later(supplierSelect),
  'supplier-checks': later(supplierChecks),
  choices: { Widget: Choices },
  select: { Widget: Select },
  'lookup-choices': { Widget: LookupChoices },
  'yes-no': { Widget: YesNo, say: sayYesNo },
  agreement: { Widget: Agreement },
  'date-picker': { Widget: DatePicker },
  tabs: { Widget: Tabs },
  'share-slider': { Widget: ShareSlider, say: (value) => `${value}%` },
  'journey-dialog': later(journeyDialog),
  'lookup-select': { Widget: Select },
  checkbox: { Widget: Checkbox },
  'action-button': later(actionButton),
  'day-of-month': later(dayOfMonth),
  mpan: later(mpan),
  'mprn-lookup': later(mprnLookup),
  'previous-addresses': later(previousAddresses),
  'residence-length': { ...later(residenceLength), say: sayLength },
  'sort-code': later(sortCode),
  'switch-timing': later(switchTiming),
  'yes-no-consent': later(yesNoConsent),
};

/** Fetches a widget's code ahead of its first use; at once for one that is always there. Rejects when it cannot. */
export async function preloadWidget(name: WidgetName): Promise<void> {
  await widgets[name].load?.();
}
