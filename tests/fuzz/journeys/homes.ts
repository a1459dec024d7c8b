/** A number of nine digits that stands for what was asked. */
export function digest(asked: unknown): number {
  let sum = 7;
  for (const character of JSON.stringify(asked ?? null))
    sum = (sum * 31 + character.charCodeAt(0)) % 899_999_993;
  return 100_000_000 + sum;
}

/** A postcode where nobody lives. */
export const emptyPostcode = 'EX11AA';

interface Home {
  readonly gas?: object;
  readonly electricity?: object;
  readonly isEconomy7?: true;
  readonly hasNoMprn?: true;
}

const meter = { isDomestic: true, isPrepayment: false, isSmartMeter: true, mugSupplierId: 2 };
const gas = { ...meter, isSmartMeter: false, mpaq: 9800 };
const prepaid = { ...meter, isPrepayment: true };
const business = { isDomestic: false };

/** Homes by the place of an address in its postcode's list: one of each kind that the journey tells apart. */
const homes: Readonly<Record<string, readonly Home[]>> = {
  NR21NH: [
    { gas, electricity: meter },
    { gas: { ...gas, mugSupplierId: 7 }, electricity: meter },
    { electricity: meter },
  ],
  BS15TR: [{ gas, electricity: meter, isEconomy7: true }, { gas }, { electricity: prepaid }],
  PL12AA: [{ gas: { ...gas, ...prepaid }, electricity: prepaid }, { gas, electricity: prepaid }, {}],
  B11BB: [
    { gas, electricity: { ...meter, mugSupplierId: null }, hasNoMprn: true },
    { gas: business, electricity: business },
    { electricity: meter, isEconomy7: true },
  ],
};

/** Every postcode with homes. */
export const postcodes = Object.keys(homes);

/** The MPRN of the home of an address: no other home has it. */
export const mprnOf = (address: unknown) => `9${String(digest(Object(address).text)).slice(1)}`;

/** The answer about the meters of an address. */
export function detailsOf(address: unknown): unknown {
  const { postcode, addressLine1 } = Object(address);
  const home = homes[postcode]?.[Number(addressLine1) - 1] ?? {};
  const mprn = mprnOf(address);
  const mpan = `0${home.isEconomy7 ? 2 : 1}8011002012${mprn}`;
  return [
    {
      gasdetails: home.gas ? [{ ...home.gas, ...(home.hasNoMprn ? {} : { mprn }) }] : [],
      elecdetails: home.electricity ? [{ ...home.electricity, mpan }] : [],
    },
  ];
}
