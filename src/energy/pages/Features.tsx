import type { Sources } from '../../engine/types.ts';
import { sayDeal } from './deal-words.ts';
import styles from './Features.module.css';
import { inGenericWords } from './product-name.ts';

interface FeaturesProps {
  readonly texts: readonly string[];
  /** How many stand before the rest is asked for. */
  readonly first: number;
  /** The deal's name, for who only hears the button. */
  readonly of: string;
  readonly brand: Sources['brand'];
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** A tariff's feature texts: the first few, and the others on request (Q2.31, Q2.40). */
export function Features({ texts, first, of, brand, isOpen, onOpen }: FeaturesProps) {
  if (texts.length === 0) return null;
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
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
          {isOpen ? sayDeal('show-less') : sayDeal('show-more', { count: hidden })}{' '}
          <span className="visually-hidden">{sayDeal('about-deal', { deal: of })}</span>
        </button>
      )}
    </div>
  );
}
