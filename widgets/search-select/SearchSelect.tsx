import { type ReactNode, useState } from 'react';
import { equal } from '../../src/engine/equal.ts';
import { isMap } from '../../src/engine/own.ts';
import type { Json, ResolvedField, ResolvedOption } from '../../src/engine/types.ts';
import { Button } from '../button/Button.tsx';
import { Field } from '../frame/Field.tsx';
import { useLeave } from '../frame/use-leave.ts';
import { SupplierMark } from '../mark/SupplierMark.tsx';
import type { WidgetProps } from '../types.ts';
import { ChosenRow } from './ChosenRow.tsx';
import { ListState, listProblem } from './ListState.tsx';
import { SearchBox } from './SearchBox.tsx';

interface SearchSelectProps extends WidgetProps {
  /** The values are supplier ids: entries and the choice carry marks. */
  readonly marks?: boolean;
  /** Quicker ways to choose, above the box. */
  readonly above?: (choose: (value: Json) => void) => ReactNode;
}

const isValue = (value: Json) => (option: ResolvedOption) => equal(option.value, value);

/** A choice that came back from before, its list not asked for since: an address says its own words. */
function broughtBack({ lookup }: ResolvedField, value: Json): ResolvedOption | undefined {
  const isTold = lookup === 'unknown' && isMap(value) && typeof value.text === 'string';
  return isTold ? { value, label: String(value.text) } : undefined;
}

/** One of a list with a word filter; the choice is shown with a Change button (Q2.14, Q2.15). */
export function SearchSelect({ marks = false, above, ...props }: SearchSelectProps) {
  const { id, field, value, onChange, onAction, error } = props;
  const leaving = useLeave(props.onLeave);
  // Change holds for the answer it was pressed on, and the focus follows a person's choice once.
  const [changed, setChanged] = useState<Json>();
  const [hasChosen, setHasChosen] = useState(false);
  const problem = listProblem(field);
  const options = field.options ?? [];
  const chosen =
    value === undefined ? undefined : (options.find(isValue(value)) ?? broughtBack(field, value));

  const isChanging = changed !== undefined && equal(changed, value);

  const keep = () => {
    leaving.used();
    setChanged(undefined);
    setHasChosen(true);
  };
  const choose = (next: Json) => {
    keep();
    // The same answer again asks again for what follows from it.
    if (equal(next, value)) onAction?.();
    else onChange(next);
  };

  return (
    <Field id={id} field={field} error={error} leaving={leaving}>
      {(wiring) => {
        const isShown = chosen !== undefined && !isChanging;
        if (problem && !(isShown && problem === 'unknown'))
          return <ListState id={id} field={field} problem={problem} onRetry={onAction} />;
        if (isShown) {
          return (
            <ChosenRow
              id={id}
              field={field}
              option={chosen}
              wiring={wiring}
              mark={marks && <SupplierMark id={Number(chosen.value)} name={chosen.label} />}
              focus={hasChosen}
              onFocused={() => setHasChosen(false)}
              onChange={() => setChanged(chosen.value)}
            />
          );
        }
        return (
          <>
            {above?.(choose)}
            <SearchBox
              id={id}
              field={field}
              options={options}
              wiring={wiring}
              marks={marks}
              focus={isChanging}
              onChoose={choose}
              onType={leaving.used}
            />
            {chosen && (
              <Button kind="quiet" onClick={keep}>
                Keep {chosen.label}
              </Button>
            )}
          </>
        );
      }}
    </Field>
  );
}
