import { describe, expect, it } from 'vitest';
import { readPicture } from '../../../../src/energy/pages/carbon/picture.ts';

const base64 = (...bytes: number[]) => btoa(String.fromCharCode(...bytes));
const png = base64(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0);
const webp = btoa(`RIFF\0\0\0\0WEBPVP8 `);

describe('a project’s picture', () => {
  it.each([
    ['image/png', png],
    ['image/jpeg', base64(0xff, 0xd8, 0xff, 0xe0)],
    ['image/webp', webp],
  ])('is %s by its bytes [S2.71]', (type, text) => {
    expect(readPicture(text)?.type).toBe(type);
  });

  it('is what its bytes say, not what its name says [S2.71]', () => {
    expect(readPicture(`data:image/svg+xml;base64,${png}`)?.type).toBe('image/png');
    expect(readPicture(`data:image/png;base64,${btoa('<svg onload="alert(1)"/>')}`)).toBeUndefined();
  });

  it.each([
    ['an SVG', btoa('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', btoa('<!doctype html><script>alert(1)</script>')],
    ['a GIF', btoa('GIF89a')],
    ['no base64', 'not base64!'],
    ['an address', 'https://tracker.example/x.png'],
    ['nothing', ''],
    ['too large', png + 'A'.repeat(400_004)],
  ])('is none for %s [S2.71]', (_case, text) => {
    expect(readPicture(text)).toBeUndefined();
  });
});
