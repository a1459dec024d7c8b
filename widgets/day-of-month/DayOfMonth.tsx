import { Select } from '../select/Select.tsx';
import type { WidgetProps } from '../types.ts';
import { uiText } from '../ui-options.ts';

/** A day of the month out of a list: '{n} day of the month' (S2.50). */
export function DayOfMonth(props: WidgetProps) {
  const { field } = props;
  const suffix = uiText(field, 'suffix');
  const options = (field.options ?? []).map((option) => ({
    ...option,
    label: suffix === undefined ? option.label : `${option.label} ${suffix}`,
  }));
  return <Select {...props} field={{ ...field, label: uiText(field, 'text') ?? field.label, options }} />;
}
