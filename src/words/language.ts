/** A language: its tag, and the texts of pages that it has of its own, by their file of words. */
export interface Language {
  readonly lang: string;
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The journeys that are all in it; absent where every one is. */
  readonly complete?: readonly string[];
}

/** What all files are written in. */
export const written: Language = { lang: 'en-GB', words: {} };

let chosen = written;
let page: string | undefined;

/** From now on this language is spoken wherever it has all of a page. Whoever draws draws anew. */
export function speak(language: Language): void {
  chosen = language;
}

/** What is drawn from now on is the page of this journey, or one that the chosen language always has. */
export function speakWithin(journey: string | undefined): void {
  page = journey;
}

/**
 * The language of the page: of one that the chosen language has not all of, the one that it is written in. It is worked out
 * whenever it is asked for: what is drawn between a choice and the page's next drawing mixes no two.
 */
const now = (): Language =>
  page === undefined || chosen.complete?.includes(page) !== false ? chosen : written;

/** Says something as the frame around the page says it: in the language that was chosen. */
export function around<Said>(say: () => Said): Said {
  const within = page;
  page = undefined;
  const said = say();
  page = within;
  return said;
}

/** The tag of the language that the page speaks. */
export const languageNow = (): string => now().lang;

/** The same, where the frame around the page speaks another one. */
export const ownLanguage = (): string | undefined => (now() === chosen ? undefined : languageNow());

/** The tag of the language in which services send their texts, where the page speaks another one. */
export const sentLanguage = (): string | undefined =>
  languageNow() === written.lang ? undefined : written.lang;

/** The texts of a file of words as the page says them now; `words` are those of the file itself. */
export function spoken<Words extends Readonly<Record<string, string>>>(
  file: string,
  words: Words,
): () => Words {
  return inLanguage(() => ({ ...words, ...now().words[file] }));
}

/** The names of a file of words that the present language has of its own; undefined for the one that files are written in. */
export const ownWords = (file: string): Readonly<Record<string, string>> | undefined => now().words[file];

/**
 * Something that depends on the page's language, such as a format of Intl: made when it is first asked for, and anew when
 * another language is spoken. Where a browser does not know the language, numbers are written as in the United Kingdom.
 */
export function inLanguage<Made>(make: (locales: string[]) => Made): () => Made {
  let made: { readonly of: Language; readonly is: Made } | undefined;
  return () => {
    const of = now();
    if (made?.of !== of) made = { of, is: make([of.lang, written.lang]) };
    return made.is;
  };
}
