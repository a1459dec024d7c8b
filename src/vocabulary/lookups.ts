/** Every list that a field may take its choices from. `perFuel` ones get the fuel's prefix in a `for` step. */
export const lookupWords = {
  addresses: { doc: 'Addresses of the postcode.', perFuel: false },
  suppliers: { doc: 'Suppliers that serve the postcode by the pay method.', perFuel: true },
  tariffs: { doc: 'Tariffs of the chosen supplier.', perFuel: true },
  'house-types': { doc: 'Kinds of home.', perFuel: false },
  bedrooms: { doc: 'Numbers of bedrooms.', perFuel: false },
  'occupancy-frequencies': { doc: 'How often somebody is at home.', perFuel: false },
  'energy-efficiencies': { doc: 'How modern the home is.', perFuel: false },
  'fuel-use-types': { doc: 'Which fuel heats and cooks.', perFuel: false },
  'vehicle-makes': { doc: 'Vehicle makes.', perFuel: false },
  'vehicle-models': { doc: 'Models of the chosen make.', perFuel: false },
  'vehicle-engines': { doc: 'Engines of the chosen model.', perFuel: false },
  titles: { doc: 'Titles of a person.', perFuel: false },
  'employment-statuses': { doc: 'Employment statuses.', perFuel: false },
  'residential-statuses': { doc: 'How a home is held: owned, rented …', perFuel: false },
  'direct-debit-days': { doc: 'Days of the month on which a direct debit can go out.', perFuel: false },
  'special-needs': { doc: 'Medical conditions and individual requirements.', perFuel: false },
  'previous-addresses': { doc: 'Addresses of the postcode where one lived before.', perFuel: false },
  'billing-addresses': { doc: 'Addresses of the postcode where the bills go.', perFuel: false },
  'meter-addresses': { doc: 'Addresses of the postcode where the gas meter is.', perFuel: false },
  results: { doc: 'Ranked results of the saved quote.', perFuel: false },
  'result-suppliers': { doc: 'Suppliers of the results, by name.', perFuel: false },
  'tariff-information': { doc: 'What is told of the tariff in tariffId: one item.', perFuel: false },
  'tariff-labels': { doc: "That tariff's information labels, by fuel.", perFuel: false },
  'tariff-projections': { doc: 'Personal projections with that tariff, by fuel and plan.', perFuel: false },
} as const satisfies Record<string, { readonly doc: string; readonly perFuel: boolean }>;

export type LookupName = keyof typeof lookupWords;
