import X from 'lucide-react/icons/x';
import { equal } from '../../../engine/equal.ts';
import type { Answers, Json, ResolvedField } from '../../../engine/types.ts';
import styles from './Chips.module.css';
import { say } from './words.ts';

/** One filter that is on: what it says, and the field's answer without it. */
export interface Chip {
  readonly field: string;
  readonly says: string;
  readonly without: Json;
}

/** The filters that differ from the defaults: "Green: Yes". A field that takes several gives a chip for each that the list knows. */
export function chipsOf(
  fields: readonly ResolvedField[],
  answers: Answers,
  defaults: Answers,
): readonly Chip[] {
  return fields.flatMap(({ name, label, options = [] }): readonly Chip[] => {
    const value = answers[name];
    const without = defaults[name];
    if (value === undefined || without === undefined || equal(value, without)) return [];
    if (Array.isArray(value))
      return options
        .filter((option) => value.includes(option.value))
        .map((option) => ({
          field: name,
          says: option.label,
          without: value.filter((one) => one !== option.value),
        }));
    const option = options.find((one) => equal(one.value, value));
    return [{ field: name, says: `${label}: ${option?.label ?? String(value)}`, without }];
  });
}

interface ChipsProps {
  readonly chips: readonly Chip[];
  readonly onRemove: (chip: Chip) => void;
  /** Undefined where Reset stands elsewhere. */
  readonly onReset: (() => void) | undefined;
}

/** The filters that are on, each to be taken off, and Reset (Q2.35). Nothing where none is on. */
export function Chips({ chips, onRemove, onReset }: ChipsProps) {
  if (chips.length === 0) return null;
  return (
    <div className={styles.chips}>
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
      {onReset && (
        <button type="button" className={styles.reset} onClick={onReset}>
          {say('reset')} <span className="visually-hidden">{say('all-filters')}</span>
        </button>
      )}
    </div>
  );
}
