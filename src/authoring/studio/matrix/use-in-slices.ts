import { useEffect, useState } from 'react';

/** So many rows are drawn in one frame: fewer would cost more in all, for every frame paints the page. */
const slice = 16;

interface Keyed {
  readonly key: string;
}

/**
 * Rows that come a slice at a frame, the first ones at once. Where other rows with the same keys stood before, each of
 * those stays until its turn.
 */
export function useInSlices<Row extends Keyed>(rows: readonly Row[]): readonly Row[] {
  const [drawn, setDrawn] = useState<readonly Row[]>(() => rows.slice(0, slice));
  useEffect(() => {
    let at = 0;
    const draw = () => {
      at += slice;
      setDrawn((before) => [...rows.slice(0, at), ...(isSameTable(before, rows) ? before.slice(at) : [])]);
      if (at < rows.length) frame = requestAnimationFrame(draw);
    };
    let frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [rows]);
  return drawn;
}

function isSameTable(before: readonly Keyed[], rows: readonly Keyed[]): boolean {
  return before.length === rows.length && before.every(({ key }, index) => key === rows[index]?.key);
}
