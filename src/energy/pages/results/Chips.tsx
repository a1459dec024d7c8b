import X from 'lucide-react/icons/x';
import styles from './Chips.module.css';
import type { Chip } from './chips.ts';
import { say } from './words.ts';

interface ChipsProps {
  readonly chips: readonly Chip[];
  readonly onRemove: (chip: Chip) => void;
  readonly onReset: () => void;
}

/** The filters that are on, each to be taken off, and Reset (Q2.35). Nothing where none is on. */
export function Chips({ chips, onRemove, onReset }: ChipsProps) {
  if (chips.length === 0) return null;
  return (
    <div className={styles.frame}>
      <ul className={styles.chips} aria-label={say('filters-on')}>
        {chips.map((chip) => (
          <li key={chip.says}>
            <button type="button" className={styles.chip} onClick={() => onRemove(chip)}>
              <span className="visually-hidden">{say('remove-filter')}</span> {chip.says}
              <X size={16} />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.reset} onClick={onReset}>
        {say('reset')} <span className="visually-hidden">{say('all-filters')}</span>
      </button>
    </div>
  );
}
