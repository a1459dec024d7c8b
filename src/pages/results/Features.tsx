import { useState } from 'react';
import { inGenericWords } from '../product-name.ts';
import styles from './DealCard.module.css';
import { useResults } from './use-results.ts';

/** How many feature texts stand before the rest is asked for (§9). */
const first = 3;

/** A deal's feature texts: three, and the others on request (Q2.31). `of` is the tariff's name, for who only hears the button. */
export function Features({ texts, of }: { readonly texts: readonly string[]; readonly of: string }) {
  const { store } = useResults();
  const [isOpen, setOpen] = useState(false);
  if (texts.length === 0) return null;
  const { brand } = store.view.getState().state.sources;
  const told = [...new Set(texts)];
  const hidden = told.length - first;
  return (
    <div className={styles.features}>
      <ul>
        {(isOpen ? told : told.slice(0, first)).map((text) => (
          <li key={text}>{inGenericWords(text, brand)}</li>
        ))}
      </ul>
      {hidden > 0 && (
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : `Show ${hidden} more`} <span className="visually-hidden">about {of}</span>
        </button>
      )}
    </div>
  );
}
