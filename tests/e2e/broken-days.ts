import type { Page } from '@playwright/test';

/** The days shown that begin on one line and end on the next. */
export function brokenDays(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      for (const { 0: day, index } of (node.textContent ?? '').matchAll(/\d\d-\d\d-\d{4}/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + day.length);
        if (range.getClientRects().length > 1) broken.push(day);
      }
    }
    return broken;
  });
}
