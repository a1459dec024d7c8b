import { WithDays } from '../../../../widgets/wording/WithDays.tsx';
import styles from './Picture.module.css';
import { sayProjections } from './words.ts';

interface AsTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  /** Each row begins with its heading, which no other row has. */
  readonly rows: readonly (readonly string[])[];
}

/** What a picture shows, as a table on request. */
export function AsTable({ caption, head, rows }: AsTableProps) {
  return (
    <details>
      <summary className="disclosure">
        {sayProjections('as-table')}
        <span className="visually-hidden">: {caption}</span>
      </summary>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">
                <WithDays text={name} />
              </th>
              {cells.map((cell, column) => (
                <td key={head[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
