import type { Deal } from './sign-up-deals.ts';

const soon = 'Switch as soon as possible';
const later = 'Delay the switch by two weeks';
const accept = 'I have read and accept';
const gasMeter = 'I have a smart gas meter';
const electricityMeter = 'I have a smart electricity meter';
const loss = 'Yes, I can confirm that I understand the loss of this functionality and am happy to continue';
const neither = 'Neither';
const asSoonAsPossible =
  'Your switch goes ahead as soon as possible. If you cancel within the 14-day cooling-off period, there are no early exit fees.';
const operator = 'share your information with your local network operator?';
const debt = 'I agree to the Debt Assignment Protocol';
const partners = 'may share my data with its partners';
const channels = ['Mobile', 'Evening Telephone', 'Day Telephone', 'Email', 'Post', 'SMS', 'Face to Face'];

/** The deal of a variant. Throws for a variant without one. */
export function dealOf(variant: string): Deal {
  const deal = deals.find((one) => one.variant === variant);
  if (deal === undefined) throw new Error(`No deal has the variant ${variant}.`);
  return deal;
}

/** Every variant that supplier ids lead to, each with another deal (§2 Supplier variants). */
export const deals: readonly Deal[] = [
  {
    variant: 'default',
    tariffId: 1502,
    fuel: 'dual',
    payMethod: 'MonthlyDirectDebit',
    smart: [],
    ticked: [neither],
    says: [asSoonAsPossible, ...channels],
    silent: [soon, later, debt, operator],
    agrees: [accept],
  },
  {
    variant: '2-british-gas',
    tariffId: 202,
    fuel: 'dual',
    payMethod: 'MonthlyDirectDebit',
    smart: ['gas'],
    ticked: [gasMeter, loss],
    says: [soon, later, 'Phone', 'Email', 'Letter', 'SMS'],
    silent: ['Mobile', 'Evening Telephone', 'Post', 'Face to Face', asSoonAsPossible],
    agrees: [soon, accept],
  },
  {
    variant: '4-e-on',
    tariffId: 401,
    fuel: 'gas',
    payMethod: 'QuaterlyDirectDebit',
    smart: [],
    ticked: ['No'],
    says: ['Credit check', operator, 'Phone', 'Email', 'Letter', 'Text'],
    silent: [electricityMeter, neither, 'Evening Telephone', 'Face to Face'],
    agrees: [later, accept],
  },
  {
    variant: '7-edf',
    tariffId: 702,
    fuel: 'electricity',
    payMethod: 'MonthlyDirectDebit',
    smart: ['electricity'],
    ticked: [],
    says: ['Credit check', 'Electronic communications', soon, ...channels],
    silent: [electricityMeter, loss, asSoonAsPossible],
    agrees: [soon, accept],
  },
  {
    variant: '8-shell-energy',
    tariffId: 802,
    fuel: 'dual',
    payMethod: 'QuaterlyDirectDebit',
    smart: ['gas', 'electricity'],
    ticked: [gasMeter, electricityMeter, loss],
    says: ['send you news and offers?', 'send you offers of its partners?', 'privacy policy'],
    silent: ['Evening Telephone', 'Face to Face', debt],
    agrees: [soon, 'I agree that Shell Energy may run a credit check.', accept],
  },
  {
    variant: '12-ovo',
    tariffId: 1201,
    fuel: 'electricity',
    payMethod: 'PrePaymentMeter',
    smart: [],
    ticked: [],
    says: [soon, later, 'Pre Payment Meter Type', 'Key', 'Token', 'Smartcard', ...channels],
    silent: [gasMeter, neither, debt, operator, partners],
    agrees: [later, 'Token', accept],
  },
  {
    variant: '22-utilita',
    tariffId: 2201,
    fuel: 'dual',
    payMethod: 'PrePaymentMeter',
    smart: ['electricity'],
    ticked: [electricityMeter, loss],
    says: [debt, '£500 or less per fuel', 'The weekly repayment rate stays unchanged.'],
    silent: [operator, partners],
    agrees: [soon, 'Smartcard', debt, accept],
  },
  {
    variant: '42-pfp-energy',
    tariffId: 4202,
    fuel: 'gas',
    payMethod: 'MonthlyDirectDebit',
    smart: ['gas'],
    ticked: [],
    says: channels,
    silent: [soon, later, gasMeter, loss],
    agrees: [accept],
  },
  {
    variant: '43-so-energy',
    tariffId: 4301,
    fuel: 'electricity',
    payMethod: 'QuaterlyDirectDebit',
    smart: [],
    ticked: [],
    says: [asSoonAsPossible, 'The switch takes about 5 working days. So Energy emails you a welcome pack'],
    silent: [soon, later],
    agrees: [accept],
  },
  {
    variant: '49-octopus-energy',
    tariffId: 4902,
    fuel: 'gas',
    payMethod: 'QuaterlyDirectDebit',
    smart: ['gas'],
    ticked: [gasMeter, loss],
    says: [soon, later, ...channels],
    silent: [electricityMeter, neither, debt],
    agrees: [soon, 'I agree that Octopus Energy may run a credit check.', accept],
  },
  {
    variant: '111-e-on-next',
    tariffId: 11102,
    fuel: 'dual',
    payMethod: 'MonthlyDirectDebit',
    smart: ['gas', 'electricity'],
    ticked: [gasMeter, electricityMeter, loss, 'No'],
    says: ['Commission', 'earns commission from E.ON Next', 'Credit check', operator, 'Letter', 'Text'],
    silent: ['Evening Telephone', 'Face to Face', asSoonAsPossible],
    agrees: [soon, accept],
  },
  {
    variant: '116-rebel-energy',
    tariffId: 11601,
    fuel: 'gas',
    payMethod: 'PrePaymentMeter',
    smart: [],
    ticked: [],
    says: [asSoonAsPossible, 'Pre Payment Meter Type', ...channels],
    silent: [soon, later, electricityMeter],
    agrees: ['Key', accept],
  },
];

/** Variants without an id of their own, at the suppliers that `bindings` gives them. */
export const boundDeals: readonly Deal[] = [
  {
    variant: 'simplicity',
    tariffId: 1202,
    fuel: 'dual',
    payMethod: 'MonthlyDirectDebit',
    smart: ['gas'],
    ticked: [neither],
    says: [neither, ...channels],
    silent: [soon, later, 'medical condition', asSoonAsPossible],
    agrees: [accept],
  },
  {
    variant: 'aes',
    tariffId: 1502,
    fuel: 'electricity',
    payMethod: 'MonthlyDirectDebit',
    smart: ['electricity'],
    ticked: [electricityMeter, loss],
    says: ['may contact me with news and offers.', 'may analyse my preferences', partners, soon, later],
    silent: [asSoonAsPossible],
    agrees: [later, accept],
  },
];

/** The operator's setting that gives those two variants a supplier. */
export const bindings = { supplierVariants: { '12': 'simplicity', '15': 'aes' } };
