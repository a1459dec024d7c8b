import { fingerprint } from '../../../engine/fingerprint.ts';
import { filledText } from '../../../engine/written-texts.ts';
import type { Sealer } from '../../../service/sealer.ts';
import type { EnergyStore } from '../store/energyStore.ts';
import { openSection, type SectionData } from './sections.ts';
import type { Signature, SignaturesOf } from './signatures.ts';

/** A text that a customer was shown: whose words they are, and what filled them. `wording` is null where the ledger lost it. */
interface ProvedText {
  readonly item: string;
  readonly hash: string;
  readonly wording: string | null;
  readonly text: string;
  readonly signatures: readonly Signature[];
}

/** What can be shown of a completed switch. */
export interface Proof {
  readonly completedAt: string;
  readonly variant: string;
  /** The fingerprint that the page made of what it drew; undefined for a page that made none. */
  readonly drawn: string | undefined;
  /** The fingerprint of the texts below. */
  readonly kept: string | undefined;
  readonly texts: readonly ProvedText[];
  readonly law: readonly {
    readonly name: string;
    readonly says: string;
    readonly source: string;
    readonly met: readonly string[];
    readonly unmet: readonly string[];
  }[];
  /** The terms section as it was stored. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** The proof of a switch; undefined where none of this number was completed. Only reads. Throws when it cannot be opened. */
export async function proofOf(
  { store, sealer }: { readonly store: EnergyStore; readonly sealer: Sealer },
  signaturesOf: SignaturesOf,
  switchId: number,
): Promise<Proof | undefined> {
  const signUp = await store.signUps.findCompleted('completed_switch_id', switchId);
  if (signUp === undefined) return undefined;
  const terms = openSection(sealer, signUp, 'terms');
  const shown = openSection(sealer, signUp, 'shown');
  const { texts = [], law = [] } = shown ?? {};
  const { evidence, ...answers }: Partial<SectionData<'terms'>> = terms ?? {};
  const variant = shown?.variant ?? evidence?.variant ?? 'default';
  const wordings = await store.wordings.read([...new Set(texts.map(({ wording }) => wording))]);
  const proved = texts.map(({ item, wording: hash, values }): ProvedText => {
    const wording = wordings.get(hash) ?? null;
    const text = wording === null ? '' : filledText({ wording, values });
    return { item, hash, wording, text, signatures: signaturesOf(hash, variant) };
  });
  const isWhole = proved.length > 0 && proved.every(({ wording }) => wording !== null);
  return {
    completedAt: signUp.completed_at ?? '',
    variant,
    drawn: evidence?.wording,
    kept: isWhole ? await fingerprint(proved.map(({ text }) => text)) : undefined,
    texts: proved,
    law,
    answers,
  };
}

/** The texts alone, as they were fingerprinted: `sha256sum` of them is `drawn`. */
export const wordingOf = ({ texts }: Proof): string => texts.map(({ text }) => text).join('\n');

/** A proof for a person to read. */
export function printProof(switchId: number, proof: Proof): string {
  const { completedAt, variant, drawn, kept, texts, law, answers } = proof;
  const lines = [`Switch ${switchId}, completed at ${completedAt}. Wording: variant "${variant}".`, ''];
  if (texts.length === 0)
    lines.push(
      'What was shown was not kept: the sign-up is older than that, or the service had no definitions.',
    );
  else if (drawn === undefined)
    lines.push('The page made no fingerprint: this is what our definitions said then.');
  else if (drawn === kept)
    lines.push('What the customer saw, byte for byte: it has the fingerprint that their page made of it.');
  else
    lines.push(
      'NOT what the customer saw, but what our definitions said then: their page made another fingerprint of it.',
      'So it drew an earlier text, another language, or something that it alone knew.',
    );
  lines.push(`Fingerprint of the page: ${drawn ?? 'none'}`, `Fingerprint of these:    ${kept ?? 'none'}`);
  let last: string | undefined;
  for (const { item, hash, wording, text, signatures } of texts) {
    if (item !== last) {
      const answer = item in answers ? `, answered ${JSON.stringify(answers[item])}` : '';
      lines.push('', item === '' ? '# the card' : `# ${item}${answer}`);
      const asked = law.filter(({ met, unmet }) =>
        [...met, ...unmet].some((one) => one.endsWith(` ${item}`)),
      );
      for (const { name, source } of asked) lines.push(`  the law on it: ${source}, ${name}`);
    }
    last = item;
    lines.push(...(wording === null ? ['(The ledger has this wording no more.)'] : text.split('\n')));
    if (wording !== null && wording !== text) lines.push(`  made of: ${wording.replaceAll('\n', ' ')}`);
    lines.push(`  wording ${hash.slice(0, 16)}, ${signedBy(signatures)}`);
  }
  lines.push(...wordless(proof), '', 'What the law asks of it');
  for (const { name, says, source, met, unmet } of law) {
    lines.push('', `${says} (${source}, ${name})`);
    if (met.length > 0) lines.push(`  met: ${met.join(', ')}`);
    if (unmet.length > 0) lines.push(`  NOT met: ${unmet.join(', ')}`);
  }
  if (law.length === 0) lines.push('', 'Nothing was kept of it.');
  return `${lines.join('\n')}\n`;
}

/** What was stored of an answer beside which nothing was shown: a number of a meter, or what a supplier implies. */
function wordless({ texts, answers }: Proof): readonly string[] {
  const items = new Set(texts.map(({ item }) => item));
  const left = Object.entries(answers).filter(([name, value]) => value !== null && !items.has(name));
  if (left.length === 0) return [];
  return [
    '',
    'Stored, with no words beside it',
    '',
    ...left.map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
  ];
}

const signedBy = (signatures: readonly Signature[]) =>
  signatures.length === 0
    ? 'signed by nobody'
    : signatures.map(({ by, on, file }) => `signed by ${by} on ${on} (${file})`).join('; ');
