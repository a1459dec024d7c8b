import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import packaged from '@sparticuz/chromium';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** A browser for tests and benches: CHROME_PATH, then one on the machine, then the one inside the package. */
export async function findBrowser(): Promise<{ executablePath: string; args: string[] }> {
  const quiet = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
  const given = process.env.CHROME_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROME_PATH names ${given}, and no file is there.`);
    return { executablePath: given, args: quiet };
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
  if (found) return { executablePath: found, args: quiet };
  // Its own flags are for another purpose: one process for all pages, which then end with the first that closes.
  return { executablePath: await packaged.executablePath(), args: [...quiet, '--font-render-hinting=none'] };
}
