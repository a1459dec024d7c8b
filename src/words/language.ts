/** The language that the page speaks: its tag, and the texts of pages that it has of its own, by their file of words. */
export interface Language {
  readonly lang: string;
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What all files are written in. */
export const written: Language = { lang: 'en-GB', words: {} };

let now = written;
let whole = written;
let framing = written;

/** From now on pages speak this language, and around one that is written in another `around` is said. Whoever draws draws anew. */
export function speak(language: Language, around = language): void {
  now = whole = language;
  framing = around;
}

/** What is drawn from now on is a page in the language that is spoken, or one that is written in another: within it the two are not mixed. */
export function speakWithin(lang: string | undefined): void {
  now = lang ? framing : whole;
}

/** The tag of the language that the page speaks. */
export const languageNow = (): string => now.lang;

/** The texts of a file of words as the page says them now; `words` are those of the file itself. */
export function spoken<Words extends Readonly<Record<string, string>>>(
  file: string,
  words: Words,
): () => Words {
  return inLanguage(() => ({ ...words, ...now.words[file] }));
}

/** The names of a file of words that the present language has of its own; undefined for the one that files are written in. */
export const ownWords = (file: string): Readonly<Record<string, string>> | undefined => now.words[file];

/**
 * Something that depends on the page's language, such as a format of Intl: made when it is first asked for, and anew when
 * another language is spoken. Where a browser does not know the language, numbers are written as in the United Kingdom.
 */
export function inLanguage<Made>(make: (locales: string[]) => Made): () => Made {
  let made: { readonly of: Language; readonly is: Made } | undefined;
  return () => {
    if (made?.of !== now) made = { of: now, is: make([now.lang, written.lang]) };
    return made.is;
  };
}
