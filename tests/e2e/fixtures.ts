import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

/**
 * Every browser test runs under the strict policy and fails on a page error, an unhandled rejection, a console error or
 * a report of the policy, unless the test says that it makes the API fail (`allowFailures`).
 */
export const test = base.extend<{ allowFailures: { is: boolean } }>({
  allowFailures: async ({ browserName: _ }, use) => {
    await use({ is: false });
  },
  page: async ({ page, allowFailures }, use) => {
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
    await use(page);
    expect(complaints).toEqual([]);
  },
});

/** axe finds nothing in the page as it stands (WCAG 2.2 AA and best practices). */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found).toEqual([]);
}
