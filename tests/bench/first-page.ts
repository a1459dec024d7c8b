import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';
import { median, open } from './chrome.ts';

/** What a person waits for on a page, milliseconds from the start of its navigation; `shift` is the layout's. */
interface Waited {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Until a letter that is typed as soon as there is a box has been drawn. */
  readonly letter: number;
  /** Total blocking time (https://web.dev/articles/tbt): what is beyond 50 ms of each task after the first paint. */
  readonly blocking: number;
  /** The same from the start of the navigation on. */
  readonly blockingInAll: number;
  readonly shift: number;
}

/** Headers that tell of one file, not of the site. */
const ofFile = /^(content-(?!security)|link$|etag$|transfer-|connection$|keep-alive$|date$)/;

/**
 * A page of raw React that looks the same as a page of the product: its script draws the elements that the server drew,
 * with state in each box, under the product's own style sheets, sent as the product sends them, and policies.
 */
async function rawTwin(base: string) {
  const reply = await fetch(`${base}/switch/home-energy`);
  const policies = Object.fromEntries([...reply.headers].filter(([name]) => !ofFile.test(name)));
  const html = await reply.text();
  const drawn = /<div id="app">([\s\S]*)<\/div>\s*<\/body>/.exec(html)?.[1] ?? '';
  const styles = html.match(/<style[\s\S]*?<\/style>/g)?.join('') ?? '';
  const folder = await mkdtemp(join(tmpdir(), 'switchyard-twin-'));
  await writeFile(join(folder, 'main.js'), twinScript(drawn));
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: {
        react: join(import.meta.dirname, '../../node_modules/react'),
        'react-dom': join(import.meta.dirname, '../../node_modules/react-dom'),
      },
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: { entry: join(folder, 'main.js'), formats: ['es'], fileName: 'twin' },
    },
  });
  const script = await readFile(join(folder, 'twin.mjs'));
  await rm(folder, { recursive: true });
  const files = new Map<string, readonly [string, Buffer]>([
    [
      '/',
      [
        'text/html',
        Buffer.from(
          `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Twin</title>${styles}<script type="module" src="/twin.js"></script></head><body><div id="app"></div></body></html>`,
        ),
      ],
    ],
    ['/twin.js', ['text/javascript', script]],
  ]);
  const packed = new Map(
    [...files].map(([path, [type, body]]) => [path, [type, brotliCompressSync(body)] as const]),
  );
  const server = createServer((request, response) => {
    const [type, body] = packed.get(request.url ?? '') ?? [];
    if (type === undefined) return void response.writeHead(404).end();
    response.writeHead(200, { ...policies, 'content-type': type, 'content-encoding': 'br' }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The elements of a text of HTML as calls of React, which keeps what is in each box. */
function twinScript(html: string): string {
  const text = html.replace(/<!--.*?-->/g, '');
  const calls = text
    .split(/(<[^>]+>)/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, slash, name = '', rest = ''] = /^<(\/?)([\w-]+)([\s\S]*?)\/?>$/.exec(part) ?? [];
      if (name === '') return `${JSON.stringify(part.replaceAll('&amp;', '&'))},`;
      if (slash) return '),';
      const pairs = [...rest.matchAll(/([\w-]+)="([^"]*)"/g)].map(
        ([, key = '', value = '']) => [key, value] as const,
      );
      const renamed = { class: 'className', for: 'htmlFor', tabindex: 'tabIndex' } as const;
      const props = Object.fromEntries(
        pairs.map(([key, value]) => [
          Object.hasOwn(renamed, key)
            ? Reflect.get(renamed, key)
            : /^(aria|data)-/.test(key)
              ? key
              : key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
          value,
        ]),
      );
      if (name === 'input') return `h(Box, ${JSON.stringify(props)}),`;
      const isEmpty = part.endsWith('/>') || name === 'br';
      return `h('${name}', ${JSON.stringify(props)}${isEmpty ? '),' : ','}`;
    })
    .join('');
  return `import { createElement as h, useState, Fragment } from 'react';
import { createRoot } from 'react-dom/client';
function Box({ value: _, ...props }) {
  const [value, setValue] = useState('');
  const isTick = props.type === 'checkbox';
  return h('input', { ...props, ...(isTick ? { checked: value === true } : { value }), onChange: ({ currentTarget: box }) => setValue(isTick ? box.checked : box.value) });
}
createRoot(document.getElementById('app')).render(h(Fragment, null, ${calls}));`;
}

/**
 * Two arrivals, on a slow line (slow 4G) with a slow processor (4 times): one that types as soon as it can, and one that looks
 * on, for a browser tells no largest paint that comes after a key.
 */
async function waitOnce(browser: Browser, url: string): Promise<Waited> {
  const { largestPaint } = await arrive(browser, url, async () => {});
  const typed = await arrive(browser, url, async (page) => {
    await page.locator('#field-postcode').focus();
    await page.keyboard.type('n');
  });
  return { ...typed, largestPaint };
}

async function arrive(browser: Browser, url: string, act: (page: Page) => Promise<void>): Promise<Waited> {
  const { page, close } = await open(browser, { cpu: 4, slowNetwork: true });
  await page.addInitScript(() => {
    const seen = { largestPaint: 0, shift: 0, letter: 0 };
    const tasks: PerformanceEntry[] = [];
    const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    observe('largest-contentful-paint', ({ startTime }) => {
      seen.largestPaint = startTime;
    });
    observe('longtask', (entry) => tasks.push(entry));
    // What follows from the letter is an answer to it.
    observe('layout-shift', (entry) => {
      if (seen.letter === 0) seen.shift += Number(Reflect.get(entry, 'value'));
    });
    addEventListener(
      'input',
      () =>
        requestAnimationFrame(() =>
          setTimeout(() => {
            seen.letter ||= performance.now();
          }),
        ),
      true,
    );
    Reflect.set(window, 'seen', seen);
    Reflect.set(window, 'tasks', tasks);
  });
  await page.goto(url, { waitUntil: 'commit' });
  await act(page);
  await page.waitForLoadState('networkidle');
  const waited = await page.evaluate(() => {
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const tasks: PerformanceEntry[] = Reflect.get(window, 'tasks');
    const blockedFrom = (start: number) =>
      tasks
        .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, start))
        .reduce((sum, time) => sum + Math.max(0, time - 50), 0);
    return {
      ...Reflect.get(window, 'seen'),
      firstPaint,
      blocking: blockedFrom(firstPaint),
      blockingInAll: blockedFrom(0),
    };
  });
  await close();
  return waited;
}

/** The first page of the product at `base` and its twin in raw React, in turn: the medians of the rounds. */
export async function compareFirstPages(
  browser: Browser,
  base: string,
  rounds: number,
): Promise<{ readonly ours: Waited; readonly raw: Waited }> {
  const twin = await rawTwin(base);
  const found: { ours: Waited[]; raw: Waited[] } = { ours: [], raw: [] };
  for (let round = 0; round < rounds; round += 1) {
    found.ours.push(await waitOnce(browser, `${base}/switch/home-energy`));
    found.raw.push(await waitOnce(browser, twin.url));
  }
  twin.close();
  const middle = (all: readonly Waited[], name: keyof Waited) => median(all.map((one) => one[name]));
  const medians = (all: readonly Waited[]): Waited => ({
    firstPaint: middle(all, 'firstPaint'),
    largestPaint: middle(all, 'largestPaint'),
    letter: middle(all, 'letter'),
    blocking: middle(all, 'blocking'),
    blockingInAll: middle(all, 'blockingInAll'),
    shift: middle(all, 'shift'),
  });
  return { ours: medians(found.ours), raw: medians(found.raw) };
}
