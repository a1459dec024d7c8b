import type { LocaleTexts, Texts } from '../../../definitions/localise.ts';
import { at, textOf } from '../json.ts';
import type { ReadSource } from '../source.ts';
import { type Locale, listed, type Translated } from './locales.ts';

/** The kinds of files whose content goes by name, and how each calls itself. */
const named = { card: 'cards', journey: 'journeys', variant: 'variants' } as const;

interface Branch {
  [key: string]: string | Branch;
}

/** What the build gives to a page of a language: the texts that `isShown` lets through, each at the place of the one that it translates. */
export function localeTexts(locale: Locale, isShown: (text: Translated) => boolean): LocaleTexts {
  const all: Record<'cards' | 'journeys' | 'variants' | 'notices', Branch> = {
    cards: {},
    journeys: {},
    variants: {},
    notices: {},
  };
  const messages: Record<string, string> = {};
  const words: Record<string, Record<string, string>> = {};
  for (const text of locale.texts.filter(isShown)) {
    const { base, to } = text;
    const target = textOf(to);
    if (base === undefined || target === undefined) continue;
    const { source, path } = base;
    const [section, name, ...rest] = path.map(String);
    switch (source.kind) {
      case 'words':
        if (section === 'words' && name !== undefined)
          words[source.name ?? ''] = { ...words[source.name ?? ''], [name]: target };
        break;
      case 'messages':
        if (name !== undefined) messages[name] = target;
        break;
      case 'notices':
        if (name !== undefined) put(all.notices, [name, ...rest], target);
        break;
      case 'card':
      case 'journey':
      case 'variant':
        put(all[named[source.kind]], [ownName(source), ...path.map(String)], target);
        // A compiled check says the sentence that stands in the schema; the engine looks it up here.
        if (path.includes('errorMessage')) messages[base.text] = target;
        break;
      default:
    }
  }
  const branches: Readonly<Record<keyof typeof all, Readonly<Record<string, Texts>>>> = all;
  return { ...branches, messages, words, complete: listed(locale, 'complete').map(({ name }) => name) };
}

/** What a file is known by in the definitions. */
function ownName({ kind, root, name = '' }: ReadSource): string {
  return (kind === 'variant' ? undefined : textOf(at(root, kind ?? ''))) ?? name;
}

function put(into: Branch, [key = '', ...rest]: readonly string[], text: string): void {
  if (rest.length === 0) {
    into[key] = text;
    return;
  }
  const known = Object.hasOwn(into, key) ? into[key] : undefined;
  const branch: Branch = typeof known === 'object' ? known : {};
  into[key] = branch;
  put(branch, rest, text);
}
