/** The typeface that a brand brings: one file beside the brand's, how the font tokens call it, and the weights that it has. */
export interface Typeface {
  readonly family: string;
  /** Name of a woff2 file. */
  readonly file: string;
  /** One weight, or the least and the most of a variable file; 400 where it is left out. */
  readonly weights?: string;
}

/** What each part of a typeface looks like. Nothing here can lead elsewhere. */
export const typefaceForms = {
  family: '^[A-Za-z][A-Za-z0-9 -]{0,39}$',
  file: '^[a-z0-9][a-z0-9-]{0,60}\\.woff2$',
  weights: '^[1-9]00( [1-9]00)?$',
} as const satisfies Readonly<Record<keyof Typeface, string>>;

/** The most bytes that a file of letters may have: people wait for it with the first page. */
const typefaceBytes = 30_000;

/** What is wrong with a file of letters of a size, as people read it; undefined where nothing is. A size of undefined is no file. */
export function typefaceFlaw(file: string, bytes: number | undefined): string | undefined {
  if (bytes === undefined) return `There is no file "${file}" beside the brand's.`;
  if (bytes <= typefaceBytes) return undefined;
  return `"${file}" has ${bytes} bytes; ${typefaceBytes} are the most. Take a subset of its letters.`;
}

/** The typeface as CSS, from its address; letters that come late are not shown, so that no word jumps. */
export function typefaceCss({ family, weights = '400' }: Typeface, address: string): string {
  return `@font-face {
  font-family: "${family}";
  src: url("${address}") format("woff2");
  font-weight: ${weights};
  font-display: optional;
}
`;
}
