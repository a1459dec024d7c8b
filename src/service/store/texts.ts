import type Database from 'libsql';

const utf8 = new TextDecoder('utf-8', { fatal: true });

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** A column's value as bytes; such as are no UTF-8 where it is bytes itself, which no column of ours is for. */
const bytesOf = (column: string) =>
  `case typeof(${column}) when 'blob' then x'ff' else cast(${column} as blob) end`;

function isLegible(database: Database.Database, table: string, columns: readonly string[]): boolean {
  const values = columns.map((column) => bytesOf(quoted(column))).join(', ');
  try {
    for (const row of database
      .prepare(`select ${values} from ${quoted(table)}`)
      .raw()
      .iterate())
      for (const bytes of Object.values(Object(row))) if (Buffer.isBuffer(bytes)) utf8.decode(bytes);
    return true;
  } catch (thrown) {
    if (thrown instanceof TypeError) return false;
    throw thrown;
  }
}

/**
 * Whether all that a database holds is text, numbers and nulls, and its text is UTF-8. SQLite does not ask, and the library
 * ends the process of whoever reads a text that is not.
 */
export function areTextsLegible(database: Database.Database): boolean {
  const namesOf = (sql: string) => database.prepare(sql).raw().all().flat().map(String);
  if (!isLegible(database, 'sqlite_master', ['name', 'tbl_name', 'sql'])) return false;
  return namesOf("select name from sqlite_master where type = 'table'").every((table) =>
    isLegible(database, table, namesOf(`select name from pragma_table_info('${table}')`)),
  );
}
