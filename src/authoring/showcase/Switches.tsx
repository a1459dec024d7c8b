import styles from './Showcase.module.css';
import { parts, switches, type View } from './view.ts';

interface SwitchesProps {
  readonly view: View;
  readonly onView: (view: View) => void;
}

/** The switches of the view, one group for each part. */
export function Switches({ view, onView }: SwitchesProps) {
  return (
    <div className={styles.switches}>
      {parts.map((part) => (
        <fieldset key={part} className={styles.switch}>
          <legend>{switches[part].label}</legend>
          {switches[part].choices.map(([value, name]) => (
            <label key={value}>
              <input
                type="radio"
                name={part}
                checked={view[part] === value}
                onChange={() => onView({ ...view, [part]: value })}
              />
              {name}
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
