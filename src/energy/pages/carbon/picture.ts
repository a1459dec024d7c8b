/** Most bytes of a project's picture: larger ones are not drawn. */
const mostBytes = 300_000;

type Known = 'image/png' | 'image/jpeg' | 'image/webp';

const startsWith = (bytes: Uint8Array, start: readonly number[], from = 0) =>
  start.every((byte, place) => bytes[from + place] === byte);

/** What kind of picture the bytes are, by their own first bytes. Only formats of points alone: an SVG could carry a script. */
function pictureType(bytes: Uint8Array): Known | undefined {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  const isWebp =
    startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8);
  return isWebp ? 'image/webp' : undefined;
}

/** The picture in a base64 text (with or without a `data:` head); undefined when it is none, or too large. */
export function readPicture(base64: string): Blob | undefined {
  const plain = base64.replace(/^data:[a-z/+-]{0,40};base64,/, '');
  if (plain.length > (mostBytes * 4) / 3 + 4) return undefined;
  try {
    const bytes = Uint8Array.from(atob(plain), (character) => character.charCodeAt(0));
    const type = pictureType(bytes);
    return type && bytes.length <= mostBytes ? new Blob([bytes], { type }) : undefined;
  } catch {
    return undefined;
  }
}
