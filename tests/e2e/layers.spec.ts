import { expect, test } from './fixtures.ts';

/** Runs in the page: the layers of its style sheets, by the sheet that names one first: what comes later wins. */
function layers(): string[] {
  const named = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => {
      if (rule instanceof CSSLayerStatementRule) return rule.nameList;
      return rule instanceof CSSLayerBlockRule ? rule.name : [];
    }),
  );
  return [...new Set(named)];
}

for (const path of ['/', '/studio.html', '/studio-preview.html', '/showcase.html'])
  test(`${path}: what a widget says of its look wins over the reset, as it was built`, async ({ page }) => {
    await page.goto(path);
    const order = ['tokens', 'reset', 'base', 'widgets', 'app'];
    expect((await page.evaluate(layers)).filter((name) => order.includes(name))).toEqual(order);
  });
