import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../supplier-variants');

/** The ids that a variant's file names. */
const idsIn = (variant: string): readonly number[] =>
  JSON.parse(readFileSync(join(folder, `${variant}.json`), 'utf8')).suppliers;

/** Every variant that there is, by the name of its file: a new supplier's is among them by itself. */
export const variantFiles: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace(/\.json$/, ''));

const withoutId = variantFiles.filter((variant) => variant !== 'default' && idsIn(variant).length === 0);
/** Ids that the settings give the variants that name none. */
export const bound: Readonly<Record<string, string>> = Object.fromEntries(
  withoutId.map((variant, place) => [`${900_001 + place}`, variant]),
);

/** A supplier id that leads to a variant. */
export function supplierIdOf(variant: string): number {
  const given = Object.keys(bound).find((id) => bound[id] === variant);
  return idsIn(variant)[0] ?? Number(given ?? 900_000);
}

/** What a sign-up is about. */
export interface Deal {
  readonly variant: string;
  readonly fuel: 'gas' | 'electricity' | 'dual';
  readonly payMethod: 'MonthlyDirectDebit' | 'QuaterlyDirectDebit' | 'PrePaymentMeter';
  readonly gasIsSmart: boolean;
  readonly electricityIsSmart: boolean;
  readonly isEconomy7?: boolean;
}

/** The deal that the tests begin from. */
export const plainDeal: Deal = {
  variant: '12-ovo',
  fuel: 'dual',
  payMethod: 'MonthlyDirectDebit',
  gasIsSmart: false,
  electricityIsSmart: false,
};

/** All deals of one variant: 3 fuels x 3 pay methods x 4 states of the meters. */
export function dealsOf(variant: string): readonly Deal[] {
  const states = [false, true].flatMap((gasIsSmart) =>
    [false, true].map((electricityIsSmart) => ({ gasIsSmart, electricityIsSmart })),
  );
  return (['dual', 'gas', 'electricity'] as const).flatMap((fuel) =>
    (['MonthlyDirectDebit', 'QuaterlyDirectDebit', 'PrePaymentMeter'] as const).flatMap((payMethod) =>
      states.map((state) => ({ variant, fuel, payMethod, ...state })),
    ),
  );
}

/** A deal in a few words: `dual, MonthlyDirectDebit, smart gas`. */
export function nameOf({ fuel, payMethod, gasIsSmart, electricityIsSmart }: Deal): string {
  const smart = [gasIsSmart ? 'gas' : [], electricityIsSmart ? 'electricity' : []].flat();
  return `${fuel}, ${payMethod}, ${smart.length === 0 ? 'no smart meter' : `smart ${smart.join(' and ')}`}`;
}
