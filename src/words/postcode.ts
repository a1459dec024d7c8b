/**
 * A UK postcode without its space, in capitals, as a regular expression in text: for cards, calls and replies (Q5.03). Its
 * first half is built as A9, A99, A9A, AA9, AA99 or AA9A, with the letters that each place takes.
 */
export const postcodePattern =
  '^(GIR0AA|[A-PR-UWYZ]([0-9][0-9A-HJKPSTUW]?|[A-HK-Y][0-9][0-9ABEHMNPRVWXY]?)[0-9][ABD-HJLNP-UW-Z]{2})$';
