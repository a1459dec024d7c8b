/** Kinds of widget options: `text` is filled and shown, `value` may be `{ "from": path }`. */
export type OptionKind = 'text' | 'value' | 'word' | 'number' | 'boolean' | 'numbers' | 'effect' | 'journey';

/** What a widget word says of itself. `words` closes an option to a list. */
export interface WidgetWord {
  readonly doc: string;
  /** Where its choices come from: declared `options`, a `lookup`, or none. */
  readonly choices: 'options' | 'lookup' | 'none';
  readonly options: Readonly<Record<string, OptionKind | readonly string[]>>;
}

/** The input modes of a text field (Q5.02). */
export const textModes = [
  'text',
  'number',
  'number-non-zero',
  'decimal',
  'one-decimal',
  'nospace',
  'lowercase',
  'alpha-numeric',
  'alpha-space',
] as const;

export type TextMode = (typeof textModes)[number];

/** Options that every widget takes besides its own: `widget`, `hint`, `tooltip`, `options`, `lookup`. */
export const widgetWords = {
  'text-field': {
    doc: 'One line of text or digits, trimmed on leaving.',
    choices: 'none',
    options: {
      mode: textModes,
      prefix: 'text',
      suffix: 'text',
      autocomplete: 'word',
      width: ['short', 'medium', 'long'],
    },
  },
  'usage-amount': {
    doc: 'A number with its unit, and where it stands on the low, medium, high scale (V3).',
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
    doc: 'A postcode with a Search button; spaces stripped, upper case.',
    choices: 'none',
    options: { action: 'effect', actionLabel: 'text' },
  },
  'registration-search': {
    doc: 'A vehicle registration on a number plate, with a button that looks it up.',
    choices: 'none',
    options: { action: 'effect', actionLabel: 'text' },
  },
  'search-select': {
    doc: 'A list with a word filter; the choice is shown with a Change button.',
    choices: 'lookup',
    options: { placeholder: 'text', noMatch: 'text', changeLabel: 'text' },
  },
  'supplier-select': {
    doc: 'Suppliers: marks to pick from, a list with a word filter, the choice with a Change button.',
    choices: 'lookup',
    options: { quickPicks: 'numbers', placeholder: 'text', noMatch: 'text', changeLabel: 'text' },
  },
  'supplier-checks': {
    doc: 'Any number of suppliers, as boxes to tick: the best known with their marks, the others on request.',
    choices: 'lookup',
    options: { quickPicks: 'numbers', moreLabel: 'text' },
  },
  choices: {
    doc: 'One of a few, as tiles, segments or pictures.',
    choices: 'options',
    options: { appearance: ['tiles', 'segments', 'pictures'] },
  },
  select: {
    doc: "One of a list, in the browser's own select.",
    choices: 'options',
    options: { placeholder: 'text', autocomplete: 'word', width: ['short', 'medium', 'long'] },
  },
  'lookup-choices': {
    doc: 'One of a few that the server gives, as buttons that answer at once.',
    choices: 'lookup',
    options: {},
  },
  'yes-no': { doc: "'yes' or 'no'.", choices: 'none', options: { yesLabel: 'text', noLabel: 'text' } },
  agreement: {
    doc: 'A box that only the person ticks: true, or null when unticked.',
    choices: 'none',
    options: { text: 'text' },
  },
  'date-picker': {
    doc: 'Day, month and year selects; the value is YYYY-MM-DD (Q2.25).',
    choices: 'none',
    options: { span: ['ahead', 'birth'], leapYears: 'boolean', monthsAhead: 'numbers' },
  },
  tabs: {
    doc: 'Tabs that each open a group of the card; arrows move, Enter chooses.',
    choices: 'options',
    options: {},
  },
  'share-slider': {
    doc: 'A percentage with a slider, a number box and steps.',
    choices: 'none',
    options: { low: 'text', high: 'text', unsure: 'number', unsureLabel: 'text' },
  },
  'journey-dialog': {
    doc: 'A dialog that runs another journey, one card at a time.',
    choices: 'none',
    options: { journey: 'journey', openLabel: 'text' },
  },
} as const satisfies Record<string, WidgetWord>;

export type WidgetName = keyof typeof widgetWords;

/** Drawings that a notice may show with `picture`. */
export const pictureWords = {
  'annotated-bill': { doc: 'A drawn bill with numbered pins (V7).' },
} as const;

export type PictureName = keyof typeof pictureWords;
