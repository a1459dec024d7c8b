/** Every variant by its file, and a supplier id that leads to it; Simplicity and AES are bound by settings. */
export const variants = {
  default: 999,
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
  simplicity: 9001,
  aes: 9002,
} as const;

export type VariantFile = keyof typeof variants;
export const variantFiles = Object.keys(variants) as VariantFile[];
/** Ids that the settings give a variant. */
export const bound = { '9001': 'simplicity', '9002': 'aes' };

/** What a sign-up is about. */
export interface Deal {
  readonly variant: VariantFile;
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
export function dealsOf(variant: VariantFile): readonly Deal[] {
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
