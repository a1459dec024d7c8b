import { createContext, useContext } from 'react';
import { say } from '../../runtime/words.ts';
import { ownLanguage } from '../../words/language.ts';

/** Whose page it is, as every title ends; '' adds nothing. */
export const SiteName = createContext('');

/** The document's title, in the page's own language, with the site's name; it begins with "Error: " while an error summary shows. */
export function PageTitle({
  title,
  hasError = false,
}: {
  readonly title: string;
  readonly hasError?: boolean;
}) {
  const name = useContext(SiteName);
  const said = hasError ? say('title-with-error', { title }) : title;
  return (
    <title lang={ownLanguage()}>{name === '' ? said : say('title-with-site', { title: said, name })}</title>
  );
}
