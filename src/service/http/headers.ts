import type { MiddlewareHandler } from 'hono';

/** What a policy lets a page reach besides its own origin. */
export interface Reached {
  /** The one other origin that the page may call. */
  readonly apiOrigin: string | undefined;
  /** The one other host whose image the page may show; '' is none (S2.63). */
  readonly imageHost: string;
}

/** What an answer may bring for its headers: the style sheets that stand in its page, as the policy names them. */
export interface OwnPolicy {
  readonly Variables: { styles?: readonly string[] };
}

/** The Content-Security-Policy of every reply; `styles` are the hashes of the style sheets that stand in its page. */
export function contentSecurityPolicy(
  { apiOrigin, imageHost }: Reached,
  isSecure: boolean,
  styles: readonly string[] = [],
): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styles].join(' '),
    `img-src 'self' blob:${imageHost ? ` https://${imageHost}` : ''}`,
    "font-src 'self'",
    `connect-src 'self'${apiOrigin ? ` ${apiOrigin}` : ''}`,
    "manifest-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
    'report-to csp',
    'report-uri /csp-report',
  ].join('; ');
}

/** Security headers that are the same on every reply. */
export const constantHeaders = {
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Origin-Agent-Cluster': '?1',
  // Features that browsers know: of another one they complain on every page.
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=()',
  'Reporting-Endpoints': 'csp="/csp-report"',
} as const;

/**
 * Sets the security headers on every reply, errors included. What only holds over TLS (HSTS, upgrading) is sent when
 * the proxy before us says that the request came by https.
 */
export function securityHeaders(reached: () => Reached): MiddlewareHandler<OwnPolicy> {
  return async (context, next) => {
    await next();
    const isSecure = context.req.header('X-Forwarded-Proto') === 'https';
    const { headers } = context.res;
    // A page of another kind brings headers of its own.
    if (!headers.has('Content-Security-Policy'))
      headers.set(
        'Content-Security-Policy',
        contentSecurityPolicy(reached(), isSecure, context.get('styles')),
      );
    if (isSecure) headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
    for (const [name, value] of Object.entries(constantHeaders))
      if (!headers.has(name)) headers.set(name, value);
  };
}
