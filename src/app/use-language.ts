import { useEffect, useState } from 'react';
import { chooseLanguage, languageName } from '../definitions/language.ts';
import type { Journeys } from '../energy/journeys.ts';
import { around, languageNow } from '../words/language.ts';

/** The language of the page, by its name, and how to choose another: nothing that was answered is lost. */
export interface LanguageChoice {
  readonly now: string | undefined;
  readonly choose: (name: string) => void;
}

/** Lets the person choose the page's language; one whose texts do not come changes nothing. */
export function useLanguage(journeys: Journeys): LanguageChoice {
  const [now, setNow] = useState(languageName);
  useEffect(() => {
    document.documentElement.lang = now === undefined ? document.documentElement.lang : around(languageNow);
  }, [now]);
  const choose = async (name: string) => {
    await chooseLanguage(name);
    journeys.keepLanguage(name);
    setNow(name);
  };
  return { now, choose: (name) => void choose(name).catch(reportError) };
}
