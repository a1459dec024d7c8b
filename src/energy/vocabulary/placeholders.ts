/**
 * Every `{name}` that a text may hold, with the path it is filled from. `for`, `label`, `min` and `max` are filled by
 * the engine from the step and the field. A placeholder with a dot, such as `{meter.mpan}`, is a path itself.
 */
export const placeholderWords = {
  for: null,
  label: null,
  min: null,
  max: null,
  brandName: 'brand.supplierName',
  phone: 'brand.supplierPhone',
  email: 'brand.supplierEmail',
  terms: 'brand.termsUrl',
  privacy: 'brand.privacyUrl',
  nonDomesticPhone: 'brand.nonDomesticPhone',
  nonDomesticHours: 'brand.nonDomesticHours',
  mprnHelpline: 'brand.mprnHelpline',
  averagesSource: 'averages.source',
  supplier: 'plan.supplierName',
  supplierTerms: 'plan.supplierTosUrl',
  tariffTerms: 'plan.tariffTosUrl',
  tariff: 'plan.tariffName',
  monthlyDirectDebit: 'plan.monthlyDirectDebit',
} as const satisfies Record<string, string | null>;
