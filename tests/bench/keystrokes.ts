import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { median, type Opened, open, workSoFar } from './chrome.ts';
import type { BenchPages, PageName } from './pages.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzabcd';

/** Types real keys into a field, 40 ms apart: script, layout and style of each, milliseconds. */
export async function typeInto(
  { page, protocol }: Opened,
  selector: string,
  text = letters,
): Promise<number[]> {
  await page.locator(selector).evaluate((element: HTMLElement) => {
    element.scrollIntoView({ block: 'center' });
    element.focus();
  });
  // The ring of the box glides in: the first key is not to pay for its frames.
  await wait(400);
  const costs: number[] = [];
  let before = await workSoFar(protocol);
  for (const key of text) {
    await page.keyboard.press(key);
    await wait(40);
    const after = await workSoFar(protocol);
    costs.push(after - before);
    before = after;
  }
  return costs;
}

/** The median cost of a key, and the cost of the first, milliseconds. */
export interface Keys {
  readonly median: number;
  readonly first: number;
}

/** What a key costs beyond one on an empty page, beside the same of raw React. */
export const net = (key: number, blank: number, raw: number) => (key - blank) / (raw - blank);

const firstName = '#field-c0FirstName';

async function keysOnce(browser: Browser, url: string): Promise<Keys> {
  const opened = await open(browser);
  await opened.page.goto(url);
  await opened.page.locator(firstName).waitFor();
  await wait(250);
  const costs = await typeInto(opened, firstName);
  await opened.close();
  return { median: median(costs.slice(1)), first: costs[0] ?? Number.NaN };
}

/** Keys in the form drawn `copies` times: rounds in turn over the pages, then the median of each page's rounds. */
export async function compareKeys(
  browser: Browser,
  pages: BenchPages,
  wanted: readonly { readonly page: PageName; readonly copies: number }[],
  rounds: number,
): Promise<Keys[]> {
  const found = wanted.map((): Keys[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { page, copies }] of wanted.entries()) {
      found[index]?.push(await keysOnce(browser, pages.url(page, copies)));
    }
  }
  return found.map((keys) => ({
    median: median(keys.map((one) => one.median)),
    first: median(keys.map(({ first }) => first)),
  }));
}

/** Navigation start until the first name can be typed into and the next frame is drawn, milliseconds, 4x CPU and slow 4G. */
export async function compareStarts(
  browser: Browser,
  urls: readonly string[],
  rounds: number,
): Promise<number[]> {
  const found = urls.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, url] of urls.entries()) {
      const { page, close } = await open(browser, { cpu: 4, slowNetwork: true });
      await page.goto(url, { waitUntil: 'commit' });
      await page.locator('input').first().waitFor();
      found[index]?.push(
        await page.evaluate(
          () =>
            new Promise<number>((drawn) =>
              requestAnimationFrame(() => setTimeout(() => drawn(performance.now()))),
            ),
        ),
      );
      await close();
    }
  }
  return found.map(median);
}
