import { type Static, type TObject, type TProperties, Type } from '@sinclair/typebox';
import { postcodePattern } from '../../../words/postcode.ts';

/** A closed object: an unknown key is an error. */
export const closed = <T extends TProperties>(properties: T): TObject<T> =>
  Type.Object(properties, { additionalProperties: false });

/** The four quote types (specification, quote journey §3). */
export const SwitchType = Type.Union([
  Type.Literal('gasToGas'),
  Type.Literal('electricityToElectricity'),
  Type.Literal('dualConsolidatedToDualConsolidated'),
  Type.Literal('dualDistinctToDualConsolidated'),
]);
export type SwitchType = Static<typeof SwitchType>;

/** Pay methods as requests spell them (§9). */
export const PayMethod = Type.Union([
  Type.Literal('monthlyDirectDebit'),
  Type.Literal('quarterlyDirectDebit'),
  Type.Literal('cashOrCheque'),
  Type.Literal('prePaymentMeter'),
]);
export type PayMethod = Static<typeof PayMethod>;

/** Pay methods as results spell them, misspelling included (§9). */
export const ResultPayMethod = Type.Union([
  Type.Literal('MonthlyDirectDebit'),
  Type.Literal('QuaterlyDirectDebit'),
  Type.Literal('CashOrCheque'),
  Type.Literal('PrePaymentMeter'),
]);
export type ResultPayMethod = Static<typeof ResultPayMethod>;

/** A UK postcode without spaces, upper case, 5 to 7 characters. */
export const Postcode = Type.String({ pattern: postcodePattern, maxLength: 7 });

/** A day, YYYY-MM-DD. */
export const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });

export const text = (maxLength = 150) => Type.String({ maxLength });
export const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);

/** How long a tariff's price is fixed, wherever one is told of. */
export const FixedMonths = Type.Optional(
  Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
    description: 'Ours, beyond §3: length of the fixed price, from the start of supply; null without one.',
  }),
);

/** What every refused call answers. `field` names the offending part of the body or query. */
export const Refusal = closed({ message: Type.String(), field: Type.Optional(Type.String()) });
