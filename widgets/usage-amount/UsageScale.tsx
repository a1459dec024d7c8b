import { inWholes } from '../../src/words/counted.ts';
import { classNames } from '../class-names.ts';
import { say } from '../say.ts';
import { type Averages, comparison, place } from './scale.ts';
import styles from './UsageAmount.module.css';

interface UsageScaleProps {
  readonly id: string;
  /** The amount for a year; undefined where there is none to compare. */
  readonly amount: number | undefined;
  /** Nothing is typed yet. */
  readonly isEmpty: boolean;
  readonly averages: Averages;
  readonly unit: string;
  readonly label: string;
  readonly source: string | undefined;
}

/** The low, medium, high scale with its marker (V3); the words below say all that the drawing shows. */
export function UsageScale({ id, amount, isEmpty, averages, unit, label, source }: UsageScaleProps) {
  const at = amount === undefined ? undefined : place(amount, averages);
  return (
    <figure className={styles.scale} aria-labelledby={`${id}-scale`}>
      <figcaption id={`${id}-scale`} className="quiet">
        {label}
      </figcaption>
      <svg className={styles.drawing} width="100%" height="32" aria-hidden="true">
        <rect className={styles.track} x="0" y="14" width="100%" height="8" rx="4" />
        {at !== undefined && <rect className={styles.fill} x="0" y="14" width={`${at}%`} height="8" rx="4" />}
        {['16.67%', '50%', '83.33%'].map((x) => (
          <circle key={x} className={styles.stop} cx={x} cy="18" r="2" />
        ))}
        {at !== undefined && (
          // A pointer over the bar: a knob on it would look as if it could be drawn along.
          <svg
            aria-hidden="true"
            className={styles.marker}
            x={`${Math.min(Math.max(at, 2), 98)}%`}
            overflow="visible"
          >
            <path d="M-6 2h12l-6 9z" />
          </svg>
        )}
      </svg>
      <dl className={styles.averages}>
        <Average name={say('low')} amount={averages.low} unit={unit} />
        <Average name={say('medium')} amount={averages.medium} unit={unit} />
        <Average name={say('high')} amount={averages.high} unit={unit} />
      </dl>
      {amount !== undefined && (
        <p className={styles.sentence}>{say('usage-is', comparison(amount, averages))}</p>
      )}
      {isEmpty && <p className={classNames(styles.sentence, styles.waiting)}>{say('type-usage')}</p>}
      {source && <p className="quiet">{source}</p>}
    </figure>
  );
}

function Average({
  name,
  amount,
  unit,
}: {
  readonly name: string;
  readonly amount: number;
  readonly unit: string;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {inWholes(amount)} {unit}
      </dd>
    </div>
  );
}
