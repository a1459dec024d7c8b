import { gatherDefinitions } from '../../definitions/gather.ts';
import { readDefinitionFiles } from '../../definitions/read-files.ts';
import { energyWords } from '../words.ts';
import type { SupplierNames } from './market/catalogue.ts';
import { type FormRules, formRules } from './sign-up/formRules.ts';

/** What the service takes from the JSON of a project. */
export interface EnergyDefinitions {
  /** The sign-up form's rules; without them sections are held to the contract alone. */
  readonly rules?: FormRules | undefined;
  /** The quote form's rules; without them quotes are held to the contract alone. */
  readonly quoteRules?: FormRules | undefined;
  /** Suppliers that have a variant file: those that the market has no data of are offered as a demonstration. */
  readonly suppliers?: SupplierNames;
  /** For how many days the quote's journey lets its answers be kept. */
  readonly keptDays?: number | undefined;
}

/** The rules of both forms, the suppliers with a variant file, and how long answers are kept. Throws on bad JSON. */
export function definitionsIn(root: string): EnergyDefinitions {
  const data = gatherDefinitions(readDefinitionFiles(root, energyWords), energyWords);
  const named = Object.values(data.variants).flatMap(({ owners, name }) =>
    owners.flatMap((id) => (typeof id === 'number' ? [[id, name] as const] : [])),
  );
  return {
    rules: formRules(data, 'sign-up'),
    quoteRules: formRules(data, 'quote'),
    suppliers: new Map(named),
    keptDays: data.journeys.quote?.resume?.days,
  };
}
