/** A text with asterisks in place of all but its characters from `first` to `last`, counted from 1. */
export function showOnly(text: string, first: number, last: number): string {
  return text.replace(/./g, (character, at: number) => (at >= first - 1 && at < last ? character : '*'));
}
