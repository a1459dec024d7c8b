import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

/**
 * Notes what a page must never have: a page error, an unhandled rejection, a console error or a report of the policy. A
 * call that the network failed is none where `allowFailures` says so.
 */
export async function watch(page: Page, allowFailures: { readonly is: boolean }): Promise<string[]> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    const isNetwork = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !(isNetwork && allowFailures.is))
      complaints.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/csp-report')) complaints.push(`policy report: ${request.postData()}`);
  });
  await page.exposeFunction('complain', (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    const complain = (text: string) => Reflect.get(window, 'complain')(text);
    addEventListener('unhandledrejection', ({ reason }) => complain(`unhandled rejection: ${reason}`));
    addEventListener('securitypolicyviolation', (event) =>
      complain(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`),
    );
  });
  return complaints;
}

/** Every browser test runs under the strict policy and watched, unless the test says that it makes the API fail. */
export const test = base.extend<{ allowFailures: { is: boolean } }>({
  allowFailures: async ({ browserName: _ }, use) => {
    await use({ is: false });
  },
  page: async ({ page, allowFailures }, use) => {
    const complaints = await watch(page, allowFailures);
    await use(page);
    expect(complaints).toEqual([]);
  },
});

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * axe finds nothing in the page as it stands (WCAG 2.2 AA and best practices). It runs in the page itself, which has no
 * frames: a builder that opens another page to put the parts together takes many times as long.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => Object.hasOwn(window, 'axe')))) await page.evaluate(axe);
  const found: string[] = await page.evaluate(async () => {
    const { violations } = await Reflect.get(window, 'axe').run(document, { resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }: { id: string; nodes: { html: string }[] }) =>
        `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
    );
  });
  expect(found).toEqual([]);
}

/** At the widths of a phone, a tablet and a desk the page scrolls downwards alone, and axe finds nothing. */
export async function expectFit(page: Page): Promise<void> {
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page);
  }
}
