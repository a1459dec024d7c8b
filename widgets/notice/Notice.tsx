import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import type { Tone } from '../../src/engine/types.ts';
import { classNames } from '../class-names.ts';
import { Picture } from '../pictures/Picture.tsx';
import { Wording } from '../wording/Wording.tsx';
import styles from './Notice.module.css';

const icons: Readonly<Partial<Record<Tone, typeof Info>>> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: OctagonAlert,
};

interface NoticeProps {
  readonly tone: Tone;
  readonly heading?: string | undefined;
  /** Wording: plain text with bold, lists and links. */
  readonly text?: string | undefined;
  /** Name of a drawing, shown on request. */
  readonly picture?: string | undefined;
  /** What is said on request: the words of the button, and the wording behind it. */
  readonly more?: { readonly label: string; readonly text: string } | undefined;
  readonly children?: ReactNode;
}

/** Words between the fields. Danger interrupts (alert), the tones with an icon wait their turn (status). */
export function Notice({ tone, heading, text, picture, more, children }: NoticeProps) {
  const Icon = icons[tone];
  const role = Icon && (tone === 'danger' ? 'alert' : 'status');
  return (
    <div className={classNames(styles.notice, styles[tone])} role={role}>
      {Icon && <Icon size={22} />}
      <div className={styles.words}>
        {heading && <p className={styles.heading}>{heading}</p>}
        {text && <Wording text={text} />}
        {more && (
          <details className={styles.more}>
            <summary className="disclosure">{more.label}</summary>
            <Wording text={more.text} />
          </details>
        )}
        {picture && <Picture name={picture} />}
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </div>
  );
}
