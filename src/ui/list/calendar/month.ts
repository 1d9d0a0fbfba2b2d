import type { Weekday } from '../../../locale/locale.ts';
import { addDays, weekOf } from '../../../lists/days.ts';

/** The first day of a day's month. */
export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** The first day of a month so many months later, or before. */
export function monthsFrom(day: string, months: number): string {
  const [year, month] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** The days of all weeks that overlap a month. */
export function weeksOf(month: string, firstWeekday: Weekday): string[] {
  const days: string[] = [];
  const next = monthsFrom(month, 1);
  for (let week = weekOf(month, firstWeekday); week < next; week = addDays(week, 7))
    days.push(...Array.from({ length: 7 }, (_, index) => addDays(week, index)));
  return days;
}
