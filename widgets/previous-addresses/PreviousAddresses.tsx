import { useRef, useState } from 'react';
import type { Json } from '../../src/engine/types.ts';
import { Button } from '../button/Button.tsx';
import { ErrorLine } from '../frame/Field.tsx';
import { useLeave } from '../frame/use-leave.ts';
import { JourneyDialog } from '../journey-dialog/JourneyDialog.tsx';
import { inYearsAndMonths } from '../residence-length/months.ts';
import type { WidgetProps } from '../types.ts';
import { uiNumber, uiText } from '../ui-options.ts';
import { Wording } from '../wording/Wording.tsx';
import { AddressBar } from './AddressBar.tsx';
import styles from './PreviousAddresses.module.css';

type Entry = { readonly [key: string]: Json };

/**
 * Earlier addresses (S2.12): a list with Remove, a bar that fills up to the time that must be told (V5), and the button
 * of the journey that adds one. The answer is the list of objects; whatever in it is no object is left out.
 */
export function PreviousAddresses(props: WidgetProps) {
  const { id, field, value, onChange, error } = props;
  const leaving = useLeave(props.onLeave);
  const section = useRef<HTMLFieldSetElement>(null);
  const [removed, setRemoved] = useState<string>();
  const entries = Array.isArray(value) ? value.filter(isEntry) : [];
  const isFull = entries.length >= (uiNumber(field, 'most') ?? Number.POSITIVE_INFINITY);
  const needed = uiNumber(field, 'needed');
  const told = [uiNumber(field, 'present') ?? 0, ...entries.map(monthsOf)];

  const remove = (place: number) => {
    leaving.used();
    setRemoved(textOf(entries[place]));
    const rest = entries.filter((_, other) => other !== place);
    onChange(rest.length === 0 ? undefined : rest);
    section.current?.focus();
  };

  return (
    <fieldset
      ref={section}
      id={isFull ? id : undefined}
      tabIndex={-1}
      aria-label={field.label}
      className={styles.list}
      {...leaving.watch}
    >
      {field.hint && (
        <div className={styles.hint}>
          <Wording text={field.hint} />
        </div>
      )}
      {needed !== undefined && <AddressBar told={told} needed={needed} />}
      <ul className={styles.rows}>
        {entries.map((entry, place) => (
          <li key={`${textOf(entry)} ${monthsOf(entry)}`} className={styles.row}>
            <span className={styles.words}>
              {textOf(entry)}
              <span className={styles.time}>{inYearsAndMonths(monthsOf(entry))}</span>
            </span>
            <Button
              kind="quiet"
              aria-label={`${removeLabel(field)}: ${textOf(entry)}`}
              onClick={() => remove(place)}
            >
              {removeLabel(field)}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {removed && `Removed: ${removed}`}
      </p>
      {isFull ? (
        <ErrorLine id={id} error={error} />
      ) : (
        <JourneyDialog {...props} field={{ ...field, hint: '' }} value={value ?? null} />
      )}
    </fieldset>
  );
}

const isEntry = (value: Json): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (entry: Entry | undefined) => String(entry?.text ?? '');

function monthsOf({ lengthOfResidencyInMonths: months }: Entry): number {
  return typeof months === 'number' ? months : 0;
}

const removeLabel = (field: WidgetProps['field']) => uiText(field, 'removeLabel') ?? 'Remove';
