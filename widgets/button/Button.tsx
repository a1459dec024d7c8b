import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Button.module.css';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  /** `primary` is the one next step of a screen. */
  readonly kind?: 'primary' | 'secondary' | 'quiet';
  /** Work is under way: a spinner shows and aria-busy is set; the button stays pressable. */
  readonly busy?: boolean;
  readonly wide?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

/** A button of 44 px or more; `type` is button unless said otherwise. */
export function Button({ kind = 'secondary', busy = false, wide, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.button, styles[kind], wide && styles.wide)}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      {rest.children}
    </button>
  );
}

/** A small turning ring in the colour of its text; decoration only. */
export function Spinner() {
  return (
    <svg className={styles.spinner} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeOpacity="0.3" strokeWidth="2.5" />
      <path
        d="M10 2a8 8 0 0 1 8 8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
