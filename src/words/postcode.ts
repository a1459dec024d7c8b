/**
 * A UK postcode without its space, in capitals, as a regular expression in text: for cards, calls and replies (Q5.03). Its
 * first half is built as A9, A99, A9A, AA9, AA99 or AA9A, with the letters that each place takes.
 */
export const postcodePattern =
  '^(GIR0AA|[A-PR-UWYZ]([0-9][0-9A-HJKPSTUW]?|[A-HK-Y][0-9][0-9ABEHMNPRVWXY]?)[0-9][ABD-HJLNP-UW-Z]{2})$';

/** A text whose postcodes stay in one line where it is drawn: the space in each does not break. For people to read, never to send. */
export function unbrokenPostcodes(text: string): string {
  return text.replace(/\b([A-Z]{1,2}\d\w?) (?=\d[A-Z]{2}\b)/g, '$1\u00a0');
}

/** A postcode with the space before its last three characters, which the stored one lacks (Q2.13). */
export function spacedPostcode(postcode: string): string {
  const plain = postcode.replace(/\s/g, '');
  return plain.length > 3 ? `${plain.slice(0, -3)} ${plain.slice(-3)}` : plain;
}
