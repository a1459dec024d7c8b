/** Every list that a field may take its choices from. Those `drawn` are read by a page of ours. */
export const lookupWords = {
  addresses: { doc: 'Addresses of the postcode.' },
  suppliers: { doc: 'Suppliers that serve the postcode by the pay method.' },
  tariffs: { doc: 'Tariffs of the chosen supplier.' },
  'house-types': { doc: 'Kinds of home.' },
  bedrooms: { doc: 'Numbers of bedrooms.' },
  'occupancy-frequencies': { doc: 'How often somebody is at home.' },
  'energy-efficiencies': { doc: 'How modern the home is.' },
  'fuel-use-types': { doc: 'Which fuel heats and cooks.' },
  'vehicle-makes': { doc: 'Vehicle makes.' },
  'vehicle-models': { doc: 'Models of the chosen make.' },
  'vehicle-engines': { doc: 'Engines of the chosen model.' },
  titles: { doc: 'Titles of a person.' },
  'employment-statuses': { doc: 'Employment statuses.' },
  'residential-statuses': { doc: 'How a home is held: owned, rented …' },
  'direct-debit-days': { doc: 'Days of the month on which a direct debit can go out.' },
  'special-needs': { doc: 'Medical conditions and individual requirements.' },
  'previous-addresses': { doc: 'Addresses of the postcode where one lived before.' },
  'billing-addresses': { doc: 'Addresses of the postcode where the bills go.' },
  'meter-addresses': { doc: 'Addresses of the postcode where the gas meter is.' },
  results: { doc: 'Ranked results of the saved quote.', drawn: true },
  'result-suppliers': { doc: 'Suppliers of the results, by name.', drawn: true },
  'offset-projects': { doc: 'Projects that offset carbon (S7.10).', drawn: true },
  'tariff-information': {
    doc: 'What is told of the tariff in tariffId: one item.',
    drawn: true,
  },
  'tariff-labels': { doc: "That tariff's information labels, by fuel.", drawn: true },
  'tariff-projections': {
    doc: 'Personal projections with that tariff, by fuel and plan.',
    drawn: true,
  },
} as const satisfies Record<string, { readonly doc: string; readonly drawn?: true }>;

export type LookupName = keyof typeof lookupWords;
