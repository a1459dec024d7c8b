import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { today as ukToday } from '../../src/runtime/today.ts';
import type { Row } from '../paths/cover.ts';
import { bindings, deals, isBound } from '../paths/deals.ts';
import { differences } from '../paths/differences.ts';
import { calls, expectedQuote } from '../paths/expected-quote.ts';
import { homeIn } from '../paths/home-in.ts';
import { learntIn } from '../paths/learnt.ts';
import { sectionsThatArrived } from '../paths/sections.ts';
import type { Sent } from '../paths/wire.ts';
import { expect, test } from './fixtures.ts';
import { type OwnServer, startServer } from './own-server.ts';
import { walkQuote } from './path-quote.ts';
import { walkSignUp } from './path-sign-up.ts';
import { heldSwitch } from './sign-up-deals.ts';

const rows: readonly Row[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../paths/in-browser.json'), 'utf8'),
);
/** Both fuels in pounds on a phone: what a household most often types. */
const inPounds: Row = {
  home: 'smart, one supplier',
  type: 'both, one supplier',
  economy7: 'left open',
  pay: 'Monthly Direct Debit',
  payElectricity: '-',
  share: '-',
  newPay: 'Monthly Direct Debit',
  supplier: 'as found',
  tariff: 'standard',
  usage: '£ a year',
  electricityPeriod: 'a year',
  size: 'usual',
};

/** Everything that the page asks the service from now on; `all` waits until every answer was read. */
function listen(page: Page): {
  readonly sent: readonly Sent[];
  readonly all: () => Promise<unknown>;
  readonly end: () => Promise<unknown>;
} {
  const sent: Sent[] = [];
  const reading: Promise<void>[] = [];
  const note = (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    // Nothing is expected of the answers to tracking, and some come when the page is gone.
    if (!pathname.startsWith('/request/') || pathname.endsWith('/track-records')) return;
    const asked = {
      name: `${request.method()} ${pathname}`,
      query: Object.fromEntries(searchParams),
      body: request.postDataJSON(),
    };
    const place = sent.push({ ...asked, status: 0, reply: undefined }) - 1;
    const read = async () => {
      const response = await request.response();
      const reply: unknown = await response?.json();
      sent[place] = { ...asked, status: response?.status() ?? 0, reply };
    };
    reading.push(read());
  };
  page.on('requestfinished', note);
  const all = () => Promise.all(reading);
  /** What ends later nobody reads: the page may be gone by then. */
  const end = () => {
    page.off('requestfinished', note);
    return all();
  };
  return { sent, all, end };
}

const nameOf = ({ home, type, usage, pay, deal }: Row) =>
  `${home}: ${type}, ${usage}, ${pay}${deal === undefined ? '' : `, to ${deal}`}`;

/** Walks a path in the page, and compares what arrived with what was answered. */
async function walk(page: Page, server: OwnServer, row: Row): Promise<void> {
  const { sent, all, end } = listen(page);
  const today = ukToday();
  await walkQuote(page, row, today, `${server.url}/switch/home-energy`);
  await all();
  const [call = ''] = calls[row.type ?? ''] ?? [];
  const quotes = sent.filter(({ name }) => name === call);
  expect(quotes.length).toBe(1);
  expect(differences('the quote', expectedQuote(row, learntIn(sent, row, today)), quotes[0]?.body)).toEqual(
    [],
  );
  if (row.deal === undefined) return void (await end());
  await switchTo(page, server.url, deals[row.deal] ?? 0);
  const shown = await walkSignUp(page, row, homeIn(sent));
  await end();
  expect(sectionsThatArrived(row, sent)).toEqual([]);
  const { switchId } = Object(quotes[0]?.reply).geniusSwitchDto;
  const held = await heldSwitch(server.data, switchId);
  expect(held?.references).toEqual(shown);
  expect(held?.bank).toBeNull();
}

/** Presses Switch Now at the cheapest deal of a supplier. */
async function switchTo(page: Page, url: string, supplierId: number): Promise<void> {
  await page.goto(`${url}/results/home-energy?suppliers=${supplierId}`);
  await page
    .getByRole('button', { name: /^Switch Now/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/details$/);
}

/** The brand that the product is shipped with. */
const shipped = { brand: 'switchyard' };

test.describe('a path in the browser', () => {
  let plain: OwnServer;
  let bound: OwnServer;
  test.beforeAll(async () => {
    [plain, bound] = await Promise.all([
      startServer(shipped),
      startServer({ ...shipped, supplierVariants: bindings }),
    ]);
  });
  test.afterAll(async () => void (await Promise.all([plain.stop(), bound.stop()])));

  for (const row of rows)
    test(`${nameOf(row)} [Q7.10 Q7.20] [S7.04 S7.06]`, ({ page }) =>
      walk(page, isBound(row.deal) ? bound : plain, row));

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

    test(`${nameOf(inPounds)} [Q4.34 Q7.10]`, ({ page }) => walk(page, plain, inPounds));
  });
});
