import { spacedPostcode } from '../src/words/postcode.ts';
import { Agreement } from './agreement/Agreement.tsx';
import { later } from './later.tsx';
import { PostcodeSearch } from './postcode-search/PostcodeSearch.tsx';
import { sayLength, sayMpan, sayMprn, sayYesNo } from './told.ts';
import type { WidgetEntry } from './types.ts';
import type { WidgetName } from './words.ts';

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

/** Every widget by its word: the only list. */
export const widgets: Readonly<Record<WidgetName, WidgetEntry>> = {
  'text-field': ofSoon('TextField'),
  'usage-amount': ofSoon('UsageAmount'),
  'postcode-search': { Widget: PostcodeSearch, say: (value) => spacedPostcode(`${value}`) },
  'registration-search': ofSoon('RegistrationSearch'),
  'search-select': later(async () => (await import('./search-select/SearchSelect.tsx')).SearchSelect),
  'supplier-select': later(async () => (await import('./supplier-select/SupplierSelect.tsx')).SupplierSelect),
  'supplier-checks': later(async () => (await import('./supplier-checks/SupplierChecks.tsx')).SupplierChecks),
  choices: ofSoon('Choices'),
  select: ofSoon('Select'),
  'lookup-choices': ofSoon('LookupChoices'),
  'yes-no': { ...ofSoon('YesNo'), say: sayYesNo },
  agreement: { Widget: Agreement, isTick: true },
  'date-picker': ofSoon('DatePicker'),
  tabs: ofSoon('Tabs'),
  'share-slider': { ...ofSoon('ShareSlider'), say: (value) => `${value}%` },
  'journey-dialog': later(async () => (await import('./journey-dialog/JourneyDialog.tsx')).JourneyDialog),
  'lookup-select': ofSoon('Select'),
  checkbox: { ...ofSoon('Checkbox'), isTick: true },
  'action-button': ofSeldom('ActionButton'),
  checkboxes: ofSeldom('Checkboxes'),
  textarea: ofSeldom('Textarea'),
  'day-of-month': ofSeldom('DayOfMonth'),
  mpan: { ...ofSeldom('Mpan'), say: sayMpan },
  'mprn-lookup': {
    ...later(async () => (await import('./mprn-lookup/MprnLookup.tsx')).MprnLookup),
    say: sayMprn,
  },
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
