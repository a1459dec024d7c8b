import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { type Context, saysChoices } from '../../review/contexts.ts';
import type { Delta } from '../../review/matrix.ts';
import type { Project } from '../../review/project.ts';
import styles from './MatrixView.module.css';
import { standings } from './standings.ts';

/** A context and how it stands to what is saved. */
export type MatrixCell = Pick<Delta, 'context' | 'standing'>;

interface MatrixTableProps {
  /** The words for situations. Not the whole project: that is another one after each keystroke. */
  readonly contexts: Project['data']['contexts'];
  readonly deltas: readonly MatrixCell[];
  readonly onOpen: (context: Context) => void;
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** A row for each situation and a column for each supplier. The arrow keys move; one cell at a time is a tab stop. */
export const MatrixTable = memo(function MatrixTable({ contexts, deltas, onOpen }: MatrixTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState({ row: 0, column: 0 });
  const suppliers = [
    ...new Map(deltas.map(({ context }) => [context.supplier.variant, context.supplier])).values(),
  ];
  const rows = rowsOf(deltas);
  const stop = { row: Math.min(at.row, rows.length - 1), column: Math.min(at.column, suppliers.length - 1) };

  function move(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const row = Math.max(0, Math.min(rows.length - 1, stop.row + step[0]));
    const column = Math.max(0, Math.min(suppliers.length - 1, stop.column + step[1]));
    setAt({ row, column });
    table.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus();
  }

  return (
    <section className={styles.scroll} aria-label="Contexts">
      <table ref={table} className={styles.table} onKeyDown={move}>
        <caption className="visually-hidden">
          Contexts: a row for each situation, a column for each supplier
        </caption>
        <thead>
          <tr>
            <th scope="col">Situation</th>
            {suppliers.map(({ variant, name }) => (
              <th key={variant} scope="col" className={styles.supplier}>
                <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => {
            const choices = row[0]?.context.choices ?? {};
            const situation = saysChoices({ data: { contexts } }, choices);
            return (
              <tr key={JSON.stringify(choices)}>
                <th scope="row">{situation}</th>
                {suppliers.map(({ variant, name }, columnIndex) => {
                  const delta = row.find(({ context }) => context.supplier.variant === variant);
                  if (delta === undefined) return <td key={variant} />;
                  const { mark, says } = standings[delta.standing];
                  return (
                    <td key={variant}>
                      <button
                        type="button"
                        className={styles.mark}
                        data-standing={delta.standing}
                        data-cell={`${rowIndex} ${columnIndex}`}
                        tabIndex={rowIndex === stop.row && columnIndex === stop.column ? 0 : -1}
                        aria-label={`${name}, ${situation}: ${says}`}
                        onClick={() => {
                          setAt({ row: rowIndex, column: columnIndex });
                          onOpen(delta.context);
                        }}
                      >
                        {mark}
                      </button>
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
});

/** The contexts of each situation, in the order of the situations. */
function rowsOf(deltas: readonly MatrixCell[]): readonly (readonly MatrixCell[])[] {
  const rows = new Map<string, MatrixCell[]>();
  for (const delta of deltas) {
    const key = JSON.stringify(delta.context.choices);
    rows.set(key, [...(rows.get(key) ?? []), delta]);
  }
  return [...rows.values()];
}
