import { existsSync } from 'node:fs';
import packaged from '@sparticuz/chromium';

/**
 * A browser for tests and benches: the one inside the package, whatever is on the machine, so that a test sees the same
 * browser everywhere; without windows it takes two thirds of the time of a whole one. CHROME_PATH names another.
 */
export async function findBrowser(): Promise<{ executablePath: string; args: string[] }> {
  const quiet = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
  const given = process.env.CHROME_PATH;
  if (given && !existsSync(given)) throw new Error(`CHROME_PATH names ${given}, and no file is there.`);
  if (given) return { executablePath: given, args: quiet };
  // Its own flags are for another purpose: one process for all pages, which then end with the first that closes.
  return { executablePath: await packaged.executablePath(), args: [...quiet, '--font-render-hinting=none'] };
}
