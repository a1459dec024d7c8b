import { type KeyboardEvent, memo, useMemo, useRef, useState } from 'react';
import { trade } from '../../../trade.ts';
import { type Context, saysChoices } from '../../review/contexts.ts';
import type { Delta } from '../../review/matrix.ts';
import type { Project } from '../../review/project.ts';
import styles from './MatrixView.module.css';
import { standings } from './standings.ts';
import { useInSlices } from './use-in-slices.ts';

/** A context and how it stands to what is saved. */
export type MatrixCell = Pick<Delta, 'context' | 'standing'>;

type Owner = Context['owner'];

/** A situation: of each owner how it stands there, undefined where it has no such context. */
interface MatrixRow {
  readonly key: string;
  readonly situation: string;
  readonly cells: readonly (readonly [variant: string, cell: MatrixCell | undefined])[];
}

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

/** A row for each situation and a column for each owner. The arrow keys move; one cell at a time is a tab stop. */
export const MatrixTable = memo(function MatrixTable({ contexts, deltas, onOpen }: MatrixTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState({ row: 0, column: 0 });
  const owners = useMemo(() => ownersIn(deltas), [deltas]);
  const rows = useMemo(() => rowsOf(deltas, owners, contexts), [deltas, owners, contexts]);
  const drawn = useInSlices(rows);
  const stop = { row: Math.min(at.row, drawn.length - 1), column: Math.min(at.column, owners.length - 1) };

  function move(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const row = Math.max(0, Math.min(drawn.length - 1, stop.row + step[0]));
    const column = Math.max(0, Math.min(owners.length - 1, stop.column + step[1]));
    setAt({ row, column });
    table.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus();
  }

  return (
    <section className={styles.scroll} aria-label="Contexts">
      <table ref={table} className={styles.table} onKeyDown={move}>
        <caption className="visually-hidden">
          Contexts: a row for each situation, a column for each {trade.words.owners.one}
        </caption>
        <thead>
          <tr>
            <th scope="col">Situation</th>
            {owners.map(({ variant, name }) => (
              <th key={variant} scope="col" className={styles.owner}>
                <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {drawn.map((row, index) => (
            <Row
              key={row.key}
              row={row}
              index={index}
              stop={index === stop.row ? stop.column : undefined}
              onStop={setAt}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
});

interface RowProps extends Pick<MatrixTableProps, 'onOpen'> {
  readonly row: MatrixRow;
  readonly index: number;
  /** The column of this row that is the tab stop, if it has that. */
  readonly stop: number | undefined;
  readonly onStop: (at: { readonly row: number; readonly column: number }) => void;
}

const Row = memo(function Row({ row: { situation, cells }, index, stop, onStop, onOpen }: RowProps) {
  return (
    <tr>
      <th scope="row">{situation}</th>
      {cells.map(([variant, cell], column) => {
        if (cell === undefined) return <td key={variant} />;
        const { context, standing } = cell;
        const { mark, says, tone } = standings[standing];
        return (
          <td key={variant}>
            <button
              type="button"
              className={styles.mark}
              data-tone={tone}
              data-cell={`${index} ${column}`}
              tabIndex={column === stop ? 0 : -1}
              aria-label={`${context.owner.name}, ${situation}: ${says}`}
              onClick={() => {
                onStop({ row: index, column });
                onOpen(context);
              }}
            >
              {mark}
            </button>
          </td>
        );
      })}
    </tr>
  );
});

function ownersIn(deltas: readonly MatrixCell[]): readonly Owner[] {
  return [...new Map(deltas.map(({ context }) => [context.owner.variant, context.owner])).values()];
}

/** The contexts of each situation, in the order of the situations. */
function rowsOf(
  deltas: readonly MatrixCell[],
  owners: readonly Owner[],
  contexts: Project['data']['contexts'],
): readonly MatrixRow[] {
  const rows = new Map<string, Map<string, MatrixCell>>();
  for (const delta of deltas) {
    const { choices, owner } = delta.context;
    const key = JSON.stringify(choices);
    const row = rows.get(key) ?? new Map<string, MatrixCell>();
    rows.set(key, row.set(owner.variant, delta));
  }
  return [...rows].map(([key, row]) => {
    const [cell] = row.values();
    return {
      key,
      situation: saysChoices({ data: { contexts } }, cell?.context.choices ?? {}),
      cells: owners.map(({ variant }) => [variant, row.get(variant)] as const),
    };
  });
}
