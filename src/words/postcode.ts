/** The ways that the first half of a UK postcode is built, A9, AA9, A9A and AA9A, with the letters that each place takes. */
const outward = [
  '[A-PR-UWYZ][0-9][0-9]?',
  '[A-PR-UWYZ][A-HK-Y][0-9][0-9]?',
  '[A-PR-UWYZ][0-9][A-HJKPSTUW]',
  '[A-PR-UWYZ][A-HK-Y][0-9][ABEHMNPRVWXY]',
];

/** A UK postcode without its space, in capitals, as a regular expression in text: for cards, calls and replies (Q5.03). */
export const postcodePattern = `^(GIR0AA|(${outward.join('|')})[0-9][ABD-HJLNP-UW-Z][ABD-HJLNP-UW-Z])$`;
