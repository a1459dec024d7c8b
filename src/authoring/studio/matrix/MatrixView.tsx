import { useMemo, useState } from 'react';
import type { Context } from '../../review/contexts.ts';
import type { Standing } from '../../review/matrix.ts';
import type { Project } from '../../review/project.ts';
import look from '../look.module.css';
import { Choose } from '../preview/ContextBar.tsx';
import { type Asker, useAnswer } from '../work/use-answer.ts';
import { type MatrixCell, MatrixTable } from './MatrixTable.tsx';
import styles from './MatrixView.module.css';
import { standings } from './standings.ts';

interface MatrixViewProps {
  readonly project: Project;
  readonly asker: Asker;
  /** Opens the preview of a context. */
  readonly onOpen: (context: Context) => void;
}

type Filter = Readonly<Record<string, string>>;

/** Every context in which an owner's wording shows, and what the drafts change in each. */
export function MatrixView({ project, asker, onOpen }: MatrixViewProps) {
  const { answer, isBehind, says } = useAnswer(asker, 'matrix', null);
  const [filter, setFilter] = useState<Filter>({});
  const [onlyTouched, setOnlyTouched] = useState(false);
  const all = answer?.deltas;
  const shown = useMemo(() => narrowed(all ?? [], filter, onlyTouched), [all, filter, onlyTouched]);
  if (answer === undefined)
    return (
      <p className={look.note} role="status">
        {says}
      </p>
    );
  return (
    <div className={styles.matrix}>
      <p className={styles.says} role="status">
        {answer.says}. {isBehind ? 'Looking again…' : saysStandings(answer.deltas)}
      </p>
      <fieldset className={`${look.row} ${styles.filters}`}>
        <legend className="visually-hidden">Filter</legend>
        {Object.entries(project.data.contexts?.dimensions ?? {}).map(([dimension, { says, values }]) => (
          <Choose
            key={dimension}
            label={says}
            value={filter[dimension] ?? ''}
            options={[
              ['', 'any'],
              ...Object.entries(values).map(([value, { says }]) => [value, says] as const),
            ]}
            onChoose={(value) => setFilter({ ...filter, [dimension]: value })}
          />
        ))}
        <label className={`${look.row} ${styles.only}`}>
          <input
            type="checkbox"
            checked={onlyTouched}
            onChange={({ target }) => setOnlyTouched(target.checked)}
          />
          Only what is not the same
        </label>
      </fieldset>
      <Legend />
      {shown.length === 0 ? (
        <p className={look.note}>
          {onlyTouched ? 'Every context is the same as before.' : 'No such context.'}
        </p>
      ) : (
        <MatrixTable contexts={project.data.contexts} deltas={shown} onOpen={onOpen} />
      )}
    </div>
  );
}

function Legend() {
  return (
    <ul className={`${look.row} ${styles.legend}`} aria-label="Legend">
      {Object.entries(standings).map(([standing, { mark, says, tone }]) => (
        <li key={standing}>
          <span className={styles.mark} data-tone={tone} aria-hidden="true">
            {mark}
          </span>
          {says}
        </li>
      ))}
    </ul>
  );
}

function narrowed(
  deltas: readonly MatrixCell[],
  filter: Filter,
  onlyTouched: boolean,
): readonly MatrixCell[] {
  const wanted = Object.entries(filter).filter(([, value]) => value !== '');
  return deltas.filter(
    ({ context, standing }) =>
      wanted.every(([dimension, value]) => context.choices[dimension] === value) &&
      !(onlyTouched && standing === 'same'),
  );
}

/** How many contexts stand how, the same ones last. */
function saysStandings(deltas: readonly MatrixCell[]): string {
  const counts = new Map<Standing, number>();
  for (const { standing } of deltas) counts.set(standing, (counts.get(standing) ?? 0) + 1);
  const touched = [...counts].filter(([standing]) => standing !== 'same');
  if (touched.length === 0) return 'The drafts change none of them.';
  return `The drafts: ${touched.map(([standing, count]) => `${count} ${standings[standing].says.toLowerCase()}`).join(', ')}.`;
}
