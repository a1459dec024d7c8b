import { languages } from '../definitions/language.ts';
import styles from './Layout.module.css';
import type { LanguageChoice } from './use-language.ts';

interface LanguagesProps {
  readonly offered: readonly string[];
  readonly choice: LanguageChoice;
}

/** The other languages of the page, each in its own words. Opened in another tab, the address says the language. */
export function Languages({ offered, choice }: LanguagesProps) {
  return offered.map((name) => {
    const { name: said, lang } = languages[name] ?? {};
    if (name === choice.now) return null;
    return (
      <a
        key="other"
        className={styles.language}
        href={`?lang=${name}`}
        lang={lang}
        hrefLang={lang}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          choice.choose(name);
        }}
      >
        {said}
      </a>
    );
  });
}
