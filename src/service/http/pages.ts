import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { type Context, Hono } from 'hono';
import type { Current, PublicSettings } from '../settings/readSettings.ts';
import { chooseEncoding } from './compress.ts';
import type { Drawn, PageData, PageDrawer } from './drawing.ts';
import { type Files, isFilePath, type Sendable, sendable } from './files.ts';
import type { OwnPolicy } from './headers.ts';
import { sendJson } from './sendJson.ts';
import { studioHeaders, workerPolicy } from './studio.ts';

/** Where index.html wants the settings. */
const settingsMarker = '<!--settings-->';

/** A text as it may stand in a page. */
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Puts the settings, the brand's style sheet and the letters that it needs into a page, in place of its marker; and in place
 * of a comment that is the name of a setting, that setting's text: what is said before any script, or without one.
 */
function withSettings(html: string, data: PageData, letters: Current['letters']): string {
  // In a script element only `<` could end the data early.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="settings">${json}</script>`;
  const font = letters
    ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${letters.address}">`
    : '';
  return html
    .replace(settingsMarker, () => `${block}${font}<link rel="stylesheet" href="${brandStyles}">`)
    .replace(/<!--(\w+)-->/g, (comment, name: string) => {
      const text: unknown = Object.hasOwn(data, name) ? Reflect.get(data, name) : undefined;
      return typeof text === 'string' ? escaped(text) : comment;
    });
}

/** Puts what was drawn into a page, with its title and its language. */
const withDrawing = (html: string, { html: drawn, title, lang }: Drawn) =>
  html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${lang}"`)
    .replace(/<title>.*?<\/title>/, (usual) => title || usual)
    .replace('<div id="app"></div>', () => `<div id="app">${drawn}</div>`);

/** The style sheets that a page is shown with. */
const linked = /<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*>/g;

/**
 * Puts the style sheets of a page into it, so that it is shown as soon as it is there; who reads it finds their addresses in
 * `data-href`. `styles` are the hashes that the policy names them by. A sheet that `read` does not find stays linked.
 */
function withStyles(html: string, read: (path: string) => string | undefined) {
  const styles: string[] = [];
  const text = html.replace(linked, (link, path: string) => {
    // Nothing in a style sheet may end its element.
    const css = read(path)?.replaceAll('</', '<\\/');
    if (css === undefined) return link;
    styles.push(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
    return `<style data-href="${path}">${css}</style>`;
  });
  return { text, styles };
}

/** What a page begins with, as its scripts and its style sheets name it. */
const named = /<(script|link)\b([^>]*?) (?:src|href)="(\/[^"]+\.(?:js|css|woff2))"/g;
const ofEnding: Readonly<Record<string, 'style' | 'font'>> = { '.css': 'style', '.woff2': 'font' };
const order = ['style', 'font', 'script', 'module'] as const;

/**
 * The header that tells the browser of a page's files before the page is read, those that it is shown with first; a proxy
 * may send it ahead as 103 Early Hints.
 */
function preloads(html: string): string {
  const files = [...html.matchAll(named)].map(([, element, attributes = '', path = '']) => {
    const isModule = element === 'link' || attributes.includes('module');
    const kind = ofEnding[extname(path)] ?? (isModule ? 'module' : 'script');
    return { path, kind, isOpen: attributes.includes(' crossorigin') } as const;
  });
  return files
    .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
    .map(({ path, kind, isOpen }) => {
      const rel = kind === 'module' ? 'rel=modulepreload' : `rel=preload; as=${kind}`;
      return `<${path}>; ${rel}${isOpen ? '; crossorigin' : ''}`;
    })
    .join(', ');
}

/** What pages are made of. `files` is undefined while the browser app is not built. */
export interface PageOptions {
  readonly files: Files | undefined;
  readonly current: () => Current;
  readonly dataOf: (settings: PublicSettings) => PageData;
  /** Draws index.html ahead of its script; left out, it is sent empty. */
  readonly drawer?: PageDrawer | undefined;
  /** Told what keeps a page from being drawn; it is sent empty then. */
  readonly onFault: (error: unknown) => void;
  /** The clock, in milliseconds. */
  readonly now: () => number;
}

interface Made {
  readonly page: Sendable;
  readonly link: string;
  readonly styles: readonly string[];
}

const hour = 60 * 60 * 1000;

/** The page of the product itself. */
const first = '/index.html';

/** The brand's style sheet. */
const brandStyles = '/brand.css';

/** The page of every form component, which a setting hides. */
const showcase = '/showcase.html';

const htmlType = 'text/html; charset=UTF-8';

const immutable = 'public, max-age=31536000, immutable';

/** Serves the built browser app: its files, the brand's style sheet, and index.html for every other address. */
export function servePages({ files, current, dataOf, drawer, onFault, now }: PageOptions): Hono<OwnPolicy> {
  const pages = new Map<string, { readonly stamp: string; readonly made: Promise<Made> }>();

  const styleSheet = (path: string) => (path === brandStyles ? current().css : files?.read(path)?.toString());

  const make = async (html: string, data: PageData, drawing: string | undefined): Promise<Made> => {
    const page = withSettings(html, data, current().letters);
    if (drawing === undefined) return { page: sendable(page, htmlType), link: preloads(page), styles: [] };
    const { text: styled, styles } = withStyles(page, styleSheet);
    const drawn = await drawer?.draw(drawing, data).catch(onFault);
    const text = drawn ? withDrawing(styled, drawn) : styled;
    return { page: sendable(text, htmlType), link: preloads(text), styles };
  };

  /** A page, made anew after a change of the settings or of its file, and each hour. */
  const pageOf = (file: string, path: string, search: string): Promise<Made> | undefined => {
    const { settings, stamp: stampOfSettings } = current();
    const drawnAt = new Date(Math.floor(now() / hour) * hour).toISOString();
    const isDrawn = drawer !== undefined && file === first;
    const data = { ...dataOf(settings), ...(isDrawn ? { drawnAt } : {}) };
    const drawing = isDrawn ? drawer.nameOf(path, search, data) : undefined;
    const name = `${file} ${drawing}`;
    const stamp = `${stampOfSettings} ${files?.stamp(file)} ${drawing && drawnAt}`;
    const held = pages.get(name);
    if (held?.stamp === stamp) return held.made;
    const html = files?.read(file);
    if (!html) return undefined;
    const made = make(html.toString(), data, drawing);
    pages.set(name, { stamp, made });
    return made;
  };

  // The first visitor need not wait for it.
  pageOf(first, '/', '');

  const app = new Hono<OwnPolicy>();
  app.get(brandStyles, (context) =>
    send(context, sendable(current().css, 'text/css; charset=UTF-8'), 'no-cache'),
  );
  app.get('/brand.svg', (context) => send(context, sendable(current().icon, 'image/svg+xml'), 'no-cache'));
  app.get('/typeface/*', (context) => {
    const { letters } = current();
    if (letters?.address !== context.req.path)
      return sendJson(context, { message: 'There is no such file.' }, 404);
    return send(context, sendable(letters.bytes, 'font/woff2'), immutable);
  });
  app.get('/*', async (context) => {
    const { path, url } = context.req;
    if (path.endsWith('.html') || !isFilePath(path)) {
      const { hasShowcase, hasStudio } = current();
      const ownHeaders = studioHeaders(path);
      const isHidden = ownHeaders === undefined ? path === showcase && !hasShowcase : !hasStudio;
      const file = path.endsWith('.html') && !isHidden ? path : first;
      const made = await pageOf(file, path, new URL(url).search);
      if (made && ownHeaders && !isHidden)
        for (const [name, value] of Object.entries(ownHeaders)) context.header(name, value);
      if (made) context.set('styles', made.styles);
      if (made?.link) context.header('Link', made.link);
      if (made) return send(context, made.page, 'no-cache');
      const message = files ? 'There is no such page.' : 'The browser app is not built. Run npm run build.';
      return sendJson(context, { message }, 404);
    }
    const file = files?.kept(path);
    if (!file) return sendJson(context, { message: 'There is no such file.' }, 404);
    const policy = workerPolicy(path);
    if (policy !== undefined) context.header('Content-Security-Policy', policy);
    return send(context, file, path.startsWith('/assets/') ? immutable : 'no-cache');
  });
  app.all('/*', (context) => {
    context.header('Allow', 'GET, HEAD');
    return sendJson(context, { message: 'This address takes GET only.' }, 405);
  });
  return app;
}

async function send(
  context: Context,
  { type, etag, bytes, packed }: Sendable,
  cache: string,
): Promise<Response> {
  const headers = { 'Content-Type': type, 'Cache-Control': cache, ETag: etag, Vary: 'Accept-Encoding' };
  if (
    context.req
      .header('If-None-Match')
      ?.replaceAll('W/', '')
      .split(/\s*,\s*/)
      .includes(etag)
  )
    return context.body(null, 304, headers);
  const encoding = chooseEncoding(context.req.header('Accept-Encoding'));
  const smaller = encoding && (await packed(encoding));
  return smaller
    ? context.body(smaller, 200, { ...headers, 'Content-Encoding': encoding })
    : context.body(bytes, 200, headers);
}
