import { suppliersOf } from '../../review/contexts.ts';
import type { Project } from '../../review/project.ts';
import { choose } from '../state/changes.ts';
import { type Choice, colourings, schemes, textSizes, widths } from '../state/choice.ts';
import { useWorkspace, type WorkspaceStore } from '../state/workspace.ts';
import { chosenContext } from './staging.ts';
import styles from './ContextBar.module.css';

interface ContextBarProps {
  readonly store: WorkspaceStore;
  readonly project: Project;
}

/** Whose customer is looked at, in which situation, in which brand. */
export function ContextBar({ store, project }: ContextBarProps) {
  const choice = useWorkspace(store, (now) => now.choice);
  const context = chosenContext(project, choice);
  const { contexts, brands, settings } = project.data;
  const take = (part: Partial<Choice>) => choose(store, part);
  return (
    <div className={styles.bar} role="group" aria-label="Situation">
      <Choose
        label="Supplier"
        value={context?.supplier.variant ?? ''}
        options={suppliersOf(project).map(({ variant, name }) => [variant, name])}
        onChoose={(variant) => take({ variant })}
      />
      {Object.entries(contexts?.dimensions ?? {}).map(([dimension, { says, values }]) => (
        <Choose
          key={dimension}
          label={says}
          value={context?.choices[dimension] ?? ''}
          options={Object.entries(values).map(([value, { says }]) => [value, says])}
          onChoose={(value) => take({ values: { ...choice.values, [dimension]: value } })}
        />
      ))}
      <Choose
        label="Brand"
        value={choice.brand === '' ? (settings.brand ?? '') : choice.brand}
        options={Object.entries(brands).map(([brand, { name }]) => [brand, String(name ?? brand)])}
        onChoose={(brand) => take({ brand })}
      />
    </div>
  );
}

/** How the preview's window is: its width, its look, and what is filled in. */
export function WindowBar({ store }: { readonly store: WorkspaceStore }) {
  const choice = useWorkspace(store, (now) => now.choice);
  const take = (part: Partial<Choice>) => choose(store, part);
  return (
    <div className={styles.bar} role="group" aria-label="Window">
      <Choose
        label="Width"
        value={choice.width}
        options={widths.map((width) => [width, width === 'free' ? 'as there is room' : `${width} px`])}
        onChoose={(width) => take({ width })}
      />
      <Choose
        label="Scheme"
        value={choice.scheme}
        options={schemes.map((scheme) => [scheme, scheme])}
        onChoose={(scheme) => take({ scheme })}
      />
      <Choose
        label="Text"
        value={choice.text}
        options={textSizes.map((text) => [text, `${text}%`])}
        onChoose={(text) => take({ text })}
      />
      <Choose
        label="Colours"
        value={choice.colours}
        options={colourings.map((colours) => [colours, colours === 'brand' ? 'the brand’s' : 'the system’s'])}
        onChoose={(colours) => take({ colours })}
      />
      <Tick label="Show all errors" isOn={choice.errors} onTick={(errors) => take({ errors })} />
      <Tick label="Sample answers" isOn={choice.filled} onTick={(filled) => take({ filled })} />
    </div>
  );
}

interface ChooseProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, name: string])[];
  readonly onChoose: (value: Value) => void;
}

function Choose<Value extends string>({ label, value, options, onChoose }: ChooseProps<Value>) {
  return (
    <label className={styles.choose}>
      <span className={styles.label}>{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([option]) => option === target.value);
          if (chosen !== undefined) onChoose(chosen[0]);
        }}
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface TickProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onTick: (isOn: boolean) => void;
}

function Tick({ label, isOn, onTick }: TickProps) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onTick(target.checked)} />
      {label}
    </label>
  );
}
