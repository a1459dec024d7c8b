import { Radios } from '../choices/Radios.tsx';
import { FieldGroup } from '../frame/Field.tsx';
import { useLeave } from '../frame/use-leave.ts';
import { SwitchTimeline } from '../pictures/SwitchTimeline.tsx';
import type { WidgetProps } from '../types.ts';
import { uiNumber } from '../ui-options.ts';

/**
 * When the switch happens: as soon as possible (false) or after the cooling-off period (true), with the dates that
 * follow from the choice (S2.20, V6). Before a choice no dates are shown.
 */
export function SwitchTiming({ id, field, value, onChange, onLeave, error, today }: WidgetProps) {
  const leaving = useLeave(onLeave);
  return (
    <FieldGroup id={id} field={field} error={error} leaving={leaving}>
      <Radios
        id={id}
        options={field.options ?? []}
        value={value}
        appearance="tiles"
        invalid={error !== undefined}
        onChoose={(chosen) => {
          leaving.used();
          onChange(chosen);
        }}
      />
      {typeof value === 'boolean' && (
        <SwitchTimeline
          today={today}
          isDelayed={value}
          coolingOffDays={uiNumber(field, 'coolingOffDays') ?? 14}
          soonestDays={uiNumber(field, 'soonestDays') ?? 5}
          latestDays={uiNumber(field, 'latestDays') ?? 10}
        />
      )}
    </FieldGroup>
  );
}
