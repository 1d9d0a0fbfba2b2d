import { addDays } from '../days.ts';

/** The first day of a day's month. */
export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** The first day of a month so many months later, or before. */
export function monthsFrom(day: string, months: number): string {
  const [year, month] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** The days of the weeks that a month lies in, from Monday on. */
export function weeksOf(month: string): string[] {
  const before = (new Date(`${month}T00:00:00Z`).getUTCDay() + 6) % 7;
  const next = monthsFrom(month, 1);
  const length = (Date.parse(next) - Date.parse(month)) / (24 * 60 * 60 * 1000);
  const count = Math.ceil((before + length) / 7) * 7;
  return Array.from({ length: count }, (_, index) => addDays(month, index - before));
}
