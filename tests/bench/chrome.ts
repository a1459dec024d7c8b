import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../browser.ts';

/** How slow the machine and the line are made: times the processor, and slow 4G (1.6 Mbit/s, 150 ms). */
export interface Conditions {
  readonly cpu?: number;
  readonly slowNetwork?: boolean;
}

/** A page in a context of its own, without cache, with the protocol that measures it. */
export interface Opened {
  readonly page: Page;
  readonly protocol: CDPSession;
  readonly close: () => Promise<void>;
}

/** Starts the browser of the bench. */
export async function launch(): Promise<Browser> {
  return chromium.launch(await findBrowser());
}

/** Opens an empty page under the conditions. */
export async function open(
  browser: Browser,
  { cpu = 1, slowNetwork = false }: Conditions = {},
): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 900 } });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Performance.enable');
  if (cpu > 1) await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (slowNetwork) {
    await protocol.send('Network.enable');
    await protocol.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 93_750,
    });
  }
  return { page, protocol, close: () => context.close() };
}

const counted = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];

/** Script, layout and style recalculation so far, milliseconds. */
export async function workSoFar(protocol: CDPSession): Promise<number> {
  const { metrics } = await protocol.send('Performance.getMetrics');
  const seconds = metrics
    .filter(({ name }) => counted.includes(name))
    .reduce((sum, { value }) => sum + value, 0);
  return seconds * 1000;
}

/** The middle of some figures; NaN of none. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
