import type { carbonCalls } from '../../src/energy/api/contract/carbon.ts';
import type { CallName } from '../../src/energy/api/contract.ts';
import type { Line, Row } from './line.ts';

/** Every call of the carbon offset; one without a line does not compile. */
const table: { readonly [N in keyof typeof carbonCalls]: Line<N> } = {
  'POST /request/clevel/customer/carbonoffset': {
    reply: {
      customerId: 'C-1',
      firstName: 'Ada',
      lastName: 'Lovelace',
      carbonFootprint: 2740,
      fullCarbonCost: 16.75,
      paymentReference: 'P-1',
    },
    visit: 'offsets',
    effect: 'load-carbon-customer',
    says: /./,
    saysServers: true,
  },
  'GET /request/clevel/projects': {
    reply: {
      projects: [
        {
          id: 5,
          name: 'Wind & sons',
          location: 'Wales',
          imageBase64: 'iVBORw0KGgo=',
          discription: 'Turns.',
          overview: 'Turns in the wind.',
        },
      ],
    },
    visit: 'offsets',
    effect: 'load-projects',
    says: /could not load this list/,
  },
  'POST /request/clevel/customer/{id}/carbonoffset/payment': {
    reply: { checkOutUrl: 'https://here.example/pay/1' },
    visit: 'offsets',
    effect: 'pay-offset',
    says: /./,
    saysServers: true,
  },
  'GET /request/clevel/customer/carbonoffset/payment/update': {
    reply: { isPaid: true, paymentReference: 'P-1', projectPercentage: 50 },
    visit: 'settles',
    effect: 'settle-offset',
    says: /./,
    saysServers: true,
  },
};

/** The calls of the carbon offset with their lines. */
export const carbonRows: readonly Row[] = Object.entries(table).map(
  ([name, line]) => [name as CallName, line] as const,
);
