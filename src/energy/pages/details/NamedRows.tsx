interface NamedRowsProps {
  /** Each row's name and what stands beside it, in order; names are unique. */
  readonly rows: readonly (readonly [name: string, value: string])[];
}

/** The rows of a table of two columns: a name, and what belongs to it. */
export function NamedRows({ rows }: NamedRowsProps) {
  return (
    <tbody>
      {rows.map(([name, value]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  );
}
