import type { Json } from '../../src/engine/types.ts';
import { Choices } from '../choices/Choices.tsx';
import { say } from '../say.ts';
import type { WidgetProps } from '../types.ts';
import { uiText } from '../ui-options.ts';

interface YesNoProps extends WidgetProps {
  /** What the answer holds for each of the two. */
  readonly yes?: Json;
  readonly no?: Json;
}

/** A question answered Yes or No, side by side; neither is chosen until the person chooses. */
export function YesNo({ field, yes = 'yes', no = 'no', ...props }: YesNoProps) {
  const options = [
    { value: yes, label: uiText(field, 'yesLabel') ?? say('yes') },
    { value: no, label: uiText(field, 'noLabel') ?? say('no') },
  ];
  return <Choices {...props} field={{ ...field, options, ui: { appearance: 'segments' } }} />;
}
