/** A moment as clocks in the United Kingdom show it. */
export interface UkTime {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Hour of the day, 0 to 23. */
  readonly hour: number;
}

const hours = 3_600_000;

/** When clocks change in a month of a year: its last Sunday, 1 am by Greenwich (the Summer Time Order 2002). */
function changeIn(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month, 0, 1));
  return +lastDay - lastDay.getUTCDay() * 24 * hours;
}

/**
 * A moment in the United Kingdom. Reckoned here: to make the browser's own calendar of a time zone costs a slow phone more
 * than all else that the first page starts with. A test holds both to be the same. Throws a RangeError for no moment.
 */
export function ukTimeAt(moment: Date | number): UkTime {
  const year = new Date(moment).getUTCFullYear();
  const isSummer = +moment >= changeIn(year, 3) && +moment < changeIn(year, 10);
  const shown = new Date(+moment + (isSummer ? hours : 0)).toISOString();
  return { day: shown.slice(0, 10), hour: Number(shown.slice(11, 13)) };
}
