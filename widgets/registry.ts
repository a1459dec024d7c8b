import type { ComponentType } from 'react';
import { spacedPostcode } from '../src/words/postcode.ts';
import { Agreement } from './agreement/Agreement.tsx';
import { later } from './later.tsx';
import { sayMpan } from './mpan/say.ts';
import { sayMprn } from './mprn-lookup/say.ts';
import { PostcodeSearch } from './postcode-search/PostcodeSearch.tsx';
import { sayLength } from './residence-length/say.ts';
import type { WidgetEntry, WidgetProps } from './types.ts';
import type { WidgetName } from './words.ts';
import { sayYesNo } from './yes-no/say.ts';

type Loading = () => Promise<ComponentType<WidgetProps>>;

const soon: WidgetEntry[] = [];

/** One of the cards that come soon after the first one: they are all in one file. */
function ofSoon(name: keyof typeof import('./soon.ts')) {
  const entry = later(async () => (await import('./soon.ts'))[name]);
  soon.push(entry);
  return entry;
}

/** One that few cards have: they are all in one file too. */
const ofSeldom = (name: keyof typeof import('./seldom.ts')) =>
  later(async () => (await import('./seldom.ts'))[name]);

const searchSelect: Loading = async () => (await import('./search-select/SearchSelect.tsx')).SearchSelect;
const supplierSelect: Loading = async () =>
  (await import('./supplier-select/SupplierSelect.tsx')).SupplierSelect;
const supplierChecks: Loading = async () =>
  (await import('./supplier-checks/SupplierChecks.tsx')).SupplierChecks;
const journeyDialog: Loading = async () => (await import('./journey-dialog/JourneyDialog.tsx')).JourneyDialog;
const mprnLookup: Loading = async () => (await import('./mprn-lookup/MprnLookup.tsx')).MprnLookup;

/** Every widget by its word: the only list. */
export const widgets: Readonly<Record<WidgetName, WidgetEntry>> = {
  'text-field': ofSoon('TextField'),
  'usage-amount': ofSoon('UsageAmount'),
  'postcode-search': { Widget: PostcodeSearch, say: (value) => spacedPostcode(`${value}`) },
  'registration-search': ofSoon('RegistrationSearch'),
  'search-select': later(searchSelect),
  'supplier-select': later(supplierSelect),
  'supplier-checks': later(supplierChecks),
  choices: ofSoon('Choices'),
  select: ofSoon('Select'),
  'lookup-choices': ofSoon('LookupChoices'),
  'yes-no': { ...ofSoon('YesNo'), say: sayYesNo },
  agreement: { Widget: Agreement, isTick: true },
  'date-picker': ofSoon('DatePicker'),
  tabs: ofSoon('Tabs'),
  'share-slider': { ...ofSoon('ShareSlider'), say: (value) => `${value}%` },
  'journey-dialog': later(journeyDialog),
  'lookup-select': ofSoon('Select'),
  checkbox: { ...ofSoon('Checkbox'), isTick: true },
  'action-button': ofSeldom('ActionButton'),
  'day-of-month': ofSeldom('DayOfMonth'),
  mpan: { ...ofSeldom('Mpan'), say: sayMpan },
  'mprn-lookup': { ...later(mprnLookup), say: sayMprn },
  entries: ofSeldom('Entries'),
  'residence-length': { ...ofSeldom('ResidenceLength'), say: sayLength },
  'sort-code': ofSeldom('SortCode'),
  'switch-timing': ofSeldom('SwitchTiming'),
  'yes-no-consent': ofSeldom('YesNoConsent'),
};

/** Fetches a widget's code ahead of its first use; at once for one that is always there. Rejects when it cannot. */
export async function preloadWidget(name: WidgetName): Promise<void> {
  await widgets[name].load?.();
}

/** Fetches what the cards after the first one need, so that none of them has to wait. Rejects when it cannot. */
export async function preloadSoon(): Promise<void> {
  await Promise.all(soon.map(({ load }) => load?.()));
}
