import { locales } from 'virtual:locales';
import { own } from '../engine/own.ts';
import { speak, written } from '../words/language.ts';
import type { LocaleTexts } from './localise.ts';
import { sayIn } from './parts.ts';

/** Every language by its name: what its speakers call it, and its tag. */
export const languages: Readonly<Record<string, { readonly name: string; readonly lang: string }>> = locales;

/** The language that all files are written in, by its name. */
const base = Object.keys(locales).find((name) => locales[name]?.load === undefined);

let spoken = base;
let texts: LocaleTexts | undefined;

/** The language that the page speaks, by its name; undefined in a project without languages. */
export const languageName = (): string | undefined => spoken;

/** The texts of the language that the page speaks; undefined for the one that files are written in. */
export const textsNow = (): LocaleTexts | undefined => texts;

/**
 * Speaks another language from now on: texts of pages and of journeys, whose answers stay. Rejects for a name that is no
 * language, and when its texts cannot be fetched; then all stays as it was.
 */
export async function chooseLanguage(name: string): Promise<void> {
  const { lang, load } = own(locales, name) ?? {};
  if (lang === undefined) throw new Error(`There is no language "${name}".`);
  const [{ default: next } = { default: undefined }, { localise }] = await Promise.all([
    load?.(),
    import('./localise.ts'),
  ]);
  spoken = name;
  texts = next;
  speak(next ? { lang, words: next.words, complete: next.complete } : written);
  sayIn((definitions, journey) => (next === undefined ? definitions : localise(definitions, next, journey)));
}
