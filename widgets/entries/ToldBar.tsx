import styles from './Entries.module.css';

interface ToldBarProps {
  /** How much was told, and how much must be. */
  readonly told: number;
  readonly needed: number;
}

/** What must be told in all, as a bar that fills up entry by entry (V5); a notice of the card says the same in words. */
export function ToldBar({ told, needed }: ToldBarProps) {
  const share = Math.min(1, told / needed);
  return (
    <div className={styles.track} aria-hidden="true">
      <span className={styles.part} style={{ inlineSize: `${100 * share}%` }} />
    </div>
  );
}
