import { classNames } from '../../widgets/class-names.ts';
import { say } from '../energy/pages/frame-words.ts';
import styles from './Layout.module.css';
import type { SamplePostcode } from './settings.ts';

/** While the page talks to the demonstration service: postcodes that show each path of the journey. */
export function TryPostcodes({ samples }: { readonly samples: readonly SamplePostcode[] }) {
  if (samples.length === 0) return null;
  return (
    <details className={styles.box}>
      <summary className={classNames('disclosure', styles.more)}>{say('samples')}</summary>
      <p className={styles.note}>{say('samples-note')}</p>
      <dl className={styles.samples}>
        {samples.map(({ postcode, says }) => (
          <div key={postcode} className={styles.sample}>
            <dt>{postcode}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
