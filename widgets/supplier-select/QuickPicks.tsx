import type { Json, ResolvedOption } from '../../src/engine/types.ts';
import { classNames } from '../class-names.ts';
import choice from '../frame/Choice.module.css';
import { SupplierMark } from '../mark/SupplierMark.tsx';
import styles from './QuickPicks.module.css';

interface QuickPicksProps {
  readonly ids: readonly number[];
  readonly options: readonly ResolvedOption[];
  readonly onChoose: (value: Json) => void;
}

/** The best known suppliers as tiles, in the order given; those that the list lacks are left out. */
export function QuickPicks({ ids, options, onChoose }: QuickPicksProps) {
  const picks = ids.flatMap((id) => options.find((option) => option.value === id) ?? []);
  if (picks.length === 0) return null;
  return (
    <div className={styles.frame}>
      <ul className={styles.picks}>
        {picks.map((option) => (
          <li key={JSON.stringify(option.value)}>
            <button
              type="button"
              className={classNames(choice.choice, styles.pick)}
              onClick={() => onChoose(option.value)}
            >
              <SupplierMark id={Number(option.value)} name={option.label} />
              {option.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
