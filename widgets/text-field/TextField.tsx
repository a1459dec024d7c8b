import { Field } from '../frame/Field.tsx';
import { useLeave } from '../frame/use-leave.ts';
import type { WidgetProps } from '../types.ts';
import { uiText } from '../ui-options.ts';
import { filterText, keyboard, longestText, longestTold, textMode, textValue, tidyText } from './modes.ts';
import { TextBox } from './TextBox.tsx';
import { useText } from './use-text.ts';

/** One line of text or digits: typing is filtered by the mode, the value is trimmed on leaving (Q5.02). */
export function TextField(props: WidgetProps) {
  const { id, field, error } = props;
  const mode = textMode(field.ui.mode);
  const leaving = useLeave(props.onLeave);
  const box = useText(props, leaving, {
    filter: (typed) => filterText(typed, mode, field.longest === undefined ? longestText : longestTold),
    toValue: (text) => textValue(text, mode),
    tidy: (text) => tidyText(text, mode),
  });
  const autocomplete = uiText(field, 'autocomplete');
  const prefix = uiText(field, 'prefix');
  const suffix = uiText(field, 'suffix');
  const unitId = prefix || suffix ? `${id}-unit` : undefined;
  return (
    <Field id={id} field={field} error={error} leaving={leaving} describedBy={unitId}>
      {(wiring) => (
        <TextBox
          {...wiring}
          {...box}
          id={id}
          prefix={prefix}
          suffix={suffix}
          unitId={unitId}
          width={uiText(field, 'width')}
          inputMode={autocomplete === 'email' ? 'email' : autocomplete === 'tel' ? 'tel' : keyboard(mode)}
          autoComplete={autocomplete ?? 'off'}
          autoCapitalize={mode === 'lowercase' ? 'none' : undefined}
          spellCheck={false}
        />
      )}
    </Field>
  );
}
