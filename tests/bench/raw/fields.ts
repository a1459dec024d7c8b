import billing from '../form/schemas/cards/billing.card.json' with { type: 'json' };
import customer from '../form/schemas/cards/customer.card.json' with { type: 'json' };
import meters from '../form/schemas/cards/meters.card.json' with { type: 'json' };
import payment from '../form/schemas/cards/payment.card.json' with { type: 'json' };
import residence from '../form/schemas/cards/residence.card.json' with { type: 'json' };
import terms from '../form/schemas/cards/terms.card.json' with { type: 'json' };

/** The answers of one section: text, a choice, or a tick. */
export type Data = Record<string, string | boolean | undefined>;

/** One field as a person would write it down by hand. */
export interface RawField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'select' | 'check' | 'yes-no';
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly pattern: RegExp | undefined;
  readonly maxLength: number;
  readonly isRequired: (data: Data) => boolean;
  readonly isShown: (data: Data) => boolean;
}

export interface RawSection {
  readonly name: string;
  readonly title: string;
  readonly fields: readonly RawField[];
}

interface Card {
  readonly card: string;
  readonly title: string;
  readonly order: readonly string[];
  readonly schema: { readonly properties: Readonly<Record<string, Property>> };
  readonly ui: Readonly<Record<string, { readonly widget: string; readonly options?: RawField['choices'] }>>;
  readonly require?: Readonly<Record<string, unknown>>;
}

interface Property {
  readonly title: string;
  readonly pattern?: string;
  readonly maxLength?: number;
}

const smart = (data: Data) =>
  data.gasSmartMeterInstalled === true || data.electricitySmartMeterInstalled === true;
const manually = (data: Data) => data['previous.manually'] === true;
const separate = (data: Data) => data.separateBilling === true;

/** The conditions of the form, by hand. */
const shown: Readonly<Record<string, (data: Data) => boolean>> = {
  agreeSmartMeterConditions: smart,
  specialNeedsId: (data) => data.hasMedicalConditionOrIndividualRequirement === true,
  'billing.line1': separate,
  'billing.line2': separate,
  'billing.city': separate,
  'billing.county': separate,
  'billing.postcode': separate,
};
const required: Readonly<Record<string, (data: Data) => boolean>> = {
  'previous.line2': manually,
  'previous.county': manually,
  neitherSmartMeterInstalled: (data) => !smart(data),
};

const kinds: Readonly<Record<string, RawField['kind']>> = {
  select: 'select',
  agreement: 'check',
  'yes-no': 'yes-no',
};
const yesNo = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];

/** The sections of the sign-up form with the same fields, limits and conditions as the engine's definitions. */
export const sections: readonly RawSection[] = [customer, residence, billing, meters, terms, payment].map(
  (card: Card) => ({
    name: card.card,
    title: card.title,
    fields: card.order.map((name) => fieldOf(card, name)),
  }),
);

function fieldOf(card: Card, name: string): RawField {
  const property = card.schema.properties[name];
  const ui = card.ui[name];
  return {
    name,
    label: property?.title ?? '',
    kind: kinds[ui?.widget ?? ''] ?? 'text',
    choices: ui?.options ?? yesNo,
    pattern: property?.pattern === undefined ? undefined : new RegExp(property.pattern, 'u'),
    maxLength: property?.maxLength ?? Number.POSITIVE_INFINITY,
    isRequired: required[name] ?? (() => card.require?.[name] === true),
    isShown: shown[name] ?? (() => true),
  };
}

/** What is wrong with a field, or undefined. */
export function mistake(field: RawField, data: Data): string | undefined {
  const value = data[field.name];
  if (value === undefined || value === '' || value === false)
    return field.isRequired(data) ? `${field.label} is required` : undefined;
  if (typeof value !== 'string') return undefined;
  if (value.length > field.maxLength) return `${field.label} exceeds ${field.maxLength} characters.`;
  return field.pattern?.test(value) === false ? `${field.label} is invalid.` : undefined;
}
