import { choose } from '../state/changes.ts';
import { type Choice, widths } from '../state/choice.ts';
import { useWorkspace, type WorkspaceStore } from '../state/workspace.ts';
import styles from './ContextBar.module.css';
import { Choose } from './ContextBar.tsx';

interface WindowBarProps {
  readonly store: WorkspaceStore;
  /** A click in the preview picks a sentence; otherwise it uses the form. */
  readonly points: boolean;
  readonly onPoints: (points: boolean) => void;
}

/** How the preview's window is: its width, its look, what is filled in, and what a click does. */
export function WindowBar({ store, points, onPoints }: WindowBarProps) {
  const { width, scheme, direction, text, colours, errors, filled } = useWorkspace(
    store,
    (now) => now.choice,
  );
  const take = (part: Partial<Choice>) => choose(store, part);
  return (
    <fieldset className={styles.bar}>
      <legend className="visually-hidden">Window</legend>
      <Choose
        label="Width"
        value={width}
        options={widths.map((one) => [one, one === 'free' ? 'Full width' : `${one} px`])}
        onChoose={(width) => take({ width })}
      />
      <div className={styles.switches}>
        <Switch says="Point at sentences" isOn={points} onTurn={onPoints} />
        <Switch says="All errors" isOn={errors} onTurn={(errors) => take({ errors })} />
        <Switch says="Sample answers" isOn={filled} onTurn={(filled) => take({ filled })} />
        <Switch
          says="Dark"
          isOn={scheme === 'dark'}
          onTurn={(on) => take({ scheme: on ? 'dark' : 'light' })}
        />
        <Switch
          says="Right to left"
          isOn={direction === 'rtl'}
          onTurn={(on) => take({ direction: on ? 'rtl' : 'ltr' })}
        />
        <Switch says="Text 200%" isOn={text === '200'} onTurn={(on) => take({ text: on ? '200' : '100' })} />
        <Switch
          says="System colours"
          isOn={colours === 'system'}
          onTurn={(on) => take({ colours: on ? 'system' : 'brand' })}
        />
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  readonly says: string;
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
}

function Switch({ says, isOn, onTurn }: SwitchProps) {
  return (
    <button type="button" className={styles.switch} aria-pressed={isOn} onClick={() => onTurn(!isOn)}>
      {says}
    </button>
  );
}
