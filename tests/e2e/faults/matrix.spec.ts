import { test as base, expect } from '@playwright/test';
import { tryCell } from './cell.ts';
import { cells } from './cells.ts';
import { createVisitor, type Visitor } from './visitor.ts';

const test = base.extend<object, { visitor: Visitor }>({
  visitor: [
    async ({ browser }, use) => {
      const visitor = await createVisitor(browser);
      await use(visitor);
      await visitor.stop();
    },
    { scope: 'worker' },
  ],
});

for (const { title, walk, fault, hasClock } of cells()) {
  test(title, async ({ visitor }) => {
    const visit = await visitor.begin(walk.settings ?? {}, hasClock);
    await tryCell(visit, walk, fault);
    expect(await visitor.end(), 'errors, rejections and reports of the policy').toEqual([]);
  });
}
