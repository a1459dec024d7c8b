import { randomBytes } from 'node:crypto';
import { badField, Refused } from '../../../service/refused.ts';
import { partOfCost } from '../../api/carbon-replies.ts';
import type { carbonCalls } from '../../api/contract/carbon.ts';
import { footprintOf, fullCost } from '../carbon/footprint.ts';
import { projects } from '../carbon/projects.ts';
import { answerOf } from '../sign-up/complete.ts';
import { isOwn } from '../sign-up/keys.ts';
import type { SignUp } from '../store/signUps.ts';
import type { HandlersOf, Services } from './group.ts';

const unknown = new Refused(404, 'We could not find a switch with this Id.');

/** Handlers of the carbon offset (S7.10). */
export function carbonHandlers({
  store,
  sealer,
  now,
  pages,
  publicUrl,
}: Services): HandlersOf<keyof typeof carbonCalls> {
  const { signUps, offsets } = store;

  const find = ({
    uuid,
    switchId,
    customerId,
  }: {
    uuid?: string;
    switchId?: number;
    customerId?: string;
  }) => {
    if (uuid !== undefined) return signUps.findCompleted('uuid', uuid);
    if (customerId !== undefined) return signUps.findCompleted('customer_id', customerId);
    return switchId === undefined ? undefined : signUps.findCompleted('completed_switch_id', switchId);
  };
  /** A completed switch with gas: what there is to offset. */
  const withGas = (switched: SignUp | undefined) => {
    const { customer_id: customerId, gas_kwh: gasKwh } = switched ?? {};
    return customerId && typeof gasKwh === 'number'
      ? { customerId, footprint: footprintOf(gasKwh) }
      : undefined;
  };

  return {
    'POST /request/clevel/customer/carbonoffset': async ({ query }, caller) => {
      if (Object.keys(query).length !== 1)
        return badField('uuid', 'Ask by one of uuid, switchId and customerId.');
      const switched = await find(query);
      const customer = withGas(switched);
      if (!switched || !customer) return unknown;
      const isCallers = isOwn(switched, caller);
      // A number can be guessed: it is the visitor's who made the switch. The others are of 122 random bits and more.
      if (query.switchId !== undefined && !isCallers) return unknown;
      const { customerId, footprint } = customer;
      // They are passed on and left in address bars: nobody else is greeted by name.
      const name = isCallers ? answerOf(sealer, switched) : undefined;
      return {
        customerId,
        firstName: name?.firstName ?? null,
        lastName: name?.lastName ?? null,
        carbonFootprint: footprint,
        fullCarbonCost: fullCost(footprint),
        paymentReference: (await offsets.paidBy(customerId))?.reference ?? null,
      };
    },
    'GET /request/clevel/projects': () => ({ projects }),
    'POST /request/clevel/customer/{id}/carbonoffset/payment': async ({ path, body }, { page }) => {
      const customer = withGas(await signUps.findCompleted('customer_id', path.id));
      if (!customer) return unknown;
      const { projectId, percentage } = body;
      if (!projects.some(({ id }) => id === projectId))
        return badField('projectId', 'We do not know this project. Please choose another one.');
      const paid = await offsets.paidBy(customer.customerId);
      if (paid) return { checkOutUrl: `${publicUrl}/checkout/${paid.oid}` };
      const oid = randomBytes(16).toString('base64url');
      await offsets.start({
        oid,
        customer_id: customer.customerId,
        project_id: projectId,
        percentage,
        pence: Math.round(partOfCost(fullCost(customer.footprint), percentage) * 100),
        page: page !== undefined && pages.includes(page) ? page : '',
        created_at: new Date(now()).toISOString(),
      });
      return { checkOutUrl: `${publicUrl}/checkout/${oid}` };
    },
    'GET /request/clevel/customer/carbonoffset/payment/update': async ({ query: { id, oid } }) => {
      const payment = await offsets.find(oid);
      if (payment?.customer_id !== id) return new Refused(404, 'We do not know this payment.', 'oid');
      // Only what the partner recorded counts: whoever fetches this address, or adds a `c` to it, changes nothing.
      const { reference, percentage } =
        payment.reference === null ? ((await offsets.paidBy(id)) ?? payment) : payment;
      const isPaid = reference !== null;
      return { isPaid, paymentReference: reference, projectPercentage: isPaid ? percentage : null };
    },
  };
}
