import type { Check } from './checks.ts';

/** The value is a day that exists, as YYYY-MM-DD. */
export const realDate: Check = (value) => {
  const parts = typeof value === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) : null;
  if (parts === null) return false;
  const [year, month, day] = parts.slice(1).map(Number);
  return day !== undefined && day >= 1 && day <= daysIn(year ?? 0, month ?? 0);
};

function daysIn(year: number, month: number): number {
  if (month < 1 || month > 12) return 0;
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
