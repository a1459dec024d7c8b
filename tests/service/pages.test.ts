import { createHash } from 'node:crypto';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualLimits } from '../../src/energy/service/limits.ts';
import { contentSecurityPolicy } from '../../src/service/http/headers.ts';
import { type Service, startService, temporaryFolder } from './service.ts';

const folder = temporaryFolder();
const client = join(folder.path, 'client');
const settingsFile = join(folder.path, 'settings.json');
const script = `export const greeting = '${'hello '.repeat(400)}';`;
/** Whatever stands in the packed file is what is sent, so that a test can tell it from what the server packs itself. */
const packedByBuild = brotliCompressSync(`${script}// as the build packed it`);
let service: Service;
let changes = 0;

/** Writes a settings file whose time differs from the one before, however fast the disk's clock is. */
function writeSettings(settings: unknown): void {
  writeFileSync(settingsFile, JSON.stringify(settings));
  changes += 1;
  utimesSync(settingsFile, 1_000_000 + changes, 1_000_000 + changes);
}

beforeAll(async () => {
  mkdirSync(join(client, 'assets'), { recursive: true });
  mkdirSync(join(folder.path, 'brands'));
  writeFileSync(
    join(client, 'index.html'),
    '<!doctype html><html lang="en-GB"><head><!--settings--></head><body></body></html>',
  );
  for (const name of ['showcase', 'studio', 'studio-preview'])
    writeFileSync(join(client, `${name}.html`), `<!doctype html><title>${name}</title>`);
  writeFileSync(join(client, 'assets', 'app-1a2b.js'), script);
  writeFileSync(join(client, 'assets', 'packed-1a2b.js'), script);
  writeFileSync(join(client, 'assets', 'packed-1a2b.js.br'), packedByBuild);
  mkdirSync(join(client, 'assets/studio'), { recursive: true });
  for (const name of ['worker-1a2b.js', 'studio-1a2b.js'])
    writeFileSync(join(client, 'assets/studio', name), script);
  writeFileSync(join(client, 'robots.txt'), 'User-agent: *');
  writeFileSync(join(folder.path, 'secret.txt'), 'not for you');
  writeFileSync(
    join(folder.path, 'brands', 'beam.brand.json'),
    JSON.stringify({
      brand: 'beam',
      name: 'Beam',
      logoMark: 'M5 5h22v22H5z',
      tokens: { 'color-accent': { light: '#123456', dark: '#abcdef' } },
    }),
  );
  writeSettings({ brand: 'beam' });
  service = await startService({ clientFolder: client, settingsFile });
});
afterAll(async () => {
  await service.stop();
  folder.remove();
});

const get = (path: string, headers: Record<string, string> = {}) => service.app.request(path, { headers });
const settingsOf = (html: string) => JSON.parse(/id="settings">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');

describe('security headers', () => {
  const every = [
    '/',
    '/assets/app-1a2b.js',
    '/assets/none.js',
    '/brand.css',
    '/request/ev/make',
    '/request/nothing',
    '/healthz',
    '/openapi.json',
  ];

  it.each(every)('stand on the reply to %s', async (path) => {
    const { headers } = await get(path);
    expect(headers.get('Content-Security-Policy')).toBe(
      contentSecurityPolicy({ apiOrigin: undefined, imageHost: '' }, false),
    );
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(headers.get('Permissions-Policy')).toContain('camera=()');
    expect(headers.get('Strict-Transport-Security')).toBeNull();
  });

  it('stand on a 304, too', async () => {
    const etag = (await get('/')).headers.get('ETag') ?? '';
    const reply = await get('/', { 'If-None-Match': etag });
    expect(reply.status).toBe(304);
    expect(reply.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  it('allow no inline script, no evaluation, no form and no frame', () => {
    const policy = contentSecurityPolicy({ apiOrigin: 'https://api.example', imageHost: '' }, false);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).toContain("form-action 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("connect-src 'self' https://api.example;");
    expect(policy).not.toMatch(/unsafe|\*|upgrade-insecure-requests/);
  });

  it('let one host show an image only while the operator names it [S2.63]', async () => {
    const reached = { apiOrigin: undefined, imageHost: 'pixel.example' };
    expect(contentSecurityPolicy(reached, false)).toContain("img-src 'self' blob: https://pixel.example;");
    expect((await get('/')).headers.get('Content-Security-Policy')).toContain("img-src 'self' blob:;");
  });

  it('let the studio alone evaluate code, which reaches no network; its preview is as strict as any page', async () => {
    const policyOf = async (path: string) => (await get(path)).headers.get('Content-Security-Policy') ?? '';
    const studio = await policyOf('/studio.html');
    expect(studio).toContain("script-src 'self' 'unsafe-eval';");
    expect(studio).toContain("connect-src 'none'");
    expect(studio).toContain("frame-ancestors 'none'");
    expect(studio).not.toMatch(/unsafe-inline|\*|https?:/);
    const preview = await get('/studio-preview.html');
    const policy = preview.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).toContain("connect-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(preview.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
    const worker = await policyOf('/assets/studio/worker-1a2b.js');
    expect(worker).toContain("script-src 'self' 'unsafe-eval'");
    expect(worker).toContain("default-src 'none'");
    expect(worker).toContain("connect-src 'none'");
    for (const path of [
      '/',
      '/index.html',
      '/showcase.html',
      '/studio',
      '/studio.html/',
      '/assets/studio/studio-1a2b.js',
    ])
      expect(await policyOf(path)).toBe(
        contentSecurityPolicy({ apiOrigin: undefined, imageHost: '' }, false),
      );
  });

  it('ask for TLS when the request came by it', async () => {
    const { headers } = await get('/', { 'X-Forwarded-Proto': 'https' });
    expect(headers.get('Strict-Transport-Security')).toContain('max-age=63072000');
    expect(headers.get('Content-Security-Policy')).toContain('upgrade-insecure-requests');
  });
});

describe('the page', () => {
  it.each(['/', '/switch/home-energy/WEB/ref.1', '/results/home-energy', '/index.html', '/anything/at/all'])(
    'answers %s with index.html, which is asked for again every time [Q2.01]',
    async (path) => {
      const reply = await get(path);
      expect([reply.status, reply.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=UTF-8']);
      expect(reply.headers.get('Cache-Control')).toBe('no-cache');
      expect(await reply.text()).toContain('<link rel="stylesheet" href="/brand.css">');
    },
  );

  it('holds the settings, where the API lives, and postcodes to try [Q3.01]', async () => {
    const settings = settingsOf(await (await get('/')).text());
    expect(settings).toMatchObject({
      brand: 'beam',
      name: 'Beam',
      whiteLabel: true,
      gbData: false,
      carbonOffset: false,
      averages: '2023-10',
      apiBaseUrl: '',
    });
    expect(settings.samplePostcodes.length).toBeGreaterThan(10);
    // As people write them, the space in each not to be broken at.
    for (const { postcode } of settings.samplePostcodes) expect(postcode).toMatch(/^\S+\u00a0\d\S\S$/);
    expect(settings).not.toHaveProperty('tokens');
  });

  it('follows a change of the settings file without a restart [Q3.01]', async () => {
    const before = (await get('/')).headers.get('ETag');
    writeSettings({ brand: 'beam', whiteLabel: false });
    const reply = await get('/');
    expect(settingsOf(await reply.text()).whiteLabel).toBe(false);
    expect(reply.headers.get('ETag')).not.toBe(before);
  });

  it('hides both pages of the studio when a setting says so, with what they alone may do', async () => {
    writeSettings({ studio: true });
    expect(await (await get('/studio.html')).text()).toBe('<!doctype html><title>studio</title>');
    writeSettings({ studio: false });
    for (const path of ['/studio.html', '/studio-preview.html']) {
      const hidden = await get(path);
      expect([hidden.status, await hidden.text()]).toEqual([200, await (await get('/')).text()]);
      expect(hidden.headers.get('Content-Security-Policy')).not.toContain('unsafe');
      expect(hidden.headers.get('X-Frame-Options')).toBe('DENY');
    }
  });

  it('hides the showcase when a setting says so: its address is then like any other [Q2.60]', async () => {
    writeSettings({ showcase: true });
    expect(await (await get('/showcase.html')).text()).toBe('<!doctype html><title>showcase</title>');
    writeSettings({ showcase: false });
    const hidden = await get('/showcase.html');
    expect([hidden.status, await hidden.text()]).toEqual([200, await (await get('/')).text()]);
  });

  it('cannot be broken out of by a setting', async () => {
    const supplierName = '</script><script>alert(1)</script><!--$&';
    writeSettings({ supplierName });
    const html = await (await get('/')).text();
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(settingsOf(html).supplierName).toBe(supplierName);
  });

  it('holds what is drawn ahead, once for all addresses of a drawing, until the settings or the hour change', async () => {
    const path = join(folder.path, 'drawn');
    mkdirSync(path, { recursive: true });
    writeFileSync(
      join(path, 'index.html'),
      '<!doctype html><html lang="en-GB"><head><title>x</title><!--settings--></head><body><div id="app"></div></body></html>',
    );
    let hour = 9;
    const asked: string[] = [];
    const drawer = {
      nameOf: (address: string, search: string) => `${address.slice(0, 2)}${search}`,
      draw: async (name: string, { supplierName, drawnAt }: Record<string, unknown>) => {
        asked.push(name);
        if (name === '/x') throw new Error('cannot be drawn');
        return {
          html: `<p>$& ${name} ${supplierName} ${drawnAt}</p>`,
          title: '<title lang="en-GB">Drawn</title>',
          lang: 'cy',
        };
      },
    };
    writeSettings({ supplierName: 'Beam' });
    const now = () => Date.UTC(2026, 7, 10, hour, 30);
    const drawing = await startService({ clientFolder: path, settingsFile, drawer, now });
    const text = async (address: string) => (await drawing.app.request(address)).text();
    const page = await text('/a/private');
    expect(page).toContain('<html lang="cy"');
    expect(page).toContain('<head><title lang="en-GB">Drawn</title>');
    expect(page).toContain('<div id="app"><p>$& /a Beam 2026-08-10T09:00:00.000Z</p></div>');
    expect(settingsOf(page).drawnAt).toBe('2026-08-10T09:00:00.000Z');
    expect(await text('/a/other')).toBe(page);
    expect(asked.filter((name) => name === '/a')).toHaveLength(1);
    writeSettings({ supplierName: 'Ray' });
    expect(await text('/a/other')).toContain('<p>$& /a Ray');
    hour = 10;
    expect(await text('/a/other')).toContain('T10:00:00.000Z</p>');
    expect(await text('/a?lang=cy')).toContain('/a?lang=cy Ray');
    expect(await text('/x')).toContain('<div id="app"></div>');
    await drawing.stop();
  });

  it('is drawn with its style sheets in it, which its policy names by their hashes, until one changes', async () => {
    const path = join(folder.path, 'styled');
    mkdirSync(join(path, 'assets'), { recursive: true });
    writeFileSync(join(path, 'assets', 'app-2.css'), 'p::before { content: "$&</style>" }');
    writeFileSync(
      join(path, 'index.html'),
      '<head><!--settings--><link rel="stylesheet" crossorigin href="/assets/app-2.css"></head><div id="app"></div>',
    );
    writeSettings({ brand: 'beam' });
    const drawer = { nameOf: () => '/', draw: async () => ({ html: 'drawn', title: '', lang: 'en' }) };
    const styled = await startService({ clientFolder: path, settingsFile, drawer });
    const asked = async (headers: Record<string, string> = {}) => {
      const reply = await styled.app.request('/', { headers });
      const html = await reply.text();
      const sheets = [...html.matchAll(/<style data-href="([^"]+)">([\s\S]*?)<\/style>/g)];
      const policy = reply.headers.get('Content-Security-Policy') ?? '';
      const named = /style-src ([^;]+);/.exec(policy)?.[1];
      return { reply, html, sheets, named };
    };
    const { reply, html, sheets, named } = await asked();
    expect(html).not.toContain('<link rel="stylesheet"');
    expect(sheets.map(([, address]) => address)).toEqual(['/brand.css', '/assets/app-2.css']);
    expect(sheets.map(([, , css]) => css)).toEqual([
      ':root {\n  --color-accent: light-dark(#123456, #abcdef);\n}\n',
      'p::before { content: "$&<\\/style>" }',
    ]);
    const hashes = sheets.map(([, , css = '']) => createHash('sha256').update(css).digest('base64'));
    expect(named).toBe(["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' '));
    expect(reply.headers.get('Link')).toBeNull();
    // What the browser has kept is shown under the policy that comes with "not modified".
    const kept = await asked({ 'If-None-Match': String(reply.headers.get('ETag')) });
    expect([kept.reply.status, kept.named]).toEqual([304, named]);
    writeSettings({});
    const plain = await asked();
    expect(plain.sheets[0]?.[2]).not.toContain('#123456');
    expect(plain.named).not.toBe(named);
    expect((await styled.app.request('/healthz')).headers.get('Content-Security-Policy')).toContain(
      "style-src 'self';",
    );
    await styled.stop();
  });

  it('tells its style sheets and its script ahead, the sheets first, for a proxy to send as early hints', async () => {
    const path = join(folder.path, 'hinted');
    mkdirSync(path, { recursive: true });
    const assets = [
      '<script src="/assets/early-1.js"></script>',
      '<script type="module" crossorigin src="/assets/app-1.js"></script>',
      '<link rel="stylesheet" crossorigin href="/assets/app-2.css">',
      '<link rel="icon" href="/brand.svg">',
    ];
    writeFileSync(join(path, 'index.html'), `<!doctype html><head><!--settings-->${assets.join('')}</head>`);
    const hinting = await startService({ clientFolder: path });
    const { headers } = await hinting.app.request('/');
    expect(headers.get('Link')?.split(', ')).toEqual([
      '</brand.css>; rel=preload; as=style',
      '</assets/app-2.css>; rel=preload; as=style; crossorigin',
      '</assets/early-1.js>; rel=preload; as=script',
      '</assets/app-1.js>; rel=modulepreload; crossorigin',
    ]);
    await hinting.stop();
  });

  it('says nothing of what to try where this is no demonstration', async () => {
    const live = await startService({ clientFolder: client, isDemonstration: false });
    const settings = settingsOf(await (await live.app.request('/')).text());
    expect(settings).toMatchObject({ canKeep: true, samplePostcodes: [] });
    await live.stop();
  });

  it('names another API, and lets the page call that one alone', async () => {
    const other = await startService({ clientFolder: client, apiBaseUrl: 'https://api.example/v1' });
    const reply = await other.app.request('/');
    expect(settingsOf(await reply.text())).toMatchObject({
      apiBaseUrl: 'https://api.example/v1',
      samplePostcodes: [],
    });
    expect(reply.headers.get('Content-Security-Policy')).toContain("connect-src 'self' https://api.example;");
    await other.stop();
  });
});

describe('files', () => {
  it('of the build are kept by the browser for good', async () => {
    const reply = await get('/assets/app-1a2b.js');
    expect(reply.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(reply.headers.get('Content-Type')).toBe('text/javascript; charset=UTF-8');
    expect(await reply.text()).toBe(script);
  });

  it('are compressed as the browser asks', async () => {
    const packed = async (encoding: string) => {
      const reply = await get('/assets/app-1a2b.js', { 'Accept-Encoding': encoding });
      return [reply.headers.get('Content-Encoding'), Buffer.from(await reply.arrayBuffer())] as const;
    };
    const [br, brotli] = await packed('gzip, deflate, br');
    const [gz, zipped] = await packed('gzip');
    expect([br, gz]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(brotli).toString()).toBe(script);
    expect(gunzipSync(zipped).toString()).toBe(script);
    expect(brotli.length).toBeLessThan(script.length / 4);
  });

  it('go out as the build has packed them, which have no address of their own', async () => {
    const reply = await get('/assets/packed-1a2b.js', { 'Accept-Encoding': 'br' });
    expect(reply.headers.get('Content-Encoding')).toBe('br');
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(packedByBuild);
    const zipped = await get('/assets/packed-1a2b.js', { 'Accept-Encoding': 'gzip' });
    expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toBe(script);
    expect((await get('/assets/packed-1a2b.js.br')).status).toBe(404);
  });

  it.each([
    '/assets/none.js',
    '/favicon.ico',
    '/secret.txt',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2f..%2fsecret.txt',
  ])('that are none of ours, %s, are a 404', async (path) => {
    const reply = await get(path);
    expect([reply.status, await reply.json()]).toEqual([404, { message: 'There is no such file.' }]);
  });

  it('take GET and HEAD only', async () => {
    expect((await service.app.request('/', { method: 'HEAD' })).status).toBe(200);
    const reply = await service.app.request('/anything', { method: 'POST', body: '{}' });
    expect([reply.status, reply.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('are not there before the build, and the page says what to do', async () => {
    const bare = await startService({ clientFolder: join(folder.path, 'none') });
    const reply = await bare.app.request('/');
    expect([reply.status, await reply.json()]).toEqual([
      404,
      { message: 'The browser app is not built. Run npm run build.' },
    ]);
    await bare.stop();
  });
});

describe('the brand', () => {
  it('is a style sheet of custom properties that follow the scheme', async () => {
    writeSettings({ brand: 'beam' });
    const reply = await get('/brand.css');
    expect(reply.headers.get('Content-Type')).toBe('text/css; charset=UTF-8');
    expect(await reply.text()).toBe(':root {\n  --color-accent: light-dark(#123456, #abcdef);\n}\n');
  });

  it('is the icon of the tab: its mark in its colours', async () => {
    writeSettings({ brand: 'beam' });
    const reply = await get('/brand.svg');
    expect(reply.headers.get('Content-Type')).toBe('image/svg+xml');
    const icon = await reply.text();
    expect(icon).toContain('<path class="t" d="M5 5h22v22H5z"/>');
    expect(icon).toContain('.s{fill:#123456}');
    writeSettings({});
    expect(await (await get('/brand.svg')).text()).not.toContain('<path');
  });
});

describe('the letters of a brand', () => {
  const letters = Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(400)]);
  const file = join(folder.path, 'brands', 'tern.woff2');
  const brand = {
    brand: 'tern',
    name: 'Tern',
    typeface: { family: 'Tern Serif', file: 'tern.woff2', weights: '300 700' },
    tokens: { 'font-heading': "'Tern Serif', serif" },
  };
  const address = async () =>
    /<link rel="preload" as="font" type="font\/woff2" crossorigin href="([^"]+)">/.exec(
      await (await get('/')).text(),
    )?.[1];

  it('come with the page, are told ahead, kept for good, and never hold it up [Q3.01]', async () => {
    writeSettings({});
    expect(await address()).toBeUndefined();
    expect(await (await get('/brand.css')).text()).not.toContain('@font-face');
    writeFileSync(join(folder.path, 'brands', 'tern.brand.json'), JSON.stringify(brand));
    writeFileSync(file, letters);
    writeSettings({ brand: 'tern' });
    const path = String(await address());
    expect((await get('/')).headers.get('Link')).toContain(`<${path}>; rel=preload; as=font; crossorigin`);
    expect((await get('/')).headers.get('Content-Security-Policy')).toContain("font-src 'self'");
    const css = await (await get('/brand.css')).text();
    expect(css).toContain(`font-family: "Tern Serif";\n  src: url("${path}") format("woff2");`);
    expect(css).toContain('font-weight: 300 700;\n  font-display: optional;');
    const reply = await get(path);
    expect(reply.headers.get('Content-Type')).toBe('font/woff2');
    expect(reply.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(letters);
    expect((await get('/typeface/other.woff2')).status).toBe(404);
    expect(settingsOf(await (await get('/')).text())).not.toHaveProperty('typeface');
  });

  it('have another address when they change, and are left out where they are none, or too many', async () => {
    const first = await address();
    writeFileSync(file, Buffer.concat([letters, Buffer.from('more')]));
    expect(await address()).not.toBe(first);
    expect((await get(String(first))).status).toBe(404);
    for (const wrong of [Buffer.from('no letters'), Buffer.concat([letters, Buffer.alloc(30_000)])]) {
      writeFileSync(file, wrong);
      expect(await address()).toBeUndefined();
      expect(await (await get('/brand.css')).text()).toContain('--font-heading');
    }
  });
});

describe('policy reports', () => {
  it('are counted and answered, whatever they hold', async () => {
    const post = (body: string, type = 'application/csp-report') =>
      service.app.request('/csp-report', { method: 'POST', body, headers: { 'Content-Type': type } });
    expect((await post('{"csp-report":{"effective-directive":"script-src"}}')).status).toBe(204);
    expect(
      (await post('[{"body":{"effectiveDirective":"img-src"}},{}]', 'application/reports+json')).status,
    ).toBe(204);
    expect((await post('nonsense')).status).toBe(204);
    expect((await post('x'.repeat(70_000))).status).toBe(413);
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok', policyReports: 4 });
  });

  it('are counted and logged as often as an address may send them, and no further', async () => {
    const logged: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
    const held = await startService({ log, limits: { ...usualLimits, tracking: 4 } });
    const post = async () => (await held.app.request('/csp-report', { method: 'POST', body: '{}' })).status;
    expect([await post(), await post(), await post(), await post()]).toEqual([204, 204, 429, 429]);
    expect(logged).toHaveLength(2);
    expect(await (await held.app.request('/healthz')).json()).toEqual({ status: 'ok', policyReports: 2 });
    await held.stop();
  });
});

it('a file is sent however long a request may take: it is packed while its caller waits', async () => {
  const large = Array.from({ length: 60_000 }, (_, line) => `line ${line * 7919};`).join('\n');
  writeFileSync(join(client, 'assets', 'large-1a2b.js'), large);
  const hurried = await startService({ clientFolder: client, settingsFile, deadlineMs: 1 });
  const reply = await hurried.app.request('/assets/large-1a2b.js', {
    headers: { 'Accept-Encoding': 'gzip' },
  });
  expect(reply.status).toBe(200);
  expect(gunzipSync(Buffer.from(await reply.arrayBuffer())).toString()).toBe(large);
  await hurried.stop();
});
