import styles from './Showcase.module.css';
import { parts, toggles, type View } from './view.ts';

interface TogglesProps {
  readonly view: View;
  readonly onView: (view: View) => void;
}

/** The toggles of the view, one group for each part. */
export function Toggles({ view, onView }: TogglesProps) {
  return (
    <div className={styles.toggles}>
      {parts.map((part) => (
        <fieldset key={part} className={styles.toggle}>
          <legend>{toggles[part].label}</legend>
          {toggles[part].choices.map(([value, name]) => (
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
