import styles from './Layout.module.css';
import type { SamplePostcode } from './settings.ts';

/** While the page talks to the demonstration service: postcodes that show each path of the journey. */
export function TryPostcodes({ samples }: { readonly samples: readonly SamplePostcode[] }) {
  if (samples.length === 0) return null;
  return (
    <details className={styles.box}>
      <summary>Postcodes to try</summary>
      <p>This is a demonstration with made-up homes.</p>
      <dl className={styles.samples}>
        {samples.map(({ postcode, says }) => (
          <div key={postcode}>
            <dt>{postcode}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
