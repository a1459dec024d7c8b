import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleHelp from 'lucide-react/icons/circle-help';
import { memo, type ReactNode, useContext, useState } from 'react';
import type { ResolvedField } from '../../src/engine/types.ts';
import { say } from '../say.ts';
import { InlineWording, Wording } from '../wording/Wording.tsx';
import styles from './Field.module.css';
import { QuietLabel } from './quiet-label.ts';
import type { Leaving } from './use-leave.ts';

/** Attributes that tie a control to its hint and error. */
export interface Wiring {
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FrameProps {
  readonly id: string;
  readonly field: ResolvedField;
  readonly error: string | undefined;
  readonly leaving: Leaving;
  readonly describedBy?: string | undefined;
}

/** The frame of one control: label, hint, help, error, and their wiring. */
export function Field(props: FrameProps & { readonly children: (wiring: Wiring) => ReactNode }) {
  return (
    <div className={styles.field} {...props.leaving.watch}>
      <Caption id={props.id} field={props.field} error={props.error} />
      {props.children(wire(props))}
    </div>
  );
}

/** All that stands above a control; a key in the control leaves it alone. */
const Caption = memo(function Caption({ id, field, error }: Pick<FrameProps, 'id' | 'field' | 'error'>) {
  const help = useHelp(id, field);
  const quiet = useContext(QuietLabel);
  const isHeard = typeof quiet === 'object' ? quiet.says === field.label : quiet;
  return (
    <>
      <div className={styles.head}>
        <label className={isHeard ? 'visually-hidden' : styles.label} htmlFor={id} id={`${id}-label`}>
          <LabelText field={field} />
        </label>
        {help.button}
      </div>
      {help.text}
      <Hint id={id} field={field} isHeard={isHeard} />
      <ErrorLine id={id} error={error} />
    </>
  );
});

/** The frame of a group of controls: a fieldset whose legend is the label. */
export function FieldGroup(props: FrameProps & { readonly children: ReactNode }) {
  const { id, field, error } = props;
  const help = useHelp(id, field);
  const quiet = useContext(QuietLabel);
  const isHeard = quiet !== false;
  return (
    <fieldset
      className={styles.field}
      aria-labelledby={typeof quiet === 'object' ? quiet.id : undefined}
      aria-describedby={wire(props)['aria-describedby']}
      {...props.leaving.watch}
    >
      <legend className={isHeard ? 'visually-hidden' : styles.legend} id={`${id}-label`}>
        <LabelText field={field} />
      </legend>
      {help.button}
      <div className={styles.body}>
        {help.text}
        <Hint id={id} field={field} isHeard={isHeard} />
        <ErrorLine id={id} error={error} />
        {props.children}
      </div>
    </fieldset>
  );
}

/** The message under a label, with its icon, said aloud when it comes; "Error:" is there for those who hear it. */
export function ErrorLine({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  return (
    <div aria-live="polite">
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert size={20} />
          <span>
            <span className="visually-hidden">{say('error')}</span> {error}
          </span>
        </p>
      )}
    </div>
  );
}

/** The attributes of a control in a frame: present texts alone are named. */
export function wire(props: Pick<FrameProps, 'id' | 'field' | 'error' | 'describedBy'>): Wiring {
  const { id, field, error, describedBy } = props;
  const ids = [field.hint && `${id}-hint`, error !== undefined && `${id}-error`, describedBy];
  return {
    'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
    'aria-invalid': error === undefined ? undefined : true,
  };
}

function LabelText({ field }: { readonly field: ResolvedField }) {
  return (
    <>
      {field.label}
      {!field.required && (
        <>
          {' '}
          <span className={styles.optional}>{say('optional')}</span>
        </>
      )}
    </>
  );
}

/** The hint; under a label that is only heard it also tells those who look that nothing need be answered. */
function Hint(props: { readonly id: string; readonly field: ResolvedField; readonly isHeard: boolean }) {
  const { id, field, isHeard } = props;
  const isSeen = isHeard && !field.required;
  const text = [isSeen && say('optional-hint'), field.hint].filter(Boolean).join(' ');
  if (!text) return null;
  return (
    <div id={`${id}-hint`} className={styles.hint}>
      <Wording text={text} />
    </div>
  );
}

/** The help of a field: its button, and the text, a live region that is always there, so that opening it is announced. */
function useHelp(id: string, { label, tooltip }: ResolvedField): { button?: ReactNode; text?: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  if (!tooltip) return {};
  return {
    button: (
      <button
        type="button"
        className={styles.help}
        aria-label={say('help-with', { label })}
        aria-expanded={isOpen}
        aria-controls={`${id}-help`}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false);
        }}
      >
        <CircleHelp size={20} />
      </button>
    ),
    text: (
      <div id={`${id}-help`} role="status" className={isOpen ? styles.helpText : undefined}>
        {isOpen && <InlineWording text={tooltip} />}
      </div>
    ),
  };
}
