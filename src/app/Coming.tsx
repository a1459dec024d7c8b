import { createContext, useContext } from 'react';
import { say } from '../energy/pages/frame-words.ts';
import { PageTitle } from '../react/page/PageTitle.tsx';
import styles from './Layout.module.css';

const Title = createContext('');

/** Hands on the title of the page that is on its way. */
export const Awaited = Title.Provider;

/**
 * Holds the room of a page whose code is on its way, under its title, so that the footer does not jump; says so when it
 * takes long.
 */
export function Coming() {
  const title = useContext(Title);
  return (
    <div className={styles.coming} aria-busy="true">
      {title !== '' && <PageTitle title={title} />}
      <h1 className={title === '' ? 'visually-hidden' : undefined}>{title || say('waiting')}</h1>
      <div className={styles.outline} aria-hidden="true" />
      <p>{say('late')}</p>
    </div>
  );
}
