import look from '../look.module.css';
import { OneStop } from '../place/OneStop.tsx';
import { choose } from '../state/changes.ts';
import { beginning, type Choice, widths } from '../state/choice.ts';
import { useWorkspace, type WorkspaceStore } from '../state/workspace.ts';
import styles from './ContextBar.module.css';
import { Choose } from './ContextBar.tsx';

interface WindowBarProps {
  readonly store: WorkspaceStore;
  /** A click in the preview picks a sentence; otherwise it uses the form. */
  readonly points: boolean;
  readonly onPoints: (points: boolean) => void;
}

/** What may be otherwise than before anybody chose: what it is called, and how it then is. */
const toggles: readonly (readonly [says: string, key: keyof Choice, on: string | boolean])[] = [
  ['All errors', 'errors', true],
  ['Sample answers', 'filled', true],
  ['Dark', 'scheme', 'dark'],
  ['Right to left', 'direction', 'rtl'],
  ['Text 200%', 'text', '200'],
  ['System colours', 'colours', 'system'],
];

const saysWidth = (width: Choice['width']) => (width === 'free' ? 'Full width' : `${width} px`);

/** How the preview's window is: what a click does; folded, for the preview's sake, its width, its look and what is filled in. */
export function WindowBar({ store, points, onPoints }: WindowBarProps) {
  const choice = useWorkspace(store, (now) => now.choice);
  const told = toggles.flatMap(([says, key, on]) => (choice[key] === on ? says : []));
  return (
    <fieldset className={styles.bar}>
      <legend className="visually-hidden">Window</legend>
      <div className={styles.window}>
        <details>
          <summary>Window: {[saysWidth(choice.width), ...told].join(', ')}</summary>
          <div className={look.row}>
            <Choose
              label="Width"
              value={choice.width}
              options={widths.map((one) => [one, saysWidth(one)])}
              onChoose={(width) => choose(store, { width })}
            />
            <OneStop label="Window" className={look.row}>
              {toggles.map(([says, key, on]) => {
                const isOn = choice[key] === on;
                const turned = { [key]: isOn ? beginning[key] : on };
                return <Toggle key={key} says={says} isOn={isOn} onTurn={() => choose(store, turned)} />;
              })}
            </OneStop>
          </div>
        </details>
        <Toggle says="Point at sentences" isOn={points} onTurn={() => onPoints(!points)} />
      </div>
    </fieldset>
  );
}

interface ToggleProps {
  readonly says: string;
  readonly isOn: boolean;
  readonly onTurn: () => void;
}

function Toggle({ says, isOn, onTurn }: ToggleProps) {
  return (
    <button type="button" className={styles.toggle} aria-pressed={isOn} onClick={onTurn}>
      {says}
    </button>
  );
}
