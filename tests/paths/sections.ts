import type { Row } from './cover.ts';
import { differences } from './differences.ts';
import { expectedSections } from './expected-sign-up.ts';
import type { Sent } from './wire.ts';

/** The sections of a sign-up by name, as a service holds them. */
export type Sections = Readonly<Record<string, unknown>>;

const calls = {
  personal: 'POST /request/switch/pro/update/personal',
  address: 'POST /request/switch/pro/update/address',
  terms: 'POST /request/switch/pro/update/terms-and-conditions',
  bank: 'POST /request/switch/pro/update/bank',
} as const;
const names = ['personal', 'address', 'terms', 'bank'] as const;

/** A section without what every call carries, and without the evidence, which has a form and not a value. */
function plain(section: unknown): object {
  const { switchKey: _, evidence: __, ...fields } = Object(section);
  return fields;
}

const evidenceForm = /^[0-9a-f]{64}$/;

function evidenceDifferences({ deal }: Row, terms: unknown): readonly string[] {
  const { variant, wording } = Object(Object(terms).evidence);
  return [
    ...(variant === deal ? [] : [`the evidence names the variant ${variant} and should name ${deal}`]),
    ...(evidenceForm.test(wording) ? [] : ['the evidence has no fingerprint of the wording']),
  ];
}

/** What of the sign-up's sections arrived at the service otherwise than it was answered; each is sent once, or not at all. */
export function sectionsThatArrived(row: Row, sent: readonly Sent[]): readonly string[] {
  const expected = expectedSections(row, sent);
  return names.flatMap((name) => {
    const arrived = sent.filter((one) => one.name === calls[name]);
    const wanted = expected[name];
    if (wanted === undefined) return arrived.length === 0 ? [] : `${name} was sent though nobody was asked`;
    if (arrived.length !== 1) return `${calls[name]} was made ${arrived.length} times`;
    return differences(`${name} that arrived`, wanted, plain(arrived[0]?.body));
  });
}

/** What of the sections the service holds otherwise than it was answered. */
export function sectionsHeld(row: Row, sent: readonly Sent[], held: Sections): readonly string[] {
  const expected = expectedSections(row, sent);
  return [
    ...names.flatMap((name) => differences(`${name} in the store`, expected[name] ?? {}, plain(held[name]))),
    ...evidenceDifferences(row, held.terms),
  ];
}
