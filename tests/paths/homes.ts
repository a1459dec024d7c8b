/** The sample homes, each of another kind of meters: the first address of its postcode (README, Postcodes to try). */
export const homes: Readonly<Record<string, string>> = {
  'smart, one supplier': 'NR21NH',
  'credit, two suppliers': 'BS15TR',
  'electricity only': 'PL12AA',
  'gas only': 'G21DU',
  prepayment: 'B11BB',
  'prepayment for electricity only': 'M25DB',
  'Economy 7': 'NE18QH',
  'Economy 7, no gas': 'EH11YJ',
  'smart, two suppliers': 'SO147LY',
  'gas meter not found': 'LS13AD',
  'supplier takes nobody new': 'L31HU',
};

/** Homes that get no quote, each with the words that say so (Q2.17, Q5.05). */
export const homesWithoutQuotes: Readonly<Record<string, RegExp>> = {
  CF103ND: /Non Domestic Meter, we are unable to provide a switch for these meters/,
  BT15GS: /Northern Ireland/,
  JE11AA: /Great Britain/,
};
