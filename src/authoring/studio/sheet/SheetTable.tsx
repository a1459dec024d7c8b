import { Fragment } from 'react';
import { saysChange } from '../../review/last-change.ts';
import { saysLaw } from '../../review/law.ts';
import type { Project } from '../../review/project.ts';
import { saysPlace } from '../../review/provenance.ts';
import type { SheetRow } from '../../review/sheet.ts';
import look from '../look.module.css';
import { goToOrigin } from '../preview/lines.ts';
import type { WorkspaceStore } from '../state/workspace.ts';
import styles from './SheetView.module.css';

interface SheetTableProps {
  readonly store: WorkspaceStore;
  readonly project: Project;
  readonly rows: readonly SheetRow[];
}

/** A row for each sentence: when it shows, what is asked with it, where it is written with the hash of the wording, its last change, and a box to sign. */
export function SheetTable({ store, project, rows }: SheetTableProps) {
  return (
    <section className={styles.scroll} aria-label="Sentences">
      <table className={styles.table}>
        <caption className="visually-hidden">Every sentence, in the order of the screen</caption>
        <colgroup>
          <col className={styles.wide} />
          <col />
          <col className={styles.wide} />
          <col className={styles.source} />
          <col className={styles.narrow} />
        </colgroup>
        <thead>
          <tr>
            {['Sentence', 'Shown', 'Question and law', 'Written in, last change', 'Signed'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={`${row.item} ${row.part} ${row.hash}`} store={store} project={project} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps extends Omit<SheetTableProps, 'rows'> {
  readonly row: SheetRow;
}

function Row({ store, project, row }: RowProps) {
  const { text, shown, name, field, required, preset, law, origins, hash, signed } = row;
  return (
    <tr>
      <td className={styles.text}>{text}</td>
      <td data-head="Shown">{shown}</td>
      <td>
        {field !== undefined && (
          <>
            <span>
              Question: <b>{name}</b>
            </span>
            <span className={look.small}>{field}</span>
            {required !== '' && <span>required: {required}</span>}
            {preset !== '' && <span>preset: {preset}</span>}
          </>
        )}
        {law.length > 0 && <span>The law on “{name}”:</span>}
        {law.map((one) => (
          <span key={one.name}>{saysLaw(one)}</span>
        ))}
      </td>
      <td className={styles.from}>
        {origins.slice(0, 1).map((origin) => (
          <button
            key={saysPlace(origin)}
            type="button"
            className={`${look.place} ${styles.place}`}
            onClick={() => goToOrigin(store, project, origin)}
          >
            <Broken words={saysPlace(origin)} />
          </button>
        ))}
        <span className={styles.hash}>{hash}</span>
        {row.changed !== undefined && <span>{saysChange(row)}</span>}
      </td>
      <td className={styles.box}>
        {signed === undefined ? <span aria-hidden="true" /> : `${signed.by}, ${signed.on}`}
      </td>
    </tr>
  );
}

/** A path that may break after each of its folders. */
function Broken({ words }: { readonly words: string }) {
  const parts = words.split(/(?<=\/)/);
  return parts.map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));
}
