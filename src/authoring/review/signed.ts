import {
  askedItem,
  askingSections,
  type Signature,
  type Signatures,
  signaturesOf,
} from '../checker/sign-off.ts';
import type { Project } from './project.ts';
import type { Origin } from './provenance.ts';

/** Who signed which words of two versions. */
export interface Signed {
  readonly before: Signatures;
  readonly after: Signatures;
}

/** The signatures of two versions. Rejects where there is no crypto. */
export async function signedIn(before: Project, after: Project): Promise<Signed> {
  return {
    before: await signaturesOf(before.files, before.trade),
    after: await signaturesOf(after.files, after.trade),
  };
}

/** Who signed what stands at a place, before and now, in a sentence: its words, or what its file asks with them. */
export function saysSigned({ before, after }: Signed, place: Origin | undefined): string {
  const what = place !== undefined && isAsking(place) ? 'what is asked here' : 'these words';
  const [old, now] = [before, after].map((signatures) => signatureAt(signatures, place));
  if (now !== undefined)
    return `${what === 'these words' ? 'These words are' : 'What is asked here is'} signed by ${saysSignature(now)}.`;
  if (old === undefined) return `Nobody signed ${what}.`;
  return `Nobody signed ${what}; what stood there was signed by ${saysSignature(old)}.`;
}

/** The last signature of what stands at a place. */
export function signatureAt({ of }: Signatures, place: Origin | undefined): Signature | undefined {
  return place && of.get(`${place.file} ${isAsking(place) ? askedItem : place.path.join('.')}`);
}

const isAsking = ({ path: [section] }: Origin) => askingSections.some((one) => one === section);

/** `Ann Lee on 2026-08-01` */
export const saysSignature = ({ by, on }: Signature): string => `${by} on ${on}`;
