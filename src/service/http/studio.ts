/** What nothing of the studio may do, whoever asks. */
const closed = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "connect-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  'report-to csp',
  'report-uri /csp-report',
];

/**
 * The studio compiles the schemas of a draft where it runs, so its page alone may evaluate code; it reaches no network at
 * all. What it previews stands in a frame of its own, whose policy is as strict as the product's.
 */
const pages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/studio.html': {
    'Content-Security-Policy': [
      ...closed,
      "script-src 'self' 'unsafe-eval'",
      "worker-src 'self'",
      "img-src 'self'",
      "frame-src 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
  },
  '/studio-preview.html': {
    'Content-Security-Policy': [
      ...closed,
      "script-src 'self'",
      "worker-src 'none'",
      "img-src 'self' blob:",
      "frame-src 'none'",
      "frame-ancestors 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
    'X-Frame-Options': 'SAMEORIGIN',
  },
};

/** The studio's own page as the server sends it that saves for it: it reaches that one, and nobody else. */
export const savingStudioPolicy: string = (pages['/studio.html']?.['Content-Security-Policy'] ?? '').replace(
  "connect-src 'none'",
  "connect-src 'self'",
);

/** The headers in which a page of the studio differs from the product's pages; undefined for every other page. */
export function studioHeaders(path: string): Readonly<Record<string, string>> | undefined {
  return Object.hasOwn(pages, path) ? pages[path] : undefined;
}

const worker = /^\/assets\/studio\/worker-[\w-]+\.js$/;

/** The policy of the studio's worker, which compiles schemas as its page does; undefined for every other file. */
export function workerPolicy(path: string): string | undefined {
  return worker.test(path) ? [...closed, "script-src 'self' 'unsafe-eval'"].join('; ') : undefined;
}
