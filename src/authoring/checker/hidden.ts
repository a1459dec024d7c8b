/** Controls, what has no width, what turns the direction of reading, and half characters; all but these may stand. */
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu;
const allowed: readonly string[] = ['\n', '\t', '\u00ad', '\u200d'];

/** The first character of a text that nobody sees; undefined where there is none. */
export function hiddenIn(text: string): string | undefined {
  return text.match(hidden)?.find((character) => !allowed.includes(character));
}
