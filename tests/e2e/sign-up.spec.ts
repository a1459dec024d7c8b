import { expect, test } from './fixtures.ts';
import { type OwnServer, startServer } from './own-server.ts';
import { server as shared } from './shared-server.ts';
import { SignUpForm } from './sign-up.ts';
import { begin, type Deal, heldSwitch, isSwitched } from './sign-up-deals.ts';
import { bindings, boundDeals, deals } from './sign-up-variants.ts';

/** Signs up with a deal from the form's address, looks at the terms on the way, and compares with the database. */
async function signUp(
  page: import('@playwright/test').Page,
  server: Pick<OwnServer, 'url' | 'data'>,
  deal: Deal,
) {
  const { switchId } = await begin(page, server.url, deal);
  const form = new SignUpForm(page);
  await page.goto(`${server.url}/details`);
  await form.fillCustomer();
  await form.fillMeters(deal.fuel);
  for (const said of deal.says) await expect(form.terms).toContainText(said);
  await expect.poll(() => form.ticked()).toEqual(deal.ticked);
  await form.agree(deal.agrees);
  for (const unsaid of deal.silent) await expect(form.terms).not.toContainText(unsaid);
  const isByDebit = deal.payMethod !== 'PrePaymentMeter';
  await expect(page.getByRole('region', { name: 'Your Direct Debit' })).toHaveCount(isByDebit ? 1 : 0);
  if (isByDebit) await form.fillBank();
  const shown = await form.finish();
  expect(shown).toHaveLength(deal.fuel === 'dual' ? 2 : 1);
  const held = await heldSwitch(server.data, switchId);
  expect(held?.references).toEqual(shown);
  expect(held?.terms.evidence.variant).toBe(deal.variant);
  expect(held?.bank).toBeNull();
  const consents = Object.entries(held?.terms ?? {}).filter(([name]) => /OfInterest|^consent/.test(name));
  expect(consents.map(([, given]) => given)).not.toContain(true);
  expect(await isSwitched(page, server.url, switchId)).toBe(true);
}

const nameOf = ({ variant, fuel, payMethod, smart }: Deal) =>
  `${variant}: ${fuel}, ${payMethod}, ${smart.join(' and ') || 'no'} smart meter`;

test.describe('a person signs up with', () => {
  for (const deal of deals)
    test(`${nameOf(deal)} [S2.20 to S2.44] [S2.60]`, async ({ page }) => signUp(page, shared, deal));
});

test.describe('a person signs up with a variant that the settings bind to a supplier', () => {
  let server: OwnServer;
  test.beforeAll(async () => {
    server = await startServer(bindings);
  });
  test.afterAll(() => server.stop());

  for (const deal of boundDeals)
    test(`${nameOf(deal)} [S2.43] [S2.44] [S2.60]`, async ({ page }) => signUp(page, server, deal));
});

test('the deals have every fuel with every way to pay, and every state of the meters', () => {
  const all = [...deals, ...boundDeals];
  expect(new Set(all.map(({ variant }) => variant)).size).toBe(14);
  expect(new Set(all.map(({ fuel, payMethod }) => `${fuel} ${payMethod}`)).size).toBe(9);
  expect(new Set(all.map(({ smart }) => smart.join())).size).toBe(4);
});
