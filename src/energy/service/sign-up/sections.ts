import type { Static, TSchema } from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import { guardOf } from '../../../service/checked.ts';
import type { Sealer } from '../../../service/sealer.ts';
import { Address, Bank, Customer, Terms } from '../../api/contract/sign-up.ts';
import type { Section, SignUp } from '../store/signUps.ts';
import { Shown } from './shownTerms.ts';

const Verified = Type.Object({ sortCode: Type.String(), accountNumber: Type.String() });
const schemas = {
  personal: Customer,
  address: Address,
  terms: Terms,
  bank: Bank,
  bank_verified: Verified,
  shown: Shown,
};
type Schemas = typeof schemas;
type Kept = Section | 'bank_verified' | 'shown';

const guards = {
  personal: guardOf<Static<typeof Customer>>(Customer),
  address: guardOf<Static<typeof Address>>(Address),
  terms: guardOf<Static<typeof Terms>>(Terms),
  bank: guardOf<Static<typeof Bank>>(Bank),
  bank_verified: guardOf<Static<typeof Verified>>(Verified),
  shown: guardOf<Static<typeof Shown>>(Shown),
} satisfies { [K in Kept]: ReturnType<typeof guardOf<Static<Schemas[K] & TSchema>>> };

/** A section as the contract has it, without the switchKey. */
export type SectionData<K extends Kept> = Static<Schemas[K]>;

/** Seals a section for the sign-up that it belongs to. */
export const sealSection = <K extends Kept>(
  sealer: Sealer,
  { key_hash }: SignUp,
  section: K,
  data: SectionData<K>,
): string => sealer.seal(data, `${key_hash} ${section}`);

/** A saved section; undefined when there is none. Throws when the text cannot be opened. */
export function openSection<K extends Kept>(
  sealer: Sealer,
  signUp: SignUp,
  section: K,
): SectionData<K> | undefined {
  const sealed = signUp[section];
  if (sealed === null) return undefined;
  const data = sealer.open(sealed, `${signUp.key_hash} ${section}`);
  const guard = guards[section];
  if (guard(data)) return data;
  throw new Error(`The ${section} section of a sign-up does not hold to the contract any more.`);
}

/** A saved section; undefined also when it cannot be read, so that its customer is asked for it again. */
export function readSection<K extends Kept>(
  sealer: Sealer,
  signUp: SignUp,
  section: K,
): SectionData<K> | undefined {
  try {
    return openSection(sealer, signUp, section);
  } catch {
    return undefined;
  }
}

const isReached = guardOf<{ readonly emailAddress: string }>(Type.Object({ emailAddress: Type.String() }));

/** Where the customer of a sign-up is written to, completed or not; '' where nobody said. */
export function addressOf(sealer: Sealer, { personal, key_hash }: SignUp): string {
  // Of a completed one the birth date is not kept any more, which the contract asks for.
  const kept = personal === null ? undefined : sealer.open(personal, `${key_hash} personal`);
  return isReached(kept) ? kept.emailAddress : '';
}
