import { describe, expect, it } from 'vitest';
import { forwardedFor, networkOf } from '../../src/service/http/address.ts';

describe('the network of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:207', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('the client that proxies name', () => {
  it.each([
    ['6.6.6.6, 192.0.2.7', 1, '192.0.2.7'],
    ['6.6.6.6, 192.0.2.7, 10.0.0.1', 2, '192.0.2.7'],
    ['192.0.2.7:4711', 1, '192.0.2.7'],
    ['[2001:db8::1]:4711', 1, '2001:db8::1'],
    ['2001:db8::1', 1, '2001:db8::1'],
    ['192.0.2.7', 0, undefined],
    ['192.0.2.7', 2, undefined],
    ['somebody', 1, undefined],
    ['192.0.2.7,', 1, undefined],
    [undefined, 1, undefined],
  ])('of %j behind %i is %s', (header, proxies, client) => {
    expect(forwardedFor(header, proxies)).toBe(client);
  });
});
