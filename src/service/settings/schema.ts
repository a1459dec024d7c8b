import { type Static, Type } from '@sinclair/typebox';
import { markForm } from '../../brand/mark.ts';
import { type TokenKind, type Tokens, tokenForms, tokenWords } from '../../brand/tokens.ts';

const text = (maxLength = 150) => Type.String({ maxLength });
const name = Type.String({ pattern: '^[a-z][a-z0-9-]*$', maxLength: 40 });
const variantFile = Type.String({ pattern: '^[a-z0-9][a-z0-9-]*$', maxLength: 60 });
// A page of this origin, or one of the web: never javascript: and the like.
const link = Type.String({ pattern: '^(https?://[^\\s"<>]+|/[^\\s"<>/][^\\s"<>]*|/)$', maxLength: 500 });

// A host name, with its port if need be: no address, and nothing that could end a directive of a policy.
const hostName = '[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?(:[0-9]{1,5})?';

/** The app settings (Q3.01). Every one may stand in the operator's settings file, and in a brand file. */
const settings = {
  supplierName: text(),
  productName: text(),
  supplierPhone: text(30),
  supplierEmail: Type.String({ pattern: '^[^\\s@<>"]+@[^\\s@<>"]+$', maxLength: 150 }),
  termsUrl: link,
  privacyUrl: link,
  nonDomesticPhone: text(30),
  nonDomesticHours: text(),
  mprnHelpline: text(30),
  whiteLabel: Type.Boolean(),
  gbData: Type.Boolean(),
  carbonOffset: Type.Boolean(),
  referrerBranchCode: text(),
  switchOwnerReference: text(),
  isHappyToBeAutoSwitched: Type.Boolean(),
  pixelHost: Type.String({ pattern: `^(${hostName})?$` }),
  checkoutHosts: Type.String({ pattern: `^(${hostName}( ${hostName})*)?$` }),
};

const Settings = Type.Object(settings, { additionalProperties: false });
const partial = Type.Partial(Settings).properties;
const $schema = Type.Optional(Type.String());

/** The operator's file: any of the settings, the brand and the usage averages by name, whether showcase and studio are there, variants by supplier id. */
export const SettingsFile = Type.Object(
  {
    $schema,
    brand: Type.Optional(name),
    averages: Type.Optional(Type.String({ maxLength: 40 })),
    showcase: Type.Optional(Type.Boolean()),
    studio: Type.Optional(Type.Boolean()),
    supplierVariants: Type.Optional(Type.Record(Type.String({ pattern: '^[0-9]+$' }), variantFile)),
    ...partial,
  },
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

/** A brand: names, phone, links, flags, logo and design tokens. */
export const BrandFile = Type.Object(
  {
    $schema,
    brand: name,
    name: text(),
    logoText: Type.Optional(text(40)),
    logoMark: Type.Optional(Type.String({ pattern: markForm, maxLength: 2000 })),
    tokens: Type.Optional(TokensFile),
    ...partial,
  },
  { additionalProperties: false },
);

export type AppSettings = Static<typeof Settings>;
export type SettingsFile = Static<typeof SettingsFile>;
export type BrandFile = Static<typeof BrandFile>;

/** What holds where neither the operator's file nor the brand says anything (defaults of Q3.01). */
export const defaultSettings: AppSettings & { readonly averages: string } = {
  averages: '2023-10',
  supplierName: 'Home energy comparison',
  productName: 'our service',
  supplierPhone: '0808 157 0000',
  supplierEmail: 'help@service.example',
  termsUrl: 'https://service.example/terms',
  privacyUrl: 'https://service.example/privacy',
  nonDomesticPhone: '0808 157 0001',
  nonDomesticHours: 'Monday to Friday, 9am to 5pm',
  mprnHelpline: '0870 608 1524',
  whiteLabel: true,
  gbData: false,
  carbonOffset: false,
  referrerBranchCode: 'WEB',
  switchOwnerReference: 'WEB',
  isHappyToBeAutoSwitched: false,
  pixelHost: '',
  checkoutHosts: '',
};
