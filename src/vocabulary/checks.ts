/** Every named check that a rule may use; the functions stand in engine/checks, one file each. */
export const checkWords = {
  'real-date': { doc: 'The value is a day that exists, as YYYY-MM-DD.' },
  'not-in-the-past': { doc: 'The value is today or later, as YYYY-MM-DD.' },
} as const satisfies Record<string, { readonly doc: string }>;
