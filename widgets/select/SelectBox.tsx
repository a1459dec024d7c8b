import ChevronDown from 'lucide-react/icons/chevron-down';
import type { SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './SelectBox.module.css';

interface SelectBoxProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> {
  readonly isOpen: boolean;
}

/** The browser's own select in our frame, as wide as its place. */
export function SelectBox({ isOpen, ...rest }: SelectBoxProps) {
  return (
    <div className={styles.box}>
      <select {...rest} className={classNames(styles.select, isOpen && styles.open)} />
      <ChevronDown size={18} />
    </div>
  );
}
