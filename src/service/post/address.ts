import { domainToASCII, domainToUnicode } from 'node:url';

const partsOf = (address: string): readonly [string, string] => {
  const at = address.lastIndexOf('@');
  return [address.slice(0, at), address.slice(at + 1)];
};

/**
 * An address with its domain in small letters and without a dot at its end; undefined where a mailer, which folds domains by
 * IDNA, would send to another domain than people read: of wide letters, with signs that are not drawn.
 */
export function plainAddress(written: string): string | undefined {
  const [local, given] = partsOf(written);
  const domain = given.normalize('NFC').toLowerCase().replace(/\.$/, '');
  const ascii = domainToASCII(domain);
  const isRead = domain === ascii || domain === domainToUnicode(ascii);
  return isRead && !domain.split('.').includes('') ? `${local}@${domain}` : undefined;
}

/** The letter box that an address leads to: the same text however its case, its domain or a `+tag` is written. */
export function letterBoxOf(address: string): string {
  const [local, domain] = partsOf(address);
  const box = local
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replace(/(?<=.)\+.*$/, '');
  return `${box}@${domainToASCII(domain).replace(/\.$/, '')}`;
}
