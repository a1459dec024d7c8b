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

const fileOf = (variant: string) => `supplier-variants/${variant}.json`;

/** The signatures of `schemas/sign-off.json` below a project's folder. Throws on bad JSON. */
export function signaturesIn(root: string): SignaturesOf {
  const files = readDefinitionFiles(root, energyWords);
  const ledger: unknown = JSON.parse(
    files.find(({ file }) => file === 'schemas/sign-off.json')?.text ?? '{}',
  );
  const { signed } = isLedger(ledger) ? ledger : { signed: [] };
  const { variants } = gatherDefinitions(files, energyWords);
  return (hash, variant) => {
    const foreign = new Set(Object.keys(variants).map(fileOf));
    let ours: string | undefined = variant;
    while (ours !== undefined && foreign.delete(fileOf(ours))) ours = variants[ours]?.extends;
    return signed.filter(({ file, wording }) => !foreign.has(file) && Object.values(wording).includes(hash));
  };
}
