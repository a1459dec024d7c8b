import { Button } from '../../../../widgets/button/Button.tsx';
import type { Project } from '../../review/project.ts';
import look from '../look.module.css';
import { Place } from '../place/Place.tsx';
import type { WorkspaceStore } from '../state/workspace.ts';
import styles from './Inspector.module.css';
import type { Translation } from './in-language.ts';
import { goToTranslation } from './lines.ts';
import type { StagedLine } from './staging.ts';

interface TranslatedProps {
  readonly store: WorkspaceStore;
  readonly project: Project;
  readonly line: StagedLine;
  readonly translation: Translation;
}

/** Where a sentence stands in the language that is chosen, beside the text that it translates; or the way to translate it. */
export function Translated({ store, project, line, translation }: TranslatedProps) {
  const { place, said, source } = translation;
  const [origin] = line.origins;
  const original = origin && <Place store={store} project={project} place={origin} />;
  if (place === undefined)
    return (
      <>
        <p className={styles.origins}>
          Not in {said} yet: people see the words of {original}
        </p>
        <p className={look.row}>
          <Button onClick={() => goToTranslation(store, translation)}>Say it in {said}</Button>
        </p>
      </>
    );
  return (
    <ol className={styles.origins} aria-label="Written in">
      <li>
        <Place store={store} project={project} place={place} /> holds, in {said}
      </li>
      <li>
        It translates “{source}” of {original}
      </li>
    </ol>
  );
}
