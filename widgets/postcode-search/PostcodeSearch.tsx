import Search from 'lucide-react/icons/search';
import { Button } from '../button/Button.tsx';
import { Field } from '../frame/Field.tsx';
import { useLeave } from '../frame/use-leave.ts';
import { say } from '../say.ts';
import { TextBox } from '../text-field/TextBox.tsx';
import { useCode } from '../text-field/use-code.ts';
import type { WidgetProps } from '../types.ts';
import { uiText } from '../ui-options.ts';

/** A postcode with a Search button: spaces stripped, upper case (Q2.13); Enter searches and submits nothing. */
export function PostcodeSearch(props: WidgetProps) {
  const { id, field, error, busy = false } = props;
  const leaving = useLeave(props.onLeave);
  const box = useCode(props, leaving);
  return (
    <Field id={id} field={field} error={error} leaving={leaving}>
      {(wiring) => (
        <TextBox
          {...wiring}
          {...box}
          id={id}
          width="postcode"
          autoComplete="postal-code"
          after={
            props.onAction && (
              <Button
                kind={field.ui.actionKind ? 'secondary' : 'primary'}
                busy={busy}
                onClick={props.onAction}
              >
                {!busy && <Search size={18} />}
                {uiText(field, 'actionLabel') ?? say('search')}
              </Button>
            )
          }
        />
      )}
    </Field>
  );
}
