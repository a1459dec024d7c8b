import type { Mark, ResolvedOption } from '../../src/engine/types.ts';
import { SupplierMark } from '../mark/SupplierMark.tsx';
import { say } from '../say.ts';
import { InlineWording } from '../wording/Wording.tsx';
import styles from './Choices.module.css';

interface OptionFaceProps {
  readonly option: ResolvedOption;
  /** Id of the words that name the suppliers: given where they describe the control instead of naming it. */
  readonly suppliersId?: string;
}

/** What a choice says: its label, its hint, and the names and marks of its suppliers (Q2.18). */
export function OptionFace({ option, suppliersId }: OptionFaceProps) {
  const { label, hint, marks = [] } = option;
  const suppliers = saySuppliers(option);
  return (
    <>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {hint && (
          <span className={styles.hint}>
            <InlineWording text={hint} />
          </span>
        )}
        {suppliers && (
          <span className={styles.hint} id={suppliersId} aria-hidden={suppliersId !== undefined}>
            {suppliers}
          </span>
        )}
      </span>
      {marks.length > 0 && (
        <span className={styles.marks}>
          {marks.map((mark) => (
            <SupplierMark key={mark.id} {...mark} size={32} />
          ))}
        </span>
      )}
    </>
  );
}

/** "Now with British Gas and EDF"; undefined where no supplier's name is known. */
export function saySuppliers({ marks = [] }: { readonly marks?: readonly Mark[] }) {
  const names = marks.flatMap(({ name }) => name ?? []);
  return names.length === 0 ? undefined : say('now-with', { names: names.join(` ${say('and')} `) });
}
