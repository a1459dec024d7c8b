import { Field } from '../frame/Field.tsx';
import { useLeave } from '../frame/use-leave.ts';
import { KnownAnswer } from '../known-answer/KnownAnswer.tsx';
import { Picture } from '../pictures/Picture.tsx';
import { TextBox } from '../text-field/TextBox.tsx';
import { useText } from '../text-field/use-text.ts';
import type { WidgetProps } from '../types.ts';
import styles from './Mpan.module.css';
import { MpanEcho } from './MpanEcho.tsx';
import { sayMpan } from './say.ts';

/** Longer texts are cut: a paste of more than a meter number with its spaces is none. */
const longest = 30;

/** An electricity meter number (S2.14), shown as text where it was found. The value is text, so that the leading zero stays. */
export function Mpan(props: WidgetProps) {
  return <KnownAnswer {...props} box={MpanBox} say={inLines} />;
}

/** Where there is no room for all of it, the 13 digits that the bill prints below the others stay together. */
const inLines = (mpan: string) => sayMpan(mpan).replace(/^.{8}/, '$&\u200b');

/** One box that takes any paste, its spaces dropped, and below it what was typed as the bill prints it. */
function MpanBox({ id, field, value, onChange, onLeave, error }: WidgetProps) {
  const leaving = useLeave(onLeave);
  const box = useText(
    value,
    {
      filter: (typed) => typed.replace(/[\s-]/g, '').slice(0, longest),
      toValue: (text) => (text === '' ? undefined : text),
      tidy: (text) => text,
    },
    onChange,
  );
  return (
    <Field id={id} field={field} error={error} leaving={leaving}>
      {(wiring) => (
        <div className={styles.mpan}>
          <TextBox
            {...wiring}
            id={id}
            value={box.text}
            width="medium"
            inputMode="numeric"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => {
              leaving.used();
              box.onChange(event);
            }}
          />
          <MpanEcho digits={box.text} />
          <Picture name="annotated-bill" />
        </div>
      )}
    </Field>
  );
}
