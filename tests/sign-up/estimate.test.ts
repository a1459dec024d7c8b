import { expect, it } from 'vitest';
import type { ResolvedItem } from '../../src/engine/types.ts';
import { type Deal, plainDeal } from './deal.ts';
import { FakeService, fillIn, signUpStore } from './service.ts';

const isNotice = (item: ResolvedItem) => item.kind === 'notice';

it.each<[Deal['fuel'], string, string]>([
  [
    'dual',
    '**£100** per month',
    '- Electricity: £600.00 a year ÷ 12 = £50.00 a month\n- Gas: £600.00 a year ÷ 12 = £50.00 a month\n- Together, rounded up: **£100** a month',
  ],
  ['gas', '**£50** per month', '£600.00 a year ÷ 12 = £50.00 a month, rounded up to **£50**'],
])('of %s, the estimated Direct Debit says its sum on request [S2.50]', async (fuel, text, sum) => {
  const deal: Deal = { ...plainDeal, fuel };
  const store = signUpStore(new FakeService(deal), deal);
  await fillIn(store);
  const payment = store.view.getState().steps.find(({ id }) => id === 'payment');
  expect(payment?.card.items.filter(isNotice)[0]).toMatchObject({
    heading: 'Your estimated monthly Direct Debit',
    text,
    more: { label: 'How we worked this out', text: sum },
  });
});

it.each([
  ['QuaterlyDirectDebit', ['quarterly'], ['paid-quarterly', 'direct-debit-confirmed']],
  ['MonthlyDirectDebit', [], ['direct-debit-confirmed']],
  ['PrePaymentMeter', undefined, ['prepaid']],
] as const)('by %s the sign-up says how it is paid', async (payMethod, atTheBank, atTheEnd) => {
  const deal: Deal = { ...plainDeal, payMethod };
  const store = signUpStore(new FakeService(deal), deal);
  await fillIn(store);
  const told = (id: string, ...names: string[]) =>
    store.view
      .getState()
      .steps.find((step) => step.id === id && step.present)
      ?.card.items.flatMap(({ name }) => (names.includes(name) ? name : []));
  expect(told('payment', 'quarterly')).toEqual(atTheBank);
  expect(told('confirm', 'paid-quarterly', 'prepaid', 'direct-debit-confirmed')).toEqual(atTheEnd);
});
