import styles from './Showcase.module.css';
import { type View, viewChoices } from './view.ts';

interface SwitchesProps {
  readonly view: View;
  readonly onView: (view: View) => void;
}

/** The switches of the view, one group for each part. */
export function Switches({ view, onView }: SwitchesProps) {
  return (
    <div className={styles.switches}>
      <Switch part="scheme" view={view} onView={onView} />
      <Switch part="brand" view={view} onView={onView} />
      <Switch part="width" view={view} onView={onView} />
      <Switch part="text" view={view} onView={onView} />
    </div>
  );
}

function Switch<Part extends keyof View>({ part, view, onView }: SwitchesProps & { readonly part: Part }) {
  const { label, choices } = viewChoices[part];
  return (
    <fieldset className={styles.switch}>
      <legend>{label}</legend>
      {choices.map(([value, name]) => (
        <label key={name}>
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
  );
}
