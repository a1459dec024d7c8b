import styles from './Results.module.css';
import { say } from './words.ts';

/** The shape of the page while its deals are on their way. */
export function Skeletons() {
  return (
    <div className={styles.list} aria-busy="true">
      <p className="visually-hidden" role="status" tabIndex={-1}>
        {say('finding')}
      </p>
      <div className={styles.list} aria-hidden="true">
        <div className={styles.skeletonBest} />
        <div className={styles.skeletonLine} />
        {['one', 'two', 'three', 'four'].map((name) => (
          <div key={name} className={styles.skeleton} />
        ))}
      </div>
    </div>
  );
}
