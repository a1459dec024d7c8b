/**
 * Days as YYYY-MM-DD around the boundaries that checks of days know: today and the days beside it, and of each number
 * of years ago the same; a day long ago and one far ahead; and one that does not exist.
 */
export function days(today: string, years: readonly number[]): readonly string[] {
  const [year = '', ...rest] = today.split('-');
  const back = years.map((count) => [String(Number(year) - count).padStart(4, '0'), ...rest].join('-'));
  const shown = [today, ...back].flatMap((day) => [day, shifted(day, 1), shifted(day, -1)]);
  return ['1980-06-15', shifted(today, 365), ...shown, '2026-02-30', 'a'];
}

function shifted(day: string, by: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + by);
  return date.toISOString().slice(0, 10);
}
