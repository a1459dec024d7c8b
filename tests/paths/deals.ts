import { bindings as settings } from '../e2e/sign-up-variants.ts';

/** Variants without an id of their own, at the suppliers that an operator's settings give them. */
export const bindings: Readonly<Record<string, string>> = settings.supplierVariants;

/** A supplier of each variant of the terms; the last three have no file of their own id (switch completion §2). */
export const deals: Readonly<Record<string, number>> = {
  '2-british-gas': 2,
  '4-e-on': 4,
  '7-edf': 7,
  '8-shell-energy': 8,
  '12-ovo': 12,
  '22-utilita': 22,
  '42-pfp-energy': 42,
  '43-so-energy': 43,
  '49-octopus-energy': 49,
  '111-e-on-next': 111,
  '116-rebel-energy': 116,
  default: 15,
  simplicity: 12,
  aes: 15,
};

/** Whether a deal's variant is one that only the settings bind to its supplier. */
export const isBound = (deal: string | undefined): boolean => Object.values(bindings).includes(deal ?? '');
