import styles from './ErrorPage.module.css';

/** A plug that has come out of its socket: the drawing of the error page; it says nothing that the words do not. */
export function Unplugged() {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 96" aria-hidden="true">
      <path className={styles.cable} d="M0 48h52" />
      <rect className={styles.part} x="52" y="28" width="44" height="40" rx="8" />
      <path className={styles.pin} d="M96 40h14M96 56h14" />
      <path className={styles.spark} d="m121 32 3-9M119 48h10M121 64l3 9" />
      <rect className={styles.part} x="144" y="24" width="48" height="48" rx="10" />
      <path className={styles.hole} d="M152 40h10M152 56h10" />
      <path className={styles.cable} d="M192 48h48" />
    </svg>
  );
}
