import { classNames } from '../class-names.ts';
import choice from '../frame/Choice.module.css';
import { SupplierMark } from '../mark/SupplierMark.tsx';
import { SearchSelect } from '../search-select/SearchSelect.tsx';
import type { WidgetProps } from '../types.ts';
import { uiNumbers } from '../ui-options.ts';
import styles from './SupplierSelect.module.css';

/** Suppliers: the best known as tiles to pick from, a list with a word filter, the choice with its mark and Change (Q2.21). */
export function SupplierSelect(props: WidgetProps) {
  const { options = [] } = props.field;
  const picks = uiNumbers(props.field, 'quickPicks').flatMap(
    (id) => options.find((option) => option.value === id) ?? [],
  );
  return (
    <SearchSelect
      {...props}
      marks
      above={(choose) =>
        picks.length > 0 && (
          <div className={styles.frame}>
            <ul className={styles.picks}>
              {picks.map(({ value, label }) => (
                <li key={JSON.stringify(value)}>
                  <button
                    type="button"
                    className={classNames(choice.choice, styles.pick)}
                    onClick={() => choose(value)}
                  >
                    <SupplierMark id={Number(value)} name={label} />
                    {label}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )
      }
    />
  );
}
