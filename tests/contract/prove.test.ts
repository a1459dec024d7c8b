import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { definitionsIn } from '../../src/energy/service/definitionsIn.ts';
import { printProof, proofOf, wordingOf } from '../../src/energy/service/sign-up/proof.ts';
import type { Service } from '../service/service.ts';
import * as given from '../service/signUps.ts';
import { databases, serviceOn } from './stores.ts';

const complete = 'POST /request/switch/pro/complete';
const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const nobody = () => [];

/** A completed switch with a supplier; `wording` is the fingerprint that its page sent. */
async function switched(service: Service, wording: string): Promise<number> {
  const { switchKey, switchId } = await given.beginSignUp(service);
  await given.fillSignUp(service, switchKey);
  const evidence = { variant: 'default', wording };
  const body = {
    switchKey,
    ...given.terms,
    supplierMaySendUpdatesThatMayBeOfInterestViaEmail: true,
    evidence,
  };
  await service.call('POST /request/switch/pro/update/terms-and-conditions', { body });
  await service.call(complete, { body: { switchKey, switchCompleteOption: 'None' } });
  return switchId;
}

describe.each(databases)('the proof of a switch on %s', (_, createDatabase) => {
  const service = serviceOn(createDatabase, definitionsIn(process.cwd()));

  it('is of the wording that the page drew, when that has the same fingerprint, and says so [S7.04]', async () => {
    const drawn = await proofOf(service(), nobody, await switched(service(), 'a'.repeat(64)));
    if (drawn === undefined) throw new Error('The switch was completed.');
    const words = wordingOf(drawn);
    expect(words).toContain('British Gas');
    expect(drawn.kept).toBe(sha(words));
    expect(printProof(1, drawn)).toContain('NOT what the customer saw');
    expect(drawn.variant).toBe('2-british-gas');
    const same = await proofOf(service(), nobody, await switched(service(), sha(words)));
    expect(same && wordingOf(same)).toBe(words);
    expect(same && printProof(1, same)).toContain('What the customer saw, byte for byte');
  });

  it('has of each text its wording, what filled it, its answer, and who signed it', async () => {
    const hash = sha("I have read and accept {supplier}'s [Terms & Conditions]({supplierTerms}).");
    const signature = { by: 'Ann Lee', on: '2026-08-01', file: 'schemas/cards/terms.card.json' };
    const signatures = (one: string, variant: string) =>
      one === hash && variant === '2-british-gas' ? [signature] : [];
    const proof = await proofOf(service(), signatures, await switched(service(), 'a'.repeat(64)));
    const accepted = proof?.texts.find(({ wording }) => wording !== null && sha(wording) === hash);
    expect(accepted).toMatchObject({
      item: 'suppliersTermsAndConditionsAreAccepted',
      signatures: [signature],
    });
    expect(accepted?.text).toMatch(/^I have read and accept British Gas's \[Terms & Conditions\]\(https:/);
    const printed = proof && printProof(7, proof);
    expect(printed).toContain('# suppliersTermsAndConditionsAreAccepted, answered true');
    expect(printed).toContain('signed by Ann Lee on 2026-08-01 (schemas/cards/terms.card.json)');
    expect(printed).toContain('signed by nobody');
  });

  it('lists each stored answer once: beside its words, or among those without any [S7.04]', async () => {
    const proof = await proofOf(service(), nobody, await switched(service(), 'a'.repeat(64)));
    const printed = proof ? printProof(7, proof) : '';
    const [shown = '', apart = ''] = printed.split('Stored, with no words beside it');
    const stored = Object.entries(proof?.answers ?? {}).filter(([, value]) => value !== null);
    expect(stored.map(([name]) => name)).toContain('mpanNumber');
    for (const [name, value] of stored) {
      const said = JSON.stringify(value);
      const isBeside = shown.includes(`# ${name}, answered ${said}\n`);
      expect([name, isBeside !== apart.includes(`\n${name}: ${said}\n`)]).toEqual([name, true]);
    }
    expect(apart).not.toContain('evidence');
  });

  it('names the obligations that it met, with law and source', async () => {
    const proof = await proofOf(service(), nobody, await switched(service(), 'a'.repeat(64)));
    expect(proof?.law.find(({ name }) => name === 'terms-accepted')).toMatchObject({
      source: 'S5.10',
      met: ['agrees suppliersTermsAndConditionsAreAccepted'],
      unmet: [],
    });
    expect(proof?.law.flatMap(({ unmet }) => unmet)).toEqual([]);
    expect(proof && printProof(7, proof)).toContain(
      '# suppliersTermsAndConditionsAreAccepted, answered true\n  the law on it: S5.10, terms-accepted\n',
    );
  });

  it('keeps every wording, whoever is forgotten, and nothing of the person beside it', async () => {
    const switchId = await switched(service(), 'a'.repeat(64));
    const { store } = service();
    const proof = await proofOf(service(), nobody, switchId);
    const hashes = proof?.texts.map(({ hash }) => hash) ?? [];
    expect(await store.erase(switchId)).toBeGreaterThan(0);
    expect(await proofOf(service(), nobody, switchId)).toBeUndefined();
    await store.eraseBefore('2099-01-01T00:00:00.000Z');
    const kept = await store.wordings.read(hashes);
    expect([...kept.keys()].sort()).toEqual([...new Set(hashes)].sort());
    expect([...kept.values()].join()).not.toMatch(/British Gas|Canaria|Finchley/);
  });

  it('says of a wording that the ledger has lost that it is lost, and claims no fingerprint', async () => {
    const { store, sealer } = service();
    const switchId = await switched(service(), 'a'.repeat(64));
    const empty = { ...store, wordings: { ...store.wordings, read: async () => new Map() } };
    const proof = await proofOf({ store: empty, sealer }, nobody, switchId);
    expect(proof?.kept).toBeUndefined();
    expect(proof && printProof(1, proof)).toContain('The ledger has this wording no more.');
  });
});
