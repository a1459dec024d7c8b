/** A day YYYY-MM-DD as DD-MM-YYYY (Q9.12); any other text as it is. */
export function saidDay(text: string): string {
  return text.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3-$2-$1');
}
