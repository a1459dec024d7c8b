import { nounsOf } from '../../checker/owners.ts';
import { ownersOf } from '../../review/contexts.ts';
import type { Project } from '../../review/project.ts';
import look from '../look.module.css';
import { choose } from '../state/changes.ts';
import type { Choice } from '../state/choice.ts';
import { filesByLink, useWorkspace, type WorkspaceStore } from '../state/workspace.ts';
import styles from './ContextBar.module.css';
import { languagesOf } from './in-language.ts';
import { chosenContext } from './staging.ts';

/** Where the questions of this bar are written. */
const contextsFile = 'schemas/contexts.json';

interface ContextBarProps {
  readonly store: WorkspaceStore;
  readonly project: Project;
}

/** Whose customer is looked at, in which situation, in which brand. */
export function ContextBar({ store, project }: ContextBarProps) {
  const choice = useWorkspace(store, (now) => now.choice);
  const context = chosenContext(project, choice);
  const { contexts, brands, settings } = project.data;
  const isByLink = useWorkspace(store, (now) => filesByLink(now).includes(contextsFile));
  const languages = languagesOf(project);
  const take = (part: Partial<Choice>) => choose(store, part);
  return (
    <fieldset className={styles.bar}>
      <legend className="visually-hidden">Situation</legend>
      <Choose
        label={nounsOf(project.trade).One}
        value={context?.owner.variant ?? ''}
        options={ownersOf(project).map(({ variant, name }) => [variant, name])}
        onChoose={(variant) => take({ variant })}
      />
      {Object.entries(contexts?.dimensions ?? {}).map(([dimension, { says, values }]) => (
        <Choose
          key={dimension}
          label={isByLink ? `By the link: “${says}”` : says}
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
      {languages.length > 0 && (
        <Choose
          label="Language"
          value={choice.language}
          options={[['', 'As written'], ...languages.map(({ name, said }) => [name, said] as const)]}
          onChoose={(language) => take({ language })}
        />
      )}
    </fieldset>
  );
}

interface ChooseProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, name: string])[];
  readonly onChoose: (value: Value) => void;
}

/** A choice among a few, with its name above it. */
export function Choose<Value extends string>({ label, value, options, onChoose }: ChooseProps<Value>) {
  return (
    <label className={styles.choose}>
      <span className={look.small}>{label}</span>
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
