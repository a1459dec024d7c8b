import { type Static, Type } from '@sinclair/typebox';
import { closed, orNull, text } from './shared.ts';

/** An offset project (§3): the image as base64, its words misspelt as the specification spells them. */
export const Project = closed({
  id: Type.Integer(),
  name: text(),
  location: text(),
  imageBase64: Type.String({ maxLength: 400_000 }),
  discription: text(1000),
  overview: text(4000),
});
export type Project = Static<typeof Project>;

/** A customer's yearly gas footprint in kg CO2e and its price in pounds (§3). The name is given only to the visitor who made the switch. */
export const CarbonCustomer = closed({
  customerId: text(64),
  firstName: orNull(text(100)),
  lastName: orNull(text(100)),
  carbonFootprint: Type.Number({ minimum: 0 }),
  fullCarbonCost: Type.Number({ minimum: 0 }),
  paymentReference: orNull(text(64)),
});
export type CarbonCustomer = Static<typeof CarbonCustomer>;

/** Carbon offset calls (specification, switch completion §7; S7.10). */
export const carbonCalls = {
  'POST /request/clevel/customer/carbonoffset': {
    doc:
      'The footprint of a completed switch, by its uuid, by the customer id given before, or for its own visitor by its switch id; ' +
      "with the name for its own visitor alone. 404 alike for a switch id that nobody has and another visitor's.",
    query: closed({
      uuid: Type.Optional(text(64)),
      switchId: Type.Optional(Type.Integer()),
      customerId: Type.Optional(text(64)),
    }),
    reply: CarbonCustomer,
  },
  'GET /request/clevel/projects': {
    doc: 'Projects that offset carbon.',
    reply: closed({ projects: Type.Array(Project) }),
  },
  'POST /request/clevel/customer/{id}/carbonoffset/payment': {
    doc:
      'Starts the payment for a part of the footprint; answers where to pay: an address, or a path of the origin that was called. ' +
      'Once it was paid, the address of that payment, which leads to how it ended: one footprint is paid once.',
    path: closed({ id: text(64) }),
    body: closed({
      projectId: Type.Integer(),
      percentage: Type.Union([Type.Literal(25), Type.Literal(50), Type.Literal(75), Type.Literal(100)]),
    }),
    reply: closed({ checkOutUrl: text(300) }),
  },
  'GET /request/clevel/customer/carbonoffset/payment/update': {
    doc: 'How a payment ended, as the partner recorded it: asking changes nothing, and neither does `c`, which an address has when it was cancelled.',
    query: closed({ id: text(64), oid: text(64), c: Type.Optional(text(64)) }),
    reply: closed({
      isPaid: Type.Boolean(),
      paymentReference: orNull(text(64)),
      projectPercentage: orNull(Type.Integer({ minimum: 0, maximum: 100 })),
    }),
  },
} as const;
