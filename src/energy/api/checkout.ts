/** Where a payer may be sent: our own origin, and hosts that the operator names. */
export interface AllowedCheckout {
  readonly origin: string;
  readonly hosts: readonly string[];
}

/** A payment page that a payer may be sent to: our own origin, or https on a named host, port included, without a user name. */
export function checkoutAddress(address: unknown, { origin, hosts }: AllowedCheckout): string | undefined {
  if (typeof address !== 'string' || address.length > 300) return undefined;
  const base = /^\/[^/\\]/.test(address) ? origin : undefined;
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  const isPlain = url.username === '' && url.password === '';
  const isNamed = url.protocol === 'https:' && hosts.includes(url.host);
  // The origin of a blob: address is that of its page.
  const isOurs = /^https?:$/.test(url.protocol) && url.origin === origin;
  return isPlain && (isOurs || isNamed) ? url.href : undefined;
}
