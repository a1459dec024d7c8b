import { Choices } from '../choices/Choices.tsx';
import { SwitchTimeline } from '../pictures/SwitchTimeline.tsx';
import type { WidgetProps } from '../types.ts';
import { uiNumber } from '../ui-options.ts';

/** When the switch happens: at once (false) or after the cooling-off period (true), with the dates that follow (S2.20, V6). */
export function SwitchTiming(props: WidgetProps) {
  const { field, value, today } = props;
  return (
    <Choices {...props}>
      {typeof value === 'boolean' && (
        <SwitchTimeline
          today={today}
          isDelayed={value}
          coolingOffDays={uiNumber(field, 'coolingOffDays') ?? 14}
          soonestDays={uiNumber(field, 'soonestDays') ?? 5}
          latestDays={uiNumber(field, 'latestDays') ?? 10}
        />
      )}
    </Choices>
  );
}
