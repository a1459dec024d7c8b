import { Type } from '@sinclair/typebox';
import { badField, type Refused } from '../../../service/refused.ts';
import type { Choice } from '../../api/contract/sign-up.ts';
import choiceData from '../data/sign-up-choices.json' with { type: 'json' };
import { dataOf } from '../dataOf.ts';

const words = Type.Array(Type.String({ minLength: 1 }), { minItems: 1 });
const data = dataOf(
  'sign-up-choices.json',
  Type.Object({
    titles: words,
    employmentStatuses: words,
    residentialStatuses: words,
    specialNeeds: words,
    lastDirectDebitDay: Type.Integer({ minimum: 1, maximum: 31 }),
  }),
  choiceData,
);

const numbered = (texts: readonly string[]): Choice[] =>
  texts.map((text, index) => ({ id: index + 1, text }));

const endings = { one: 'st', two: 'nd', few: 'rd', other: 'th', many: 'th', zero: 'th' } as const;
const plural = new Intl.PluralRules('en-GB', { type: 'ordinal' });
const ordinal = (day: number) => `${day}${endings[plural.select(day)]}`;

/** The lists that a sign-up chooses from, by the name of the field that holds the choice. */
export const choices = {
  titleId: numbered(data.titles),
  employmentStatusId: numbered(data.employmentStatuses),
  residentialStatusId: numbered(data.residentialStatuses),
  specialNeedsId: numbered(data.specialNeeds),
  preferredDirectDebitDay: numbered(
    Array.from({ length: data.lastDirectDebitDay }, (_, n) => ordinal(n + 1)),
  ),
} as const;

/** Refuses a choice that its list does not hold; null is no choice, and whether one is needed is not asked here. */
export function refuseChoice(field: keyof typeof choices, id: number | null): Refused | undefined {
  if (id === null || choices[field].some((choice) => choice.id === id)) return undefined;
  return badField(field, 'Choose one of the list.');
}
