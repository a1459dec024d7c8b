import { type Context, Hono } from 'hono';
import type { Current, PublicSettings } from '../settings/readSettings.ts';
import { chooseEncoding } from './compress.ts';
import { type Files, isFilePath, type Sendable, sendable } from './files.ts';
import { sendJson } from './sendJson.ts';
import { studioHeaders, workerPolicy } from './studio.ts';

/** The data block of the page: the settings, where the API lives ('' is this origin), and what the trade tells. */
interface PageData extends PublicSettings {
  readonly apiBaseUrl: string;
}

/** Where index.html wants the settings. */
const settingsMarker = '<!--settings-->';

/** Puts the settings and the brand's style sheet into a page, in place of its marker. */
function withSettings(html: string, data: PageData): string {
  // In a script element only `<` could end the data early.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="settings">${json}</script>`;
  return html.replace(settingsMarker, () => `${block}<link rel="stylesheet" href="/brand.css">`);
}

/** What pages are made of. `files` is undefined while the browser app is not built. */
export interface PageOptions {
  readonly files: Files | undefined;
  readonly current: () => Current;
  readonly dataOf: (settings: PublicSettings) => PageData;
}

/** The page of every form component, which a setting hides. */
const showcase = '/showcase.html';

const immutable = 'public, max-age=31536000, immutable';

/** Serves the built browser app: its files, the brand's style sheet, and index.html for every other address. */
export function servePages({ files, current, dataOf }: PageOptions): Hono {
  const pages = new Map<string, { readonly stamp: string; readonly page: Sendable }>();

  const pageOf = (path: string) => {
    const { settings, stamp } = current();
    const now = `${stamp} ${files?.stamp(path)}`;
    const held = pages.get(path);
    if (held?.stamp === now) return held.page;
    const html = files?.read(path);
    if (!html) return undefined;
    const page = sendable(withSettings(html.toString(), dataOf(settings)), 'text/html; charset=UTF-8');
    pages.set(path, { stamp: now, page });
    return page;
  };

  const app = new Hono();
  app.get('/brand.css', (context) =>
    send(context, sendable(current().css, 'text/css; charset=UTF-8'), 'no-cache'),
  );
  app.get('/brand.svg', (context) => send(context, sendable(current().icon, 'image/svg+xml'), 'no-cache'));
  app.get('/*', (context) => {
    const { path } = context.req;
    if (path.endsWith('.html') || !isFilePath(path)) {
      const { hasShowcase, hasStudio } = current();
      const ownHeaders = studioHeaders(path);
      const isHidden = ownHeaders === undefined ? path === showcase && !hasShowcase : !hasStudio;
      const page = pageOf(path.endsWith('.html') && !isHidden ? path : '/index.html');
      if (page && ownHeaders && !isHidden)
        for (const [name, value] of Object.entries(ownHeaders)) context.header(name, value);
      if (page) return send(context, page, 'no-cache');
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
