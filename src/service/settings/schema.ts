import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { markForm } from '../../brand/mark.ts';
import { type BrandPage, pageNameForm } from '../../brand/pages.ts';
import { type TokenKind, type Tokens, tokenForms, tokenWords } from '../../brand/tokens.ts';
import { typefaceForms } from '../../brand/typeface.ts';
import { shortText } from './forms.ts';

/** What a trade lets its operators say. */
export interface TradeSettings {
  /** Settings of the operator's file and of brands, by name. */
  readonly words: Readonly<Record<string, TSchema>>;
  /** Settings of the operator's file alone. */
  readonly fileWords: Readonly<Record<string, TSchema>>;
  /** What holds where neither says anything. */
  readonly defaults: Readonly<Record<string, unknown>>;
  /** The setting that is the name for people where no brand has one. */
  readonly name: string;
  /** A host beside ours whose images the page may show; '' for none. */
  readonly imageHost: (settings: Readonly<Record<string, unknown>>) => string;
}

const name = Type.String({ pattern: '^[a-z][a-z0-9-]*$', maxLength: 40 });
const optional = (words: Readonly<Record<string, TSchema>>) =>
  Object.fromEntries(Object.entries(words).map(([word, form]) => [word, Type.Optional(form)]));

const generalWords = {
  $schema: Type.Optional(Type.String()),
  brand: Type.Optional(name),
  languages: Type.Optional(Type.Array(Type.String({ pattern: '^[a-z]{2,3}$' }), { maxItems: 20 })),
  showcase: Type.Optional(Type.Boolean()),
  studio: Type.Optional(Type.Boolean()),
};

/** The operator's file: the brand and the languages by name, whether showcase and studio are there, and any setting of the trade. */
export const settingsFileOf = ({ words, fileWords }: TradeSettings) =>
  Type.Object(
    { ...generalWords, ...optional(fileWords), ...optional(words) },
    { additionalProperties: false },
  );

const tokenOf = (kind: TokenKind) => {
  if (kind === 'weight') return Type.Integer({ minimum: 100, maximum: 900 });
  const form = Type.String({ pattern: tokenForms[kind], maxLength: 200 });
  return kind === 'colour' ? Type.Object({ light: form, dark: form }, { additionalProperties: false }) : form;
};

// The kinds settle what each token may be, which the type system cannot follow through a record made by name.
const TokensFile = Type.Unsafe<Tokens>(
  Type.Partial(
    Type.Object(
      Object.fromEntries(Object.entries(tokenWords).map(([name, { kind }]) => [name, tokenOf(kind)])),
      { additionalProperties: false },
    ),
  ),
);

const PagesFile = Type.Unsafe<Readonly<Record<string, BrandPage>>>(
  Type.Record(
    Type.String({ pattern: pageNameForm }),
    Type.Object(
      {
        title: shortText(60),
        parts: Type.Array(
          Type.Object(
            { heading: Type.Optional(shortText()), text: shortText(4000) },
            { additionalProperties: false },
          ),
          { maxItems: 30 },
        ),
      },
      { additionalProperties: false },
    ),
    { maxProperties: 20, additionalProperties: false },
  ),
);

const TypefaceFile = Type.Object(
  {
    family: Type.String({ pattern: typefaceForms.family }),
    file: Type.String({ pattern: typefaceForms.file }),
    weights: Type.Optional(Type.String({ pattern: typefaceForms.weights })),
  },
  { additionalProperties: false },
);

const brandWords = {
  $schema: Type.Optional(Type.String()),
  brand: name,
  name: shortText(),
  logoText: Type.Optional(shortText(40)),
  logoMark: Type.Optional(Type.String({ pattern: markForm, maxLength: 2000 })),
  pages: Type.Optional(PagesFile),
  typeface: Type.Optional(TypefaceFile),
  tokens: Type.Optional(TokensFile),
};

/** A brand: name, logo, pages of its own, a typeface, design tokens, and any setting of the trade that a brand may hold. */
export const brandFileOf = ({ words }: TradeSettings) =>
  Type.Object({ ...brandWords, ...optional(words) }, { additionalProperties: false });

const General = Type.Object(generalWords);
const Brand = Type.Object(brandWords);

/** A settings file that was checked; the trade's own settings stand beside these. */
export type SettingsFile = Static<typeof General>;
/** A brand file that was checked, likewise. */
export type BrandFile = Static<typeof Brand>;
