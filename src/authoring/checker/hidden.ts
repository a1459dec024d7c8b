/** Controls, what has no width, what turns the direction of reading, and half characters; a few of them may stand. */
const hidden = /(?![\n\t\u00ad\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/u;

/** The first character of a text that nobody sees; undefined where there is none. */
export function hiddenIn(text: string): string | undefined {
  return hidden.exec(text)?.[0];
}
