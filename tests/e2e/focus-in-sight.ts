import { expect, type Page } from '@playwright/test';

/** What has the focus is in the window, and nothing that sticks to an edge lies over it. */
export async function expectFocusInSight(page: Page, after: string): Promise<void> {
  const found = () =>
    page.evaluate(() => {
      const { activeElement: active } = document;
      if (!active || active === document.body) return 'nothing has the focus';
      const { top, bottom, left, right } = active.getBoundingClientRect();
      const name = active.textContent?.trim() || active.id;
      if (top < 0 || bottom > innerHeight || right <= left) return `${name} at ${top} to ${bottom}`;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const isSeen = document.elementsFromPoint(x, y)[0];
      return active.contains(isSeen ?? null) || isSeen?.contains(active) ? '' : `${name} is covered`;
    });
  await expect.poll(found, after).toBe('');
}
