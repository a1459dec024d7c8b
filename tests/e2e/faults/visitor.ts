import type { Browser, Page } from '@playwright/test';
import { offLimits } from '../../service/off-limits.ts';
import { watch } from '../fixtures.ts';
import { startServer } from '../own-server.ts';
import { openLine } from './line.ts';
import type { Visit } from './walk.ts';

/** Somebody whose visits begin anew each time, with the service that they come to. */
export interface Visitor {
  /** A visit that nobody made before; `hasClock` gives it a page whose clock can be moved. */
  readonly begin: (settings: Readonly<Record<string, boolean>>, hasClock: boolean) => Promise<Visit>;
  /** Ends it; what the page should never have had. */
  readonly end: () => Promise<readonly string[]>;
  readonly stop: () => Promise<void>;
}

const usual = { carbonOffset: true };
/** A page of the same origin that runs nothing. */
const blank = '/healthz';

interface Watched {
  readonly page: Page;
  readonly complaints: string[];
}

/**
 * A visitor of a service of its own. One page serves all visits but those with a clock: a new one costs half a visit. What
 * it remembers is forgotten at the beginning of each.
 */
export async function createVisitor(browser: Browser): Promise<Visitor> {
  const server = await startServer(usual, {}, undefined, offLimits);
  const line = await openLine(server.url);
  const open = async (): Promise<Watched> => {
    const context = await browser.newContext({
      baseURL: line.url,
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const complaints = await watch(page, { is: true });
    // What was typed and is not sent is asked about.
    page.on('dialog', (dialog) => void dialog.accept());
    return { page, complaints };
  };
  let lasting: Watched | undefined;
  let present: Watched | undefined;
  return {
    async begin(settings, hasClock) {
      server.write({ ...usual, ...settings });
      line.mend();
      if (hasClock) present = await open();
      else {
        lasting ??= await open();
        present = lasting;
      }
      const { page, complaints } = present;
      if (hasClock) await page.clock.install();
      await page.goto(blank);
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      complaints.length = 0;
      return { page, line };
    },
    async end() {
      if (present === undefined) return [];
      const { page, complaints } = present;
      if (present !== lasting) await page.context().close();
      return [...complaints];
    },
    async stop() {
      line.close();
      await server.stop();
    },
  };
}
