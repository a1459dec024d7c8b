import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import type { Json, ResolvedOption } from '../../src/engine/types.ts';
import { classNames } from '../class-names.ts';
import choice from '../frame/Choice.module.css';
import { FieldGroup } from '../frame/Field.tsx';
import tick from '../frame/Tick.module.css';
import { useLeave } from '../frame/use-leave.ts';
import { SupplierMark } from '../mark/SupplierMark.tsx';
import type { WidgetProps } from '../types.ts';
import { uiNumbers, uiText } from '../ui-options.ts';
import styles from './SupplierChecks.module.css';

/** The ids that an answer holds; anything but a list of numbers holds none. */
function idsIn(value: Json | undefined): readonly number[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];
}

/** Any number of suppliers: the best known as tiles, the others in a list that opens (Q2.34). The answer is the ids, lowest first. */
export function SupplierChecks({ id, field, value, onChange, onLeave, error }: WidgetProps) {
  const leaving = useLeave(onLeave);
  const options = field.options ?? [];
  const quick = uiNumbers(field, 'quickPicks');
  const chosen = idsIn(value);
  const picks = quick.flatMap((pick) => options.find((option) => option.value === pick) ?? []);
  const others = options.filter((option) => !picks.includes(option));
  const hasOther = others.some((option) => chosen.includes(Number(option.value)));
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || hasOther || picks.length === 0;

  const toggle = (supplier: number) => {
    leaving.used();
    setOpened(isOpen);
    const next = chosen.includes(supplier)
      ? chosen.filter((one) => one !== supplier)
      : [...chosen, supplier].sort((one, other) => one - other);
    onChange(next);
  };
  const check = (option: ResolvedOption, look: 'tile' | 'line', place: number) => {
    const supplier = Number(option.value);
    return (
      <label key={supplier} className={classNames(look === 'tile' && choice.choice, styles[look])}>
        <input
          type="checkbox"
          id={place === 0 ? id : `${id}-${supplier}`}
          className={classNames(tick.box, styles.box)}
          checked={chosen.includes(supplier)}
          onChange={() => toggle(supplier)}
        />
        <SupplierMark id={supplier} name={option.label} size={look === 'tile' ? 36 : 24} />
        <span>{option.label}</span>
      </label>
    );
  };

  return (
    <FieldGroup id={id} field={field} error={error} leaving={leaving}>
      {options.length === 0 && (
        <p id={id} tabIndex={-1} className="quiet">
          {field.lookup === 'pending' ? 'Suppliers are on their way…' : 'No suppliers to choose from.'}
        </p>
      )}
      <div className={styles.room}>
        <div className={styles.tiles}>{picks.map((option, place) => check(option, 'tile', place))}</div>
      </div>
      {others.length > 0 && picks.length > 0 && !hasOther && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          onClick={() => setOpened(!isOpened)}
        >
          {uiText(field, 'moreLabel') ?? 'More'} ({others.length})
          <ChevronDown size={20} />
        </button>
      )}
      {isOpen && (
        <div className={styles.lines}>
          {others.map((option, place) => check(option, 'line', place + picks.length))}
        </div>
      )}
    </FieldGroup>
  );
}
