import type { Json } from '../../src/engine/types.ts';
import { Radios } from '../choices/Radios.tsx';
import { FieldGroup } from '../frame/Field.tsx';
import { useLeave } from '../frame/use-leave.ts';
import { say } from '../say.ts';
import type { WidgetProps } from '../types.ts';
import { uiText } from '../ui-options.ts';

interface TwoAnswersProps extends WidgetProps {
  /** What the answer holds for each of the two. */
  readonly yes: Json;
  readonly no: Json;
}

/** Yes and No side by side; neither is chosen until the person chooses. */
export function TwoAnswers({ id, field, value, onChange, onLeave, error, yes, no }: TwoAnswersProps) {
  const leaving = useLeave(onLeave);
  const options = [
    { value: yes, label: uiText(field, 'yesLabel') ?? say('yes') },
    { value: no, label: uiText(field, 'noLabel') ?? say('no') },
  ];
  return (
    <FieldGroup id={id} field={field} error={error} leaving={leaving}>
      <Radios
        id={id}
        options={options}
        value={value}
        appearance="segments"
        invalid={error !== undefined}
        onChoose={(chosen) => {
          leaving.used();
          onChange(chosen);
        }}
      />
    </FieldGroup>
  );
}
