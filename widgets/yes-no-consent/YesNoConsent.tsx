import type { WidgetProps } from '../types.ts';
import { uiText } from '../ui-options.ts';
import { TwoAnswers } from '../yes-no/TwoAnswers.tsx';

/** A consent given or refused: true or false, nothing until the person chooses. Its words are `text`, or the label. */
export function YesNoConsent({ field, ...props }: WidgetProps) {
  const worded = { ...field, label: uiText(field, 'text') ?? field.label };
  return <TwoAnswers {...props} field={worded} yes={true} no={false} />;
}
