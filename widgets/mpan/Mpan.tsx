import { classNames } from '../class-names.ts';
import { Field } from '../frame/Field.tsx';
import { useLeave } from '../frame/use-leave.ts';
import { KnownAnswer } from '../known-answer/KnownAnswer.tsx';
import { Picture } from '../pictures/Picture.tsx';
import { TextBox } from '../text-field/TextBox.tsx';
import { useText } from '../text-field/use-text.ts';
import { sayMpan } from '../told.ts';
import type { WidgetProps } from '../types.ts';
import styles from './Mpan.module.css';

/** Longer texts are cut: a paste of more than a meter number with its spaces is none. */
const longest = 30;

/** An electricity meter number (S2.14), shown as text where it was found. The value is text, so that the leading zero stays. */
export function Mpan(props: WidgetProps) {
  return <KnownAnswer {...props} box={MpanBox} say={inLines} />;
}

/** Where there is no room for all of it, the 13 digits that the bill prints below the others stay together. */
const inLines = (mpan: string) => sayMpan(mpan).replace(/^.{8}/, '$&\u200b');

const filter = (typed: string) => typed.replace(/[\s-]/g, '').slice(0, longest);

/** One box that takes any paste, its spaces dropped, and below it what was typed as the bill prints it. */
function MpanBox(props: WidgetProps) {
  const { id, field, error } = props;
  const leaving = useLeave(props.onLeave);
  const box = useText(props, leaving, { filter });
  return (
    <Field id={id} field={field} error={error} leaving={leaving}>
      {(wiring) => (
        <div className={styles.mpan}>
          <TextBox
            {...wiring}
            {...box}
            id={id}
            width="medium"
            inputMode="numeric"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Echo digits={box.value} />
          <Picture name="annotated-bill" />
        </div>
      )}
    </Field>
  );
}

/** How a bill groups the 21 digits, each group from where it begins: three above four. */
const rows = [
  [0, 2, 5, 8],
  [8, 10, 14, 18, 21],
] as const;

/** The digits in the box marked S of a bill: what is missing stays open, so that a slip is seen at once. */
function Echo({ digits }: { readonly digits: string }) {
  return (
    <div className={styles.echo} aria-hidden="true">
      <span className={styles.mark}>S</span>
      <div className={styles.rows}>
        {rows.map(([first, ...ends]) => (
          <div key={first} className={styles.row}>
            {ends.map((end, place) => {
              const start = place === 0 ? first : (ends[place - 1] ?? end);
              const size = end - start;
              const text = digits.slice(start, end);
              return (
                <span
                  key={start}
                  className={classNames(styles.cell, text.length < size && styles.open)}
                  style={{ flexGrow: size }}
                >
                  {text.padEnd(size, '·')}
                </span>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
