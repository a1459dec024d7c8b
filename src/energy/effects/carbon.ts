import { isMap } from '../../engine/own.ts';
import { type Carbon, readCarbon, readProject } from '../api/carbon-replies.ts';
import { checkoutAddress } from '../api/checkout.ts';
import type { CallInput } from '../api/contract.ts';
import { ApiFailure, unreadable } from '../api/failure.ts';
import { flag, number, readRows, text } from '../api/unchecked.ts';
import { sayService } from '../api/words.ts';
import { effectWords } from '../vocabulary/effects.ts';
import { type Effect, type EffectContext, failedLists, ready } from './effect.ts';

const customerCall = 'POST /request/clevel/customer/carbonoffset';
type Question = CallInput<typeof customerCall>['query'];

/** Numbers that a switch may have (S5.16). */
const switchIdForm = /^\d{1,10}$/;

async function ask({ api, signal }: EffectContext, query: Question): Promise<Carbon> {
  const carbon = readCarbon(await api(customerCall, { query }, { signal }));
  if (!carbon) throw new ApiFailure({ status: 404 });
  return carbon;
}

/** The customer of an address: by the uuid of the switch made here where that is the one, else by switch or customer id (S2.62, S2.71). */
async function customerOf(context: EffectContext, id: string | undefined): Promise<Carbon> {
  const { read } = context;
  const uuid = text(read('session.switchedUuid'));
  const switchId = number(read('session.switchId'));
  if (uuid) {
    const own = await ask(context, { uuid }).catch((thrown: unknown) => {
      if (id === undefined) throw thrown;
      return undefined;
    });
    if (own && (id === undefined || id === own.customerId || id === String(switchId))) return own;
  }
  const isSwitchId = id === undefined ? switchId !== undefined : switchIdForm.test(id);
  return ask(context, isSwitchId ? { switchId: Number(id ?? switchId) } : { customerId: id ?? '' });
}

/** Footprint, price and reference of the customer in `carbonId`; without one, of the switch made here (S7.10). */
export const loadCarbonCustomer: Effect = {
  needs: [],
  async run(context) {
    return { set: { carbon: { ...(await customerOf(context, text(context.read('carbonId')))) } } };
  },
  // Nobody by that id leads to the error page: with the server's words, or with those of the page (S2.80).
  failed: ({ message, said = '', status }) => ({
    set: { carbon: undefined },
    failure: { message: status === 404 ? said : message, status },
  }),
};

/** More projects than any provider has to offer; a page of thousands would stand still. */
const most = 100;

/** The projects to choose from (S7.10); without any, the page says so (S2.71). */
export const loadProjects: Effect = {
  needs: [],
  fills: ['offset-projects'],
  async run({ api, signal }) {
    const reply = await api('GET /request/clevel/projects', {}, { signal });
    const projects = readRows(reply?.projects, readProject).slice(0, most);
    return {
      lookups: {
        'offset-projects': ready(
          projects.map((project) => ({ value: project.id, label: project.name, data: { ...project } })),
        ),
      },
    };
  },
  failed: (failure) => failedLists(['offset-projects'], failure),
};

/** The switch of a number that was typed, and on to its offset (S2.70). */
export const findSwitch: Effect = {
  needs: ['existingSwitchId'],
  loader: 'page',
  async run(context) {
    const id = text(context.read('existingSwitchId')) ?? '';
    const { customerId } = await ask(context, { switchId: Number(id) });
    return { go: `/carbon-offset/${encodeURIComponent(customerId)}` };
  },
  failed: ({ message, status }) => ({
    failure: { message: status === 0 ? message : effectWords['find-switch'].fails, status },
  }),
};

/** On to the offset of the switch: with its id, or the customer's where no id is kept (S2.62). */
export const openOffset: Effect = {
  needs: ['carbon'],
  async run({ read }) {
    const id = number(read('session.switchId')) ?? text(read('carbon.customerId')) ?? '';
    return { go: `/carbon-offset/${encodeURIComponent(id)}` };
  },
  failed: () => ({}),
};

const percentages = [25, 50, 75, 100] as const;

/** Starts the payment; an address that nobody may be sent to is a failure, and nobody is sent there (S7.10). */
export const payOffset: Effect = {
  needs: ['carbon.customerId', 'project', 'percentage'],
  loader: 'page',
  async run({ read, api, signal }) {
    const id = text(read('carbon.customerId')) ?? '';
    const percentage = percentages.find((one) => one === read('percentage')) ?? 100;
    const body = { projectId: number(read('project')) ?? 0, percentage };
    const name = 'POST /request/clevel/customer/{id}/carbonoffset/payment';
    const reply = await api(name, { path: { id }, body }, { signal });
    const hosts = (text(read('brand.checkoutHosts')) ?? '').split(' ').filter(Boolean);
    const { origin } = globalThis.location;
    const checkOutUrl = checkoutAddress(reply?.checkOutUrl, { origin, hosts });
    if (checkOutUrl === undefined) return { failure: { message: sayService('payment-page-refused') } };
    return { set: { checkOutUrl } };
  },
  failed: ({ message, status }) => ({ failure: { message, status } }),
};

/** Records how a payment ended. What the address says of a refusal counts at once; a success is the service's word (S2.72). */
export const settleOffset: Effect = {
  needs: ['payment.id', 'payment.oid'],
  async run({ read, api, signal }) {
    const payment = read('payment');
    const { id, oid, c } = isMap(payment) ? payment : {};
    const refusal = text(c);
    const query = { id: text(id) ?? '', oid: text(oid) ?? '', ...(refusal ? { c: refusal } : {}) };
    const reply = await api(
      'GET /request/clevel/customer/carbonoffset/payment/update',
      { query },
      { signal },
    );
    // A payment that was made is never called refused because its answer made no sense.
    if (!refusal && typeof reply?.isPaid !== 'boolean') throw unreadable();
    const reference = text(reply?.paymentReference)?.slice(0, 64) || null;
    const percentage = percentages.find((one) => one === reply?.projectPercentage) ?? null;
    return { set: { settled: { isPaid: !refusal && flag(reply?.isPaid), reference, percentage } } };
  },
  failed: ({ message, status }) => ({ set: { settled: undefined }, failure: { message, status } }),
};
