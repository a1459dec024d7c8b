import Check from 'lucide-react/icons/check';
import { sayAround as say } from '../energy/pages/frame-words.ts';
import styles from './Layout.module.css';

/** The four steps of the whole journey (Q1.01). */
const namesOfSteps = () => [say('energy-now'), say('new-deal'), say('sign-up'), say('complete')];

interface StepsProps {
  /** 1 to 4. */
  readonly current: number;
  /** What the page is about: a step of that name is not named twice, one below the other. */
  readonly title: string;
}

/** Where the person is; on a phone as one line. */
export function Steps({ current, title }: StepsProps) {
  const steps = namesOfSteps();
  const name = steps[current - 1] ?? '';
  return (
    <nav className={styles.steps} aria-label={say('steps')}>
      <p className={styles.stepLine} aria-hidden="true">
        {say('step', { number: current, count: steps.length })} {name !== title && <strong>{name}</strong>}
      </p>
      <ol className={styles.stepList}>
        {steps.map((name, index) => (
          <li
            key={name}
            className={styles.step}
            data-done={index + 1 < current}
            aria-current={index + 1 === current ? 'step' : undefined}
          >
            <span className={styles.stepMark} aria-hidden="true">
              {index + 1 < current ? <Check size={16} /> : index + 1}
            </span>
            {name}
          </li>
        ))}
      </ol>
    </nav>
  );
}
