import { Radios } from '../choices/Radios.tsx';
import { FieldGroup } from '../frame/Field.tsx';
import { useLeave } from '../frame/use-leave.ts';
import type { WidgetProps } from '../types.ts';
import { uiText } from '../ui-options.ts';

/** A consent given or refused: true or false, nothing until the person chooses. Its words are `text`, or the label. */
export function YesNoConsent({ id, field, value, onChange, onLeave, error }: WidgetProps) {
  const leaving = useLeave(onLeave);
  const options = [
    { value: true, label: uiText(field, 'yesLabel') ?? 'Yes' },
    { value: false, label: uiText(field, 'noLabel') ?? 'No' },
  ];
  const worded = { ...field, label: uiText(field, 'text') ?? field.label };
  return (
    <FieldGroup id={id} field={worded} error={error} leaving={leaving}>
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
