import type { LogEntry } from '../checker/wording-log.ts';
import type { Sheet, SheetRow } from './sheet.ts';

/**
 * A sheet with when and why each sentence became what it is. Nothing is said of one that the studio did not write, or
 * that was reworded elsewhere since: the log is asked for this very wording at this very place.
 */
export function withLastChanges(sheet: Sheet, log: readonly LogEntry[]): Sheet {
  const rows = sheet.rows.map((row) => {
    const last = log.findLast(({ files }) => files.some((file) => isOf(row, file)));
    return last === undefined ? row : { ...row, changed: { at: last.at, reason: last.reason } };
  });
  return { ...sheet, rows };
}

function isOf({ origins, hash }: SheetRow, { file, wording }: LogEntry['files'][number]): boolean {
  const [nearest] = origins;
  return nearest?.file === file && wording[nearest.path.join('.')] === hash;
}

/** `10 March 2026: Says it better`; empty where nothing is known. */
export function saysChange({ changed }: SheetRow): string {
  if (changed === undefined) return '';
  const day = new Date(changed.at).toLocaleDateString('en-GB', {
    dateStyle: 'long',
    timeZone: 'Europe/London',
  });
  return `${day}: ${changed.reason}`;
}
