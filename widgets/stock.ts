import { own } from '../src/engine/own.ts';
import type { ResolvedField } from '../src/engine/types.ts';
import type { WidgetName } from './words.ts';

/** The widget of rjsf's own that comes nearest to each of ours; none shows for a button, which answers nothing. */
const nearest: Readonly<Record<Exclude<WidgetName, 'entries'>, string>> = {
  'text-field': 'text',
  'usage-amount': 'text',
  'postcode-search': 'text',
  'registration-search': 'text',
  mpan: 'text',
  'mprn-lookup': 'text',
  'sort-code': 'text',
  'residence-length': 'text',
  'search-select': 'select',
  'supplier-select': 'select',
  select: 'select',
  'lookup-select': 'select',
  'day-of-month': 'select',
  choices: 'radio',
  'lookup-choices': 'radio',
  'yes-no': 'radio',
  'yes-no-consent': 'radio',
  'switch-timing': 'radio',
  tabs: 'radio',
  agreement: 'checkbox',
  checkbox: 'checkbox',
  'supplier-checks': 'checkboxes',
  checkboxes: 'checkboxes',
  textarea: 'textarea',
  'date-picker': 'date',
  'share-slider': 'range',
  'action-button': 'hidden',
  'journey-dialog': 'hidden',
};

/** rjsf's own widget for a word, with the choices that the options word; undefined where rjsf chooses best by the type. */
export function stockWidget(word: string, ui: ResolvedField['ui']) {
  const widget = own<string>(nearest, word);
  if (widget === undefined) return undefined;
  const { yesLabel = 'Yes', noLabel = 'No' } = ui;
  return { widget, ...(word === 'yes-no' && { names: { yes: `${yesLabel}`, no: `${noLabel}` } }) };
}
