const DAY = 24 * 60 * 60 * 1000;

/** What is written of the sample runs from its first day to its last, whatever the clock says; `continue.ts` goes on from there. */
export const firstDay = '2024-01-02';
export const lastDay = '2026-11-18';

/** Adds days to a date (`YYYY-MM-DD`), in UTC. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

/** Whole days from one date to another; below zero when the second comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

/** Day of the week: 0 is Sunday. */
function weekdayOf(date: string): number {
  return new Date(date).getUTCDay();
}

/** The date itself, or the Monday after it when it falls on a weekend. */
export function workday(date: string): string {
  const weekday = weekdayOf(date);
  return weekday === 6 ? addDays(date, 2) : weekday === 0 ? addDays(date, 1) : date;
}

/** A moment (ISO 8601, UTC) on a date, so many minutes after midnight. */
export function momentOn(date: string, minutes: number): string {
  return new Date(Date.parse(date) + minutes * 60 * 1000).toISOString();
}

/** Columns of a record that was made on a date and changed an hour later. */
export function stamps(date: string): { created_at: string; updated_at: string } {
  return { created_at: momentOn(date, 600), updated_at: momentOn(date, 660) };
}
