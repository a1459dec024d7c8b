import { type Static, Type } from '@sinclair/typebox';

const text = (maxLength = 150) => Type.String({ maxLength });
const name = Type.String({ pattern: '^[a-z][a-z0-9-]*$', maxLength: 40 });
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

/** The operator's file: any of the settings, the brand by name, and the set of usage averages by name. */
export const SettingsFile = Type.Object(
  {
    $schema,
    brand: Type.Optional(name),
    averages: Type.Optional(Type.String({ maxLength: 40 })),
    ...partial,
  },
  { additionalProperties: false },
);

// Names and values of CSS custom properties: nothing that could end a declaration or fetch something.
const Tokens = Type.Record(
  Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
  Type.String({ pattern: '^(?![\\s\\S]*[uU][rR][lL]\\s*\\()[^;{}<\\\\]+$', maxLength: 200 }),
  { additionalProperties: false },
);

/** A brand: names, phone, links, flags, and design tokens for light and dark. */
export const BrandFile = Type.Object(
  {
    $schema,
    brand: name,
    name: text(),
    logoText: Type.Optional(text(40)),
    tokens: Type.Optional(Tokens),
    darkTokens: Type.Optional(Tokens),
    ...partial,
  },
  { additionalProperties: false },
);

export type AppSettings = Static<typeof Settings>;
export type SettingsFile = Static<typeof SettingsFile>;
export type BrandFile = Static<typeof BrandFile>;

/** What holds where neither the operator's file nor the brand says anything (defaults of Q3.01). */
export const defaultSettings: AppSettings & { readonly brand: string; readonly averages: string } = {
  brand: 'switchyard',
  averages: '2023-10',
  supplierName: 'Switchyard',
  productName: 'our service',
  supplierPhone: '0808 157 0000',
  supplierEmail: 'help@switchyard.example',
  termsUrl: 'https://switchyard.example/terms',
  privacyUrl: 'https://switchyard.example/privacy',
  nonDomesticPhone: '0808 157 0001',
  nonDomesticHours: 'Monday to Friday, 9am to 5pm',
  mprnHelpline: '0870 608 1524',
  whiteLabel: true,
  gbData: false,
  carbonOffset: false,
  referrerBranchCode: 'WEB',
  switchOwnerReference: 'SWITCHYARD',
  isHappyToBeAutoSwitched: false,
  pixelHost: '',
  checkoutHosts: '',
};
