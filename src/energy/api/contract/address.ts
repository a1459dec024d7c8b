import { type Static, Type } from '@sinclair/typebox';
import { closed, orNull, Postcode, text } from './shared.ts';

/** One address of a postcode, with the codes that find its meters. */
export const FoundAddress = closed({
  addressLine1: text(),
  addressLine2: text(),
  city: text(),
  county: text(),
  postcode: Postcode,
  text: text(300),
  mpanCores: Type.Array(Type.String({ pattern: '^[0-9]{13}$' }), { maxItems: 20 }),
  xoserveAddressCodes: Type.Array(Type.String({ maxLength: 20 }), { maxItems: 20 }),
});
export type FoundAddress = Static<typeof FoundAddress>;

/** One meter of an address (§3, Address parts). `mpaq` is the annual quantity in kWh, gas only. */
export const MeterDetails = closed({
  isDomestic: Type.Boolean(),
  mugSupplierId: orNull(Type.Integer()),
  isPrepayment: Type.Boolean(),
  isSmartMeter: Type.Boolean(),
  mpan: orNull(Type.String()),
  mprn: orNull(Type.String()),
  mpaq: orNull(Type.Number()),
});
export type MeterDetails = Static<typeof MeterDetails>;

export const AddressDetails = closed({
  elecdetails: Type.Array(MeterDetails),
  gasdetails: Type.Array(MeterDetails),
  mpan: orNull(Type.String()),
  mprn: orNull(Type.String()),
  fuelType: Type.Union([
    Type.Literal('gas'),
    Type.Literal('electricity'),
    Type.Literal('gasElectricity'),
    Type.Null(),
  ]),
});
export type AddressDetails = Static<typeof AddressDetails>;

/** Address and meter calls (specification, quote journey §7; Q7.12). */
export const addressCalls = {
  'GET /request/address/list/postcode': {
    doc: 'Addresses of a postcode, when gbData is on.',
    query: closed({ postcode: Postcode }),
    reply: closed({ verifiedAddresses: Type.Array(FoundAddress) }),
  },
  'GET /request/address/recco': {
    doc: 'Addresses of a postcode.',
    query: closed({ postcode: Postcode }),
    reply: Type.Array(FoundAddress),
  },
  'POST /request/address/recco/details': {
    doc: "An address's gas and electricity meters.",
    body: FoundAddress,
    reply: Type.Array(AddressDetails),
  },
  'GET /request/customer/mpan': {
    doc: 'Whether an MPAN is known, domestic and of Economy 7 type.',
    query: closed({ mpan: Type.String({ minLength: 13, maxLength: 21, pattern: '^[0-9A-Z]+$' }) }),
    reply: closed({
      mpan: Type.String(),
      isValid: Type.Boolean(),
      isDomestic: Type.Boolean(),
      isEconomy7: Type.Boolean(),
    }),
  },
} as const;
