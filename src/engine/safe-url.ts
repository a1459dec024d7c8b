const withScheme = /^(?:https:\/\/[^/?#\\@]+(?:[/?#].*)?|mailto:.+|tel:.+)$/i;
const samePlace = /^\/(?:[^/\\].*)?$/;

/**
 * The address when it may be followed: https (without a user name), mailto, tel, or a path of this site beginning with a
 * single slash. Anything else, and anything with a space, a control character or a backslash, is undefined. Every
 * address that a server or a JSON file gives passes here.
 */
export function safeUrl(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined;
  const url = address.trim();
  const plain = !/[\s\\\p{Cc}\p{Cf}]/u.test(url);
  return plain && (withScheme.test(url) || samePlace.test(url)) ? url : undefined;
}
