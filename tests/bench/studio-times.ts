import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { median, open } from './chrome.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzabcd';

/** Milliseconds from a keystroke in a sentence to the frame that shows it in the preview, 20 of which are the studio's pause. */
export interface PreviewTimes {
  readonly median: number;
  readonly worst: number;
}

/** Types into a sentence of a supplier as its words stand in the studio, a key about each fifth of a second, as people type. */
export async function previewTimes(browser: Browser, base: string): Promise<PreviewTimes> {
  const { page, close } = await open(browser);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${base}/studio.html`);
  const sentence = page.getByRole('textbox', { name: 'commission', exact: true });
  await sentence.fill('A sentence ');
  await page.frameLocator('iframe[title=Preview]').getByText('A sentence').waitFor();
  await sentence.press('End');
  await wait(3000);
  await watchPreview(page);
  let typed = 'A sentence ';
  for (const letter of letters) {
    typed += letter;
    await page.evaluate((wanted) => Reflect.set(window, 'wanted', wanted), typed);
    await page.keyboard.press(letter);
    await wait(180);
  }
  const times: number[] = await page.evaluate(() => Reflect.get(window, 'times'));
  await close();
  if (times.length !== letters.length)
    throw new Error(`${times.length} of ${letters.length} keys were drawn.`);
  return { median: median(times), worst: Math.max(...times) };
}

/** Has the page note, for each key, how long it takes until the preview has drawn the sentence that is then wanted. */
async function watchPreview(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title=Preview]');
    const preview = frame?.contentDocument?.body;
    if (!preview) throw new Error('There is no preview.');
    const times: number[] = [];
    Reflect.set(window, 'times', times);
    let pressed: number | undefined;
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        pressed = timeStamp;
      },
      true,
    );
    new MutationObserver(() => {
      const from = pressed;
      if (from === undefined || !preview.textContent?.includes(Reflect.get(window, 'wanted'))) return;
      pressed = undefined;
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - from)));
    }).observe(preview, { childList: true, subtree: true, characterData: true });
  });
}
