import { isIP, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): readonly string[] {
  // The host of a URL is the address in its one short form, without dots.
  const short = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const [head = '', tail] = short.split('::').map((half) => half.split(':').filter(Boolean));
  const [first, last] = [[...head], [...(tail ?? [])]];
  return [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
}

/**
 * The network that an address stands for: an IPv4 address itself, also where IPv6 carries it; of IPv6 the /64, which one
 * household has to itself and moves about in. What is no address is given back as it is.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff')
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * The client's address as the last of `proxies` proxies wrote it into X-Forwarded-For: each appends whom it was called
 * by, so entries further to the left are the client's own word. Undefined where the header does not hold that many, or
 * no address in that place.
 */
export function forwardedFor(header: string | undefined, proxies: number): string | undefined {
  if (proxies === 0) return undefined;
  const entry = header?.split(',').at(-proxies)?.trim() ?? '';
  const bare = /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? entry.replace(/^([\d.]+):\d+$/, '$1');
  return isIP(bare) ? bare : undefined;
}
