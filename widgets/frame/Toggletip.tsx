import CircleHelp from 'lucide-react/icons/circle-help';
import { useState } from 'react';
import { say } from '../say.ts';
import { InlineWording } from '../wording/Wording.tsx';
import styles from './Field.module.css';

/** The button of a help text beside a label; the text itself is a `HelpText`. */
export function HelpButton(props: {
  readonly about: string;
  readonly controls: string;
  readonly open: boolean;
  readonly onToggle: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.help}
      aria-label={say('help-with', { label: props.about })}
      aria-expanded={props.open}
      aria-controls={props.controls}
      onClick={props.onToggle}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && props.open) props.onToggle();
      }}
    >
      <CircleHelp size={20} />
    </button>
  );
}

/** The help text: a live region that is always there, so that opening it is announced. */
export function HelpText({ id, open, text }: { id: string; open: boolean; text: string }) {
  return (
    <div id={id} role="status" className={open ? styles.helpText : undefined}>
      {open && <InlineWording text={text} />}
    </div>
  );
}

/** Open state of one help text. */
export function useHelp(): { readonly open: boolean; readonly toggle: () => void } {
  const [open, setOpen] = useState(false);
  return { open, toggle: () => setOpen(!open) };
}
