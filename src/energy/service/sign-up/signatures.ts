import { type Static, Type } from '@sinclair/typebox';
import { gatherDefinitions } from '../../../definitions/gather.ts';
import { readDefinitionFiles } from '../../../definitions/read-files.ts';
import { guardOf } from '../../../service/checked.ts';
import { energyWords } from '../../words.ts';

const Ledger = Type.Object({
  signed: Type.Array(
    Type.Object({
      file: Type.String(),
      by: Type.String(),
      on: Type.String(),
      wording: Type.Record(Type.String(), Type.String()),
    }),
  ),
});

const isLedger = guardOf<Static<typeof Ledger>>(Ledger);

/** Who signed a wording, when (YYYY-MM-DD), and where it stands. */
export interface Signature {
  readonly by: string;
  readonly on: string;
  readonly file: string;
}

/** The signatures of a wording by its fingerprint, for the customers of a variant: nobody signs another supplier's words. */
export type SignaturesOf = (hash: string, variant: string) => readonly Signature[];

/** The signatures of `schemas/sign-off.json` below a project's folder. Throws on bad JSON. */
export function signaturesIn(root: string): SignaturesOf {
  const files = readDefinitionFiles(root, energyWords);
  const ledger: unknown = JSON.parse(
    files.find(({ file }) => file === 'schemas/sign-off.json')?.text ?? '{}',
  );
  const { signed } = isLedger(ledger) ? ledger : { signed: [] };
  const { variants } = gatherDefinitions(files, energyWords);
  const others = (variant: string) => {
    const chain = new Set([variant]);
    for (const name of chain) {
      const parent = variants[name]?.extends;
      if (parent !== undefined) chain.add(parent);
    }
    return Object.keys(variants).filter((name) => !chain.has(name));
  };
  return (hash, variant) => {
    const foreign = new Set(others(variant).map((name) => `supplier-variants/${name}.json`));
    return signed.filter(({ file, wording }) => !foreign.has(file) && Object.values(wording).includes(hash));
  };
}
