import type { Project } from '../../review/project.ts';
import { saysPlace } from '../../review/provenance.ts';
import type { SheetRow } from '../../review/sheet.ts';
import { goToOrigin } from '../preview/lines.ts';
import type { WorkspaceStore } from '../state/workspace.ts';
import styles from './SheetView.module.css';

interface SheetTableProps {
  readonly store: WorkspaceStore;
  readonly project: Project;
  readonly rows: readonly SheetRow[];
}

/** A row for each sentence: when it shows, what is asked with it, where it is written with the hash of the wording, and a box to sign. */
export function SheetTable({ store, project, rows }: SheetTableProps) {
  return (
    <section className={styles.scroll} aria-label="Sentences">
      <table className={styles.table}>
        <caption className="visually-hidden">Every sentence, in the order of the screen</caption>
        <colgroup>
          <col className={styles.wide} />
          <col />
          <col />
          <col />
          <col className={styles.narrow} />
        </colgroup>
        <thead>
          <tr>
            {['Sentence', 'Shown', 'Answer', 'Written in', 'Signed'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ item, part, text, shown, field, required, preset, origins, hash }) => (
            <tr key={`${item} ${part} ${hash}`}>
              <td className={styles.text}>{text}</td>
              <td>{shown}</td>
              <td>
                {field !== undefined && (
                  <>
                    <span className={styles.field}>{field}</span>
                    {required !== '' && <span>required: {required}</span>}
                    {preset !== '' && <span>preset: {preset}</span>}
                  </>
                )}
              </td>
              <td>
                {origins.slice(0, 1).map((origin) => (
                  <button
                    key={saysPlace(origin)}
                    type="button"
                    className={styles.place}
                    onClick={() => goToOrigin(store, project, origin)}
                  >
                    {saysPlace(origin)}
                  </button>
                ))}
                <span className={styles.hash}>{hash}</span>
              </td>
              <td className={styles.box}>
                <span aria-hidden="true" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
