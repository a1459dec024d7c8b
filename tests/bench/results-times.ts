import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { median, open } from './chrome.ts';

/** How many deals the list of the bench has, and how often each figure is taken. */
const many = 5000;
const rounds = 5;

const rows = Array.from({ length: many }, (_, place) => ({
  tariffId: place + 1,
  tariffName: `Tariff ${place + 1}`,
  isFixed: place % 2 === 0,
  supplierId: (place % 60) + 1,
  supplierName: `Supplier ${(place % 60) + 1}`,
  isGreen: place % 3 === 0,
  payMethod: 'MonthlyDirectDebit',
  switchOption: place % 5 === 0 ? 'None' : 'Switch',
  totalCost: 900 + place / 10,
  savings: 400 - place / 10,
  carbonFootprint: 2500,
  hasCancellationFee: place % 2 === 0,
  hasPaperBilling: true,
  hasOnlineManagement: true,
  hasWarmHomeDiscount: place % 7 === 0,
  tariffDetails: ['One feature.', 'Another feature.', 'A third one.', `Told of tariff ${place + 1}.`],
}));
const reply = JSON.stringify({ resultsInDetailDto: { resultsInDetail: rows }, uuid: 'bench' });
const quote = JSON.stringify({
  switchId: 1,
  switchType: 'gasToGas',
  proposedPayMethod: 'MonthlyDirectDebit',
});

/** Milliseconds at 4x slowed processor. */
export interface ResultsTimes {
  /** From the end of the reply to the frame that shows the first deals. */
  readonly firstPaint: number;
  /** Script of one filter change. */
  readonly filter: number;
}

async function prepare(page: Page): Promise<void> {
  await page.addInitScript((saved) => {
    localStorage.setItem('quote', saved);
    new MutationObserver((_, observer) => {
      if (!document.querySelector('article')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => Reflect.set(window, 'paintedAt', performance.now())));
    }).observe(document, { childList: true, subtree: true });
  }, quote);
  await page.route('**/request/results/detail', (route) =>
    route.fulfill({ contentType: 'application/json', body: reply }),
  );
}

async function scriptSoFar(protocol: Awaited<ReturnType<typeof open>>['protocol']): Promise<number> {
  const { metrics } = await protocol.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
}

/** A list of 5,000 deals, drawn and filtered on a processor slowed 4 times: the medians of some rounds. */
export async function resultsTimes(browser: Browser, base: string): Promise<ResultsTimes> {
  const paints: number[] = [];
  const filters: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { page, protocol, close } = await open(browser, { cpu: 4 });
    await page.setViewportSize({ width: 1280, height: 900 });
    // The page's own thread alone: what else the machine does is not the filter's work.
    await protocol.send('Performance.disable');
    await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
    await prepare(page);
    await page.goto(`${base}/results/home-energy`);
    await page.waitForFunction(() => Reflect.has(window, 'paintedAt'));
    paints.push(
      await page.evaluate(() => {
        const [call] = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('/request/results/detail'));
        if (!(call instanceof PerformanceResourceTiming)) throw new Error('The deals were never asked for.');
        return Number(Reflect.get(window, 'paintedAt')) - call.responseEnd;
      }),
    );
    for (const choice of ['Fixed', 'Variable', 'Any']) {
      const box = await page
        .getByRole('group', { name: 'Rate type' })
        .getByRole('radio', { name: choice })
        .boundingBox();
      if (!box) throw new Error(`The filter has no ${choice}.`);
      const before = await scriptSoFar(protocol);
      // A click by place: to look for the button would run script in the page.
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await wait(400);
      filters.push((await scriptSoFar(protocol)) - before);
      const isFiltered = new URL(page.url()).searchParams.has('isFixed');
      if (isFiltered === (choice === 'Any')) throw new Error(`${choice} was not taken.`);
    }
    await close();
  }
  return { firstPaint: median(paints), filter: median(filters) };
}
