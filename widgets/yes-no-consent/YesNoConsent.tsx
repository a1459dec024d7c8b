import type { WidgetProps } from '../types.ts';
import { uiText } from '../ui-options.ts';
import { YesNo } from '../yes-no/YesNo.tsx';

/** A consent given or refused: true or false, nothing until the person chooses. Its words are `text`, or the label. */
export function YesNoConsent({ field, ...props }: WidgetProps) {
  const worded = { ...field, label: uiText(field, 'text') ?? field.label };
  return <YesNo {...props} field={worded} yes={true} no={false} />;
}
