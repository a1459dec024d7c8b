import styles from './Pages.module.css';

/** A text in which no day (DD-MM-YYYY, Q9.12) breaks across two lines. */
export function WithDays({ text }: { readonly text: string }) {
  const [before = '', day, ...after] = text.split(/(\d\d-\d\d-\d{4})/);
  if (day === undefined) return before;
  return (
    <>
      {before}
      <span className={styles.day}>{day}</span>
      <WithDays text={after.join('')} />
    </>
  );
}
