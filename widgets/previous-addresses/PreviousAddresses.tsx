import type { Json } from '../../src/engine/types.ts';
import { Button } from '../button/Button.tsx';
import { JourneyDialog } from '../journey-dialog/JourneyDialog.tsx';
import type { WidgetProps } from '../types.ts';
import { uiNumber, uiText } from '../ui-options.ts';

type Entry = { readonly [key: string]: Json };

const isEntry = (value: Json): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The addresses of a list, each with Remove, and the button that adds one through its journey (S2.12). */
export function PreviousAddresses(props: WidgetProps) {
  const { id, field, value, onChange } = props;
  const entries = Array.isArray(value) ? value.filter(isEntry) : [];
  const isFull = entries.length >= (uiNumber(field, 'most') ?? Number.POSITIVE_INFINITY);
  return (
    <section aria-label={field.label} {...(isFull ? { id, tabIndex: -1 } : {})}>
      <ul>
        {entries.map((entry) => (
          <li key={JSON.stringify(entry)}>
            {String(entry.text ?? '')}
            <Button kind="quiet" onClick={() => onChange(entries.filter((other) => other !== entry))}>
              {uiText(field, 'removeLabel') ?? 'Remove'}
            </Button>
          </li>
        ))}
      </ul>
      {!isFull && <JourneyDialog {...props} value={value ?? null} />}
    </section>
  );
}
