import type { ResolvedField } from '../src/engine/types.ts';
import { examples as actionButton } from './action-button/ActionButton.examples.ts';
import { examples as agreement } from './agreement/Agreement.examples.ts';
import { examples as checkbox } from './checkbox/Checkbox.examples.ts';
import { examples as checkboxes } from './checkboxes/Checkboxes.examples.ts';
import { examples as choices } from './choices/Choices.examples.ts';
import { examples as datePicker } from './date-picker/DatePicker.examples.ts';
import { examples as dayOfMonth } from './day-of-month/DayOfMonth.examples.ts';
import { examples as entries } from './entries/Entries.examples.ts';
import { examples as journeyDialog } from './journey-dialog/JourneyDialog.examples.ts';
import { examples as lookupChoices } from './lookup-choices/LookupChoices.examples.ts';
import { examples as lookupSelect } from './lookup-select/LookupSelect.examples.ts';
import { examples as mpan } from './mpan/Mpan.examples.ts';
import { examples as mprnLookup } from './mprn-lookup/MprnLookup.examples.ts';
import { examples as postcodeSearch } from './postcode-search/PostcodeSearch.examples.ts';
import { examples as registrationSearch } from './registration-search/RegistrationSearch.examples.ts';
import { examples as residenceLength } from './residence-length/ResidenceLength.examples.ts';
import { examples as searchSelect } from './search-select/SearchSelect.examples.ts';
import { examples as select } from './select/Select.examples.ts';
import { examples as shareSlider } from './share-slider/ShareSlider.examples.ts';
import { examples as sortCode } from './sort-code/SortCode.examples.ts';
import { examples as supplierChecks } from './supplier-checks/SupplierChecks.examples.ts';
import { examples as supplierSelect } from './supplier-select/SupplierSelect.examples.ts';
import { examples as switchTiming } from './switch-timing/SwitchTiming.examples.ts';
import { examples as tabs } from './tabs/Tabs.examples.ts';
import { examples as textField } from './text-field/TextField.examples.ts';
import { examples as textarea } from './textarea/Textarea.examples.ts';
import type { WidgetExample } from './types.ts';
import { examples as usageAmount } from './usage-amount/UsageAmount.examples.ts';
import type { WidgetName } from './words.ts';
import { examples as yesNo } from './yes-no/YesNo.examples.ts';
import { examples as yesNoConsent } from './yes-no-consent/YesNoConsent.examples.ts';

/** Every widget's named states: the showcase draws them, the tests run them. Not part of the product's own bundle. */
export const examples: Readonly<Record<WidgetName, readonly WidgetExample[]>> = {
  'text-field': textField,
  'usage-amount': usageAmount,
  'postcode-search': postcodeSearch,
  'registration-search': registrationSearch,
  'search-select': searchSelect,
  'supplier-select': supplierSelect,
  'supplier-checks': supplierChecks,
  choices,
  select,
  'lookup-choices': lookupChoices,
  'yes-no': yesNo,
  agreement,
  'date-picker': datePicker,
  tabs,
  'share-slider': shareSlider,
  'journey-dialog': journeyDialog,
  'action-button': actionButton,
  checkbox,
  checkboxes,
  textarea,
  'day-of-month': dayOfMonth,
  'lookup-select': lookupSelect,
  mpan,
  'mprn-lookup': mprnLookup,
  entries,
  'residence-length': residenceLength,
  'sort-code': sortCode,
  'switch-timing': switchTiming,
  'yes-no-consent': yesNoConsent,
};

/** The resolved field of an example, as the engine would give it. */
export function exampleField(widget: string, example: WidgetExample): ResolvedField {
  return {
    kind: 'field',
    name: `${widget}-${example.name}`,
    widget,
    required: false,
    ui: {},
    ...example.field,
  };
}
