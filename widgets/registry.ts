import type { ComponentType } from 'react';
import { Agreement } from './agreement/Agreement.tsx';
import { Checkbox } from './checkbox/Checkbox.tsx';
import { Choices } from './choices/Choices.tsx';
import { DatePicker } from './date-picker/DatePicker.tsx';
import { lazily } from './lazily.ts';
import { LookupChoices } from './lookup-choices/LookupChoices.tsx';
import { PostcodeSearch } from './postcode-search/PostcodeSearch.tsx';
import { RegistrationSearch } from './registration-search/RegistrationSearch.tsx';
import { Select } from './select/Select.tsx';
import { ShareSlider } from './share-slider/ShareSlider.tsx';
import { Tabs } from './tabs/Tabs.tsx';
import { TextField } from './text-field/TextField.tsx';
import type { WidgetProps } from './types.ts';
import { UsageAmount } from './usage-amount/UsageAmount.tsx';
import type { WidgetName } from './words.ts';
import { YesNo } from './yes-no/YesNo.tsx';

type Loading = () => Promise<ComponentType<WidgetProps>>;

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

/** The widgets that arrive when first needed: those that bring react-aria with them, or that the first page lacks. */
const later: Readonly<Partial<Record<WidgetName, Loading>>> = {
  'search-select': searchSelect,
  'supplier-select': supplierSelect,
  'supplier-checks': supplierChecks,
  'journey-dialog': journeyDialog,
  'action-button': actionButton,
  'day-of-month': dayOfMonth,
  mpan,
  'mprn-lookup': mprnLookup,
  'previous-addresses': previousAddresses,
  'residence-length': residenceLength,
  'sort-code': sortCode,
  'switch-timing': switchTiming,
  'yes-no-consent': yesNoConsent,
};

/** Every widget by its word: the only list. Those that load later need a Suspense around them. */
export const widgets: Readonly<Record<WidgetName, ComponentType<WidgetProps>>> = {
  'text-field': TextField,
  'usage-amount': UsageAmount,
  'postcode-search': PostcodeSearch,
  'registration-search': RegistrationSearch,
  'search-select': lazily(searchSelect),
  'supplier-select': lazily(supplierSelect),
  'supplier-checks': lazily(supplierChecks),
  choices: Choices,
  select: Select,
  'lookup-choices': LookupChoices,
  'yes-no': YesNo,
  agreement: Agreement,
  'date-picker': DatePicker,
  tabs: Tabs,
  'share-slider': ShareSlider,
  'journey-dialog': lazily(journeyDialog),
  'lookup-select': Select,
  checkbox: Checkbox,
  'action-button': lazily(actionButton),
  'day-of-month': lazily(dayOfMonth),
  mpan: lazily(mpan),
  'mprn-lookup': lazily(mprnLookup),
  'previous-addresses': lazily(previousAddresses),
  'residence-length': lazily(residenceLength),
  'sort-code': lazily(sortCode),
  'switch-timing': lazily(switchTiming),
  'yes-no-consent': lazily(yesNoConsent),
};

/** The widget of a word; undefined for a word that is none. */
export function widgetOf(name: string): ComponentType<WidgetProps> | undefined {
  const byName: Readonly<Record<string, ComponentType<WidgetProps>>> = widgets;
  return Object.hasOwn(byName, name) ? byName[name] : undefined;
}

/** Whether a widget's code arrives when it is first needed: such a one is drawn inside a Suspense. */
export function arrivesLater(name: string): boolean {
  return Object.hasOwn(later, name);
}

/** Fetches a widget's code ahead of its first use; at once for one that is always there. Rejects when it cannot. */
export async function preloadWidget(name: WidgetName): Promise<void> {
  await later[name]?.();
}
