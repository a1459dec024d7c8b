import type { Json } from '../../src/engine/types.ts';
import { FieldGroup } from '../frame/Field.tsx';
import { useLeave } from '../frame/use-leave.ts';
import { TextBox } from '../text-field/TextBox.tsx';
import { useText } from '../text-field/use-text.ts';
import type { WidgetProps } from '../types.ts';
import { uiText } from '../ui-options.ts';

const digits = (most: number) => ({
  filter: (typed: string) => typed.replace(/\D/g, '').slice(0, most),
  toValue: (text: string): Json | undefined => (text === '' ? undefined : Number(text)),
  tidy: (text: string) => text,
});

/** Years and months in two boxes: the answer is 12 × years + months, null when that is nothing (S4.09). */
export function ResidenceLength({ id, field, value, onChange, onLeave, error }: WidgetProps) {
  const leaving = useLeave(onLeave);
  const total = typeof value === 'number' ? value : undefined;
  const years = total === undefined ? undefined : Math.floor(total / 12);
  const months = total === undefined ? undefined : total % 12;
  const put = (nextYears: Json | undefined, nextMonths: Json | undefined) => {
    leaving.used();
    onChange(12 * Number(nextYears ?? 0) + Number(nextMonths ?? 0) || null);
  };
  const yearsBox = useText(years, digits(3), (next) => put(next, months));
  const monthsBox = useText(months, digits(2), (next) => put(years, next));
  return (
    <FieldGroup id={id} field={field} error={error} leaving={leaving}>
      <TextBox
        id={id}
        aria-label={uiText(field, 'yearsLabel') ?? 'Years'}
        suffix="years"
        width="short"
        inputMode="numeric"
        value={yearsBox.text}
        onChange={yearsBox.onChange}
      />
      <TextBox
        id={`${id}-months`}
        aria-label={uiText(field, 'monthsLabel') ?? 'Months'}
        suffix="months"
        width="short"
        inputMode="numeric"
        value={monthsBox.text}
        onChange={monthsBox.onChange}
      />
    </FieldGroup>
  );
}
