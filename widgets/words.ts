import type { WidgetWord } from '../src/engine/trade-words.ts';
import { givenByMode, textModes, typedByMode } from './text-modes.ts';

/** The options of all widgets that are texts for people: what a customer was shown is told by them. */
export const spokenOptions: readonly string[] = [
  'actionLabel',
  'addLabel',
  'changeLabel',
  'empty',
  'failed',
  'high',
  'keepLabel',
  'low',
  'monthsLabel',
  'moreLabel',
  'noLabel',
  'noMatch',
  'openLabel',
  'placeholder',
  'prefix',
  'removeLabel',
  'saveLabel',
  'scaleLabel',
  'scaleSource',
  'suffix',
  'text',
  'unasked',
  'unsureLabel',
  'yearsLabel',
  'yesLabel',
];

/** Options that every widget takes besides its own: `widget`, `hint`, `tooltip`, `options`, `lookup`. */
export const widgetWords = {
  'text-field': {
    doc: 'One line of text or digits, trimmed on leaving. A `masked` answer is repeated by its last two signs only.',
    asked: 'in words, on one line',
    gives: ['string'],
    givesBy: { mode: givenByMode },
    takesBy: { mode: typedByMode },
    choices: 'none',
    options: {
      mode: textModes,
      prefix: 'text',
      suffix: 'text',
      autocomplete: 'word',
      width: ['short', 'medium', 'long'],
      masked: 'boolean',
    },
  },
  textarea: {
    doc: 'Several lines of text, trimmed on leaving; `rows` says for how many there is room.',
    asked: 'in words, on several lines',
    gives: ['string'],
    choices: 'none',
    options: { rows: 'number' },
  },
  'usage-amount': {
    doc: 'A number with its unit, and where it stands on the low, medium, high scale (V3), which `scaleSource` names as its publisher does.',
    asked: 'with a number',
    gives: ['number'],
    givesBy: { mode: givenByMode },
    choices: 'none',
    options: {
      mode: textModes,
      prefix: 'text',
      suffix: 'text',
      unit: 'value',
      low: 'value',
      medium: 'value',
      high: 'value',
      scaleLabel: 'text',
      scaleSource: 'text',
    },
  },
  'postcode-search': {
    doc: 'A postcode with a Search button, the next step unless `actionKind` is secondary; spaces stripped, upper case. One that `helps` is told by what was found.',
    gives: ['string'],
    choices: 'none',
    options: { action: 'effect', actionLabel: 'text', actionKind: ['secondary'], helps: 'boolean' },
  },
  'registration-search': {
    doc: 'A vehicle registration on a number plate, with a button that looks it up.',
    gives: ['string'],
    choices: 'none',
    options: { action: 'effect', actionLabel: 'text' },
  },
  'search-select': {
    doc: 'A list with a word filter; the choice is shown with a Change button. `action` asks again; `failed` and `empty` stand where the list did not come, or is empty.',
    choices: 'lookup',
    options: {
      action: 'effect',
      placeholder: 'text',
      noMatch: 'text',
      changeLabel: 'text',
      failed: 'text',
      empty: 'text',
    },
  },
  'supplier-select': {
    doc: 'Suppliers: marks to pick from, a list with a word filter, the choice with a Change button; `failed` or `empty` without any.',
    choices: 'lookup',
    options: {
      action: 'effect',
      quickPicks: 'numbers',
      placeholder: 'text',
      noMatch: 'text',
      changeLabel: 'text',
      failed: 'text',
      empty: 'text',
    },
  },
  'supplier-checks': {
    doc: 'Any number of suppliers, as boxes to tick: the best known with their marks, the others on request.',
    gives: ['array'],
    choices: 'lookup',
    options: { quickPicks: 'numbers', moreLabel: 'text' },
  },
  choices: {
    doc: 'One of a few, as tiles, segments or pictures.',
    asked: 'with one of several',
    choices: 'options',
    options: { appearance: ['tiles', 'segments', 'pictures'] },
  },
  checkboxes: {
    doc: 'Any number of a few, as boxes to tick. The value is a list of what is ticked, in the order of the options; nothing when none is.',
    asked: 'with any number of several',
    gives: ['array'],
    choices: 'options',
    options: {},
  },
  select: {
    doc: "One of a list, in the browser's own select.",
    asked: 'with one of a list',
    choices: 'options',
    options: { placeholder: 'text', autocomplete: 'word', width: ['short', 'medium', 'long'] },
  },
  'lookup-choices': {
    doc: 'One of a few that the server gives, as buttons that answer at once. `action` asks again.',
    choices: 'lookup',
    options: { action: 'effect' },
  },
  'lookup-select': {
    doc: "One of a list that the server gives, in the browser's own select. `unasked` stands there until it is asked for; `action` asks again.",
    choices: 'lookup',
    options: {
      action: 'effect',
      placeholder: 'text',
      autocomplete: 'word',
      width: ['short', 'medium', 'long'],
      unasked: 'text',
    },
  },
  'day-of-month': {
    doc: 'A day of the month that the server offers: `text` before it, `suffix` after it (S2.50). The value is its id. `action` asks again.',
    choices: 'lookup',
    options: { action: 'effect', text: 'text', placeholder: 'text', suffix: 'text' },
  },
  'yes-no': {
    doc: "'yes' or 'no'.",
    asked: 'with yes or no',
    gives: ['string'],
    values: ['yes', 'no'],
    choices: 'none',
    options: { yesLabel: 'text', noLabel: 'text' },
  },
  agreement: {
    doc: 'A box that only the person ticks: true, or null when unticked.',
    asked: 'by ticking a box, to agree',
    gives: ['boolean'],
    values: [true],
    choices: 'none',
    options: { text: 'text' },
  },
  checkbox: {
    doc: 'A box that is ticked or not: true or false; nothing until it is first used. One that `helps` to give another answer is told by that one.',
    asked: 'by ticking a box',
    gives: ['boolean'],
    values: [true, false],
    choices: 'none',
    options: { text: 'text', helps: 'boolean' },
  },
  'yes-no-consent': {
    doc: 'A consent given or refused with two radio buttons: true or false; nothing until one is chosen.',
    asked: 'with yes or no, as a consent',
    gives: ['boolean'],
    values: [true, false],
    choices: 'none',
    options: { text: 'text', yesLabel: 'text', noLabel: 'text' },
  },
  'action-button': {
    doc: 'A button that runs an effect; it has no answer of its own.',
    gives: [],
    choices: 'none',
    options: { action: 'effect', actionLabel: 'text' },
  },
  'residence-length': {
    doc: 'Years and months in two boxes; the value is all of it in months, null for none at all (S4.09).',
    asked: 'with years and months',
    gives: ['number'],
    choices: 'none',
    options: { yearsLabel: 'text', monthsLabel: 'text' },
  },
  entries: {
    doc:
      "A list of entries (the card's `each`), each with Change and Remove, and a button that adds one in its own card. With " +
      '`needed`, a bar that fills up by how much of it was `told` (V5).',
    choices: 'entries',
    options: {
      addLabel: 'text',
      changeLabel: 'text',
      removeLabel: 'text',
      saveLabel: 'text',
      needed: 'number',
      told: 'value',
    },
  },
  'mprn-lookup': {
    doc:
      'A gas meter number, and a button that opens a journey which finds it (S2.14). The value is text of digits; the ' +
      'journey closes when it brings one. A number that was found is text with a Change button.',
    gives: ['string'],
    choices: 'none',
    options: { journey: 'journey', openLabel: 'text', changeLabel: 'text', keepLabel: 'text' },
  },
  mpan: {
    doc:
      "The 21 digits of an electricity meter number, in the bill's layout (S2.14). The value is text without spaces. A " +
      'number that was found is text with a Change button.',
    asked: 'with the number of an electricity meter',
    gives: ['string'],
    choices: 'none',
    options: { changeLabel: 'text', keepLabel: 'text' },
  },
  'sort-code': {
    doc: 'Six digits in three boxes of two (S2.50). The value is the digits joined as text, fewer while it is typed.',
    asked: 'with a sort code',
    gives: ['string'],
    choices: 'none',
    options: { masked: 'boolean' },
  },
  'switch-timing': {
    doc:
      'When the switch happens: options of the values false (as soon as possible) and true (after the cooling-off ' +
      'period), with the dates that follow (V6). Cooling-off in days, the other two in working days.',
    gives: ['boolean'],
    values: [true, false],
    choices: 'options',
    options: { coolingOffDays: 'number', soonestDays: 'value', latestDays: 'value' },
  },
  'date-picker': {
    doc: 'Day, month and year selects; the value is YYYY-MM-DD (Q2.25).',
    asked: 'with a date',
    gives: ['string'],
    choices: 'none',
    options: { span: ['ahead', 'birth'], leapYears: 'boolean', youngest: 'number', monthsAhead: 'numbers' },
    most: { monthsAhead: 60 },
  },
  tabs: {
    doc: 'Tabs that each open a group of the card; arrows move, Enter chooses.',
    choices: 'options',
    options: {},
  },
  'share-slider': {
    doc: 'A percentage with a slider, a number box and steps.',
    asked: 'with a percentage',
    gives: ['number'],
    choices: 'none',
    options: { low: 'text', high: 'text', unsure: 'number', unsureLabel: 'text' },
  },
  'journey-dialog': {
    doc: 'A dialog that runs another journey, one card at a time.',
    gives: [],
    choices: 'none',
    options: { journey: 'journey', openLabel: 'text' },
  },
} as const satisfies Record<string, WidgetWord>;

export type WidgetName = keyof typeof widgetWords;

/** Drawings that a notice may show with `picture`. */
export const pictureWords = { 'annotated-bill': { doc: 'A drawn bill with numbered pins (V7).' } } as const;

export type PictureName = keyof typeof pictureWords;
