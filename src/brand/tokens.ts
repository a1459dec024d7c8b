/** A colour in both schemes, each `#rrggbb`. */
export type Colour = {
  readonly light: string;
  readonly dark: string;
};

/** What a token of a kind may be, in words for the operator. A colour holds `#rrggbb` for light and for dark. */
export const tokenKinds = {
  colour: '{ "light": "#rrggbb", "dark": "#rrggbb" }',
  length: '0, or a number with px, rem, em or ch',
  weight: 'a number from 100 to 900',
  font: 'names of typefaces, parted by commas',
  shadow: 'none, or lengths and an rgb() colour',
  case: 'none or uppercase',
} as const;

export type TokenKind = keyof typeof tokenKinds;

/** What a text of each kind looks like; a weight is a number, a colour two texts. Nothing here can fetch anything. */
export const tokenForms = {
  colour: '^#[0-9a-fA-F]{6}$',
  length: '^(0|-?([0-9]+|[0-9]*\\.[0-9]+)(px|rem|em|ch))$',
  font: '^[A-Za-z0-9 ,\'"-]+$',
  shadow: '^(none|[a-z0-9 .,%()/-]*rgb\\([0-9 .%/]+\\))$',
  case: '^(none|uppercase)$',
} as const satisfies Partial<Record<TokenKind, string>>;

interface TokenWord {
  readonly kind: TokenKind;
  readonly doc: string;
  /** A colour's value where no brand gives another, as in theme.css; a name stands for that token's value. */
  readonly standard?: Colour | string;
}

const colour = (doc: string, light: string, dark: string) =>
  ({ kind: 'colour', doc, standard: { light, dark } }) as const;
const like = <Name extends string>(standard: Name, doc: string) =>
  ({ kind: 'colour', doc, standard }) as const;
const other = (kind: Exclude<TokenKind, 'colour'>, doc: string) => ({ kind, doc }) as const;

/** Every design token that a brand may set; `--NAME` in widgets/theme.css. */
export const tokenWords = {
  'color-surface': colour('the page', '#f4f6f6', '#10181c'),
  'color-raised': colour('cards and boxes', '#ffffff', '#182329'),
  'color-sunken': colour('wells', '#e9eeee', '#0b1215'),
  'color-text': colour('words', '#14232b', '#eaf0f1'),
  'color-muted': colour('lesser words', '#4b5b64', '#a8b7bd'),
  'color-border': colour('lines that part', '#d8e0e1', '#2c3b43'),
  'color-border-strong': colour('edges of controls', '#71828a', '#7d919a'),
  'color-accent': colour('the one next step and choices', '#0b5a56', '#6fd0c2'),
  'color-accent-hover': colour('the same under the pointer', '#084441', '#95e2d7'),
  'color-accent-text': colour('words on the accent', '#ffffff', '#05211e'),
  'color-accent-soft': colour('a chosen or pointed-at surface', '#e4f1ef', '#15332f'),
  'color-focus': colour('the focus ring', '#1b62d9', '#8ab8ff'),
  'info-text': colour('words of a notice that informs', '#154a7d', '#b4d5fa'),
  'info-surface': colour('its surface', '#eaf2fb', '#12283d'),
  'info-border': colour('its edge', '#4f88c2', '#4f86be'),
  'success-text': colour('pounds that are saved, and a payment made', '#1a5a33', '#a6e0bb'),
  'success-surface': colour('its surface', '#e8f5ec', '#11301f'),
  'success-border': colour('its edge', '#43905f', '#3f9160'),
  'warning-text': colour('words of a notice that warns', '#6b4500', '#f4d48a'),
  'warning-surface': colour('its surface', '#fdf4dc', '#332709'),
  'warning-border': colour('its edge', '#a5741a', '#a17a22'),
  'danger-text': colour('words of an error or a notice of danger', '#9c1c1c', '#ffb8b3'),
  'danger-surface': colour('its surface', '#fcebea', '#3b1716'),
  'danger-border': colour('its edge', '#c64a46', '#d4605b'),
  'header-surface': like('color-raised', 'the bar at the top'),
  'header-text': like('color-accent', 'the name in that bar'),
  'header-line': like('color-border', 'the line under that bar'),
  'mark-surface': like('color-accent', 'the ground of the logo mark'),
  'mark-text': like('color-accent-text', 'the drawing of the logo mark'),
  'font-body': other('font', 'the typeface of words'),
  'font-heading': other('font', 'the typeface of headings'),
  'font-logo': other('font', 'the typeface of the name in the header'),
  'heading-weight': other('weight', 'how heavy headings are'),
  'heading-tracking': other('length', 'space between the letters of headings'),
  'text-small': other('length', 'small words'),
  'text-body': other('length', 'words'),
  'text-large': other('length', 'large words and small headings'),
  'text-title': other('length', 'headings of cards'),
  'text-display': other('length', 'the heading of a page'),
  'text-figure': other('length', 'the one figure that a page is about'),
  'logo-weight': other('weight', 'how heavy the name in the header is'),
  'logo-tracking': other('length', 'space between its letters'),
  'logo-size': other('length', 'its size'),
  'logo-case': other('case', 'whether it stands in capitals'),
  'header-size': other('length', 'height of the bar at the top'),
  'header-line-size': other('length', 'thickness of the line under it'),
  'mark-radius': other('length', 'corners of the logo mark; 16px makes it round'),
  'radius-small': other('length', 'corners of small boxes'),
  radius: other('length', 'corners of controls'),
  'radius-large': other('length', 'corners of cards'),
  'button-radius': other('length', 'corners of buttons'),
  'button-weight': other('weight', 'how heavy the words of buttons are'),
  'card-edge': other('length', 'thickness of the coloured edge on top of cards; 0 for none'),
  'shadow-raised': other('shadow', 'under cards'),
  'shadow-floating': other('shadow', 'under lists and dialogs'),
  'content-width': other('length', 'the column of cards'),
} as const satisfies Readonly<Record<string, TokenWord>>;

export type TokenName = keyof typeof tokenWords;

/** What a brand gives a token. */
export type TokenValue = Colour | string | number;

/** Tokens by name, as a brand file holds them. */
export type Tokens = Readonly<Record<string, TokenValue>>;

/** The colour that a token has with these tokens set: the brand's own, else the standard one. */
export function colourOf(tokens: Tokens, name: TokenName): Colour | undefined {
  const given = tokens[name];
  if (typeof given === 'object') return given;
  const word: TokenWord = tokenWords[name];
  const { standard } = word;
  return typeof standard === 'string' && isToken(standard) ? colourOf(tokens, standard) : asColour(standard);
}

/** Whether a brand may set a token of this name. */
export function isToken(name: string): name is TokenName {
  return Object.hasOwn(tokenWords, name);
}

const asColour = (standard: TokenWord['standard']) => (typeof standard === 'object' ? standard : undefined);
