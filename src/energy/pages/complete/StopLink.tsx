import { Button } from '../../../../widgets/button/Button.tsx';
import styles from './StopLink.module.css';

interface StopLinkProps {
  readonly label: string;
  readonly asks: string;
  readonly confirmLabel: string;
  readonly onStop: () => void;
}

/** Stops a link to a switch, after it was said what follows: one press alone stops nothing. */
export function StopLink({ label, asks, confirmLabel, onStop }: StopLinkProps) {
  return (
    <details className={styles.stop}>
      <summary className="disclosure">{label}</summary>
      <p>{asks}</p>
      <Button onClick={onStop}>{confirmLabel}</Button>
    </details>
  );
}
