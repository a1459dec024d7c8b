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
  page: async ({ page, allowFailures }, use, info) => {
    const complaints = await watch(page, allowFailures);
    await use(page);
    if (info.errors.length > 0 || complaints.length > 0) {
      const path = info.outputPath('page.png');
      await page.screenshot({ path });
      info.attachments.push({ name: 'page', path, contentType: 'image/png' });
    }
    expect(complaints).toEqual([]);
  },
});

/** In a page: a map and a set that write into the objects they are asked about. axe has one for each private part and way of a colour, and with those of the browser a look at the deals takes a third longer. */
const quickMap = `class {
  #key = Symbol();
  get(owner) { return owner[this.#key]; }
  has(owner) { return this.#key in owner; }
  set(owner, value) { owner[this.#key] = value; return this; }
  add(owner) { return this.set(owner, true); }
}`;

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
// Letters of one byte alone: a text with others has two for each on its way and in the page, and is read for longer.
const narrow = source.replace(
  /[^\0-\xff]/g,
  (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
);
const axe = `((WeakMap, WeakSet = WeakMap) => {${narrow}
})(${quickMap})`;

/**
 * axe finds nothing in the page as it stands (WCAG 2.2 AA and best practices), and leaves nothing untold: a contrast that it
 * cannot tell, such as that of letters in a drawing, is worked out here; `without` names rules that hold here otherwise. It
 * runs in the page itself, which has no frames: a builder that opens another page to put the parts together takes many times
 * as long.
 */
export async function expectNoFindings(page: Page, without: readonly string[] = []): Promise<void> {
  if (!(await page.evaluate(() => Object.hasOwn(window, 'axe')))) {
    // Straight to the page: `evaluate` packs half a megabyte of text once more on its way.
    const session = await page.context().newCDPSession(page);
    await session.send('Runtime.evaluate', { expression: axe });
    await session.detach();
    await page.evaluate(rememberColours);
  }
  expect(await page.evaluate(findings, without)).toEqual([]);
}

/** The same of a page for customers, where what leads to different things has different names, too. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoFindings(page);
  expect(await page.evaluate(alike)).toEqual([]);
}

/** Runs in the page: axe reads each way to write a colour once, not once for each element that has it: a third of its time. */
function rememberColours(): void {
  const { Color } = Reflect.get(window, 'axe').commons.color;
  const read = Color.prototype.parseString;
  const known: Record<string, Record<'r' | 'g' | 'b' | 'alpha', number>> = {};
  Color.prototype.parseString = function (text: string) {
    const { r, g, b, alpha } = known[text] ?? read.call(this, text);
    known[text] ??= { r, g, b, alpha };
    return Object.assign(this, known[text]);
  };
}

/** Runs in the page: a line for each thing that axe finds, or cannot tell and nobody else can. */
async function findings(without: readonly string[]): Promise<string[]> {
  interface Told {
    readonly id: string;
    readonly nodes: readonly { readonly element: Element; readonly html: string }[];
  }
  const run = (part: Node): Promise<{ violations: Told[]; incomplete: Told[] }> =>
    Reflect.get(window, 'axe').run(part, {
      resultTypes: ['violations', 'incomplete'],
      elementRef: true,
      // WCAG 2.5.8 and 2.5.3: axe leaves them out unless it is told.
      rules: {
        'target-size': { enabled: true },
        'label-content-name-mismatch': { enabled: true },
        ...Object.fromEntries(without.map((id) => [id, { enabled: false }])),
      },
    });

  const paper = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  /** Red, green, blue and cover, from 0 to 1, of colours laid over each other. */
  const parts = (...colours: readonly string[]): readonly number[] => {
    if (paper === null) throw new Error('This browser draws nothing.');
    paper.clearRect(0, 0, 1, 1);
    for (const colour of colours) {
      paper.fillStyle = colour;
      paper.fillRect(0, 0, 1, 1);
    }
    return [...paper.getImageData(0, 0, 1, 1).data].map((part) => part / 255);
  };
  /** The colour that comes of colours laid over each other. */
  const painted = (colours: readonly string[]) =>
    `rgb(${parts(...colours)
      .slice(0, 3)
      .map((part) => Math.round(part * 255))
      .join(' ')})`;
  // Relative luminance and contrast ratio as WCAG 2.2 defines them.
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = parts(colour).map(linear);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** Whether a shape of a drawing is drawn before some words of it, and lies under their middle. */
  const liesUnder = (shape: Element, words: Element): boolean => {
    const [ground, letters] = [shape.getBoundingClientRect(), words.getBoundingClientRect()];
    const [x, y] = [letters.x + letters.width / 2, letters.y + letters.height / 2];
    const isBefore = Boolean(words.compareDocumentPosition(shape) & Node.DOCUMENT_POSITION_PRECEDING);
    const isFilled = getComputedStyle(shape).fill !== 'none';
    return (
      isBefore && isFilled && ground.left <= x && x <= ground.right && ground.top <= y && y <= ground.bottom
    );
  };
  /** What words stand on, as a colour: in a drawing the last shape that lies under them, else the grounds around them, each over the next; undefined for one that is no colour. */
  const groundOf = (words: Element): string | undefined => {
    const shapes = words.matches('text')
      ? [...(words.closest('svg')?.querySelectorAll('rect, circle') ?? [])]
      : [];
    const shape = shapes.findLast((one) => liesUnder(one, words));
    if (shape) return getComputedStyle(shape).fill;
    const grounds: string[] = [];
    for (let around: Element | null = words; around; around = around.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(around);
      if (backgroundImage !== 'none') return undefined;
      grounds.unshift(backgroundColor);
      if (parts(backgroundColor)[3] === 1) return painted(grounds);
    }
    return undefined;
  };
  const isLegible = (words: Element): boolean => {
    const { fill, color } = getComputedStyle(words);
    const ground = groundOf(words);
    if (ground === undefined) return false;
    const letters = painted([ground, words.matches('text') ? fill : color]);
    const [one, other] = [luminance(letters), luminance(ground)];
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= 4.5;
  };

  const isTold = (id: string, element: Element): boolean => {
    if (id === 'color-contrast') return isLegible(element);
    // The studio's frame draws the product's own cards, which are looked at on pages of their own.
    if (id === 'frame-tested') return true;
    // A sign is no word that a name could hold.
    if (id === 'label-content-name-mismatch') return !/[\p{L}\p{N}]/u.test(element.textContent ?? '');
    // A form of rjsf draws the same description twice under one name.
    if (id === 'duplicate-id-aria') return element.id.endsWith('__description');
    // axe does not look for a list that a button opens; a description that is not there, as rjsf names them all, describes nothing.
    const list = element.getAttribute('aria-controls');
    return id === 'aria-valid-attr-value' && (list === null || document.getElementById(list) !== null);
  };

  const first = await run(document);
  // Of a page that changed while axe looked at it axe can tell no order, nor of what is gone: it looks at what came of it.
  const isSettled = first.incomplete.every(
    ({ id, nodes }) => id !== 'heading-order' && nodes.every(({ element }) => element.isConnected),
  );
  const { violations, incomplete } = isSettled ? first : await run(document);
  /** Too small even where it stands free: at the foot of the window the bar of the next step may lie over half of it. */
  const isSmall = async (target: Element): Promise<boolean> => {
    const top = scrollY;
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { violations } = await run(target);
    scrollTo({ top, behavior: 'instant' });
    return violations.some(({ id }) => id === 'target-size');
  };
  const broken: Told[] = [];
  for (const { id, nodes } of violations) {
    const kept = [];
    for (const node of nodes) if (id !== 'target-size' || (await isSmall(node.element))) kept.push(node);
    broken.push({ id, nodes: kept });
  }
  const untold = incomplete.map(({ id, nodes }) => ({
    id: `${id}, undetermined`,
    nodes: nodes.filter(({ element }) => !isTold(id, element)),
  }));
  return [...broken, ...untold]
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Runs in the page, where axe is: a line for each name that several actions have. */
function alike(): string[] {
  /** What can be pressed now: a dialog that lies over the page leaves nothing else. */
  const actions = [
    ...(document.querySelector('dialog:modal') ?? document).querySelectorAll<HTMLElement>(
      'a[href], button, summary, [role="button"]',
    ),
  ].filter(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert], [aria-hidden="true"]'),
  );
  const { setup, teardown, commons } = Reflect.get(window, 'axe');
  teardown();
  setup(document);
  /** Actions by their names: links to one address lead to one thing. */
  const leads = new Map<string, Set<string | Element>>();
  for (const one of actions) {
    const name = String(commons.text.accessibleText(one)).replace(/\s+/g, ' ').trim();
    leads.set(name, (leads.get(name) ?? new Set()).add(one instanceof HTMLAnchorElement ? one.href : one));
  }
  teardown();
  return [...leads]
    .filter(([, targets]) => targets.size > 1)
    .map(([name, { size }]) => `${size} different actions are called "${name}"`);
}

/** At the widths of a phone, a tablet and a desk the page scrolls downwards alone, and axe finds nothing. */
export async function expectFit(page: Page): Promise<void> {
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page);
  }
}
