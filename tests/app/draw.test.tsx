import { expect, it, vi } from 'vitest';
import { pageDrawer } from '../../src/app/draw.tsx';

it('names the first page for an address that cannot be decoded, and tells nobody what stood in it', () => {
  const told = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
  for (const path of ['/switch/MARKER%zz', '/tariff-details/MARKER%ff', '/%zzMARKER'])
    expect(pageDrawer.nameOf(path, '', {})).toBe(pageDrawer.nameOf('/', '', {}));
  for (const spy of told) expect(spy).not.toHaveBeenCalled();
});
