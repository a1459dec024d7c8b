import type { ResolvedOption } from '../../src/engine/types.ts';
import { SupplierMark } from '../mark/SupplierMark.tsx';
import { InlineWording } from '../wording/Wording.tsx';
import styles from './Choices.module.css';

/** What a choice says: its label, its hint, and the marks of its suppliers. */
export function OptionFace({ option }: { readonly option: ResolvedOption }) {
  return (
    <>
      <span className={styles.words}>
        <span className={styles.label}>{option.label}</span>
        {option.hint && (
          <span className={styles.hint}>
            <InlineWording text={option.hint} />
          </span>
        )}
      </span>
      {option.logos && option.logos.length > 0 && (
        <span className={styles.marks}>
          {[...new Set(option.logos)].map((logo) => (
            <SupplierMark key={logo} id={logo} size={32} />
          ))}
        </span>
      )}
    </>
  );
}
