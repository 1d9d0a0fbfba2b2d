export type DayUnit = 'days' | 'weeks' | 'months';

const MILLISECONDS = { days: 86_400_000, weeks: 7 * 86_400_000 };

/**
 * The day so many days, weeks or months later, or earlier. A month that has no such day has its last one
 * instead: a month after 31 January is 28 or 29 February.
 *
 * @param day as `2026-11-20`
 * @returns null outside of the years 1 to 9999
 */
export function addToDay(day: string, count: number, unit: DayUnit): string | null {
  const start = new Date(`${day}T00:00:00Z`);
  const moved =
    unit === 'months'
      ? withMonths(start, count)
      : new Date(start.getTime() + count * MILLISECONDS[unit]);
  const year = moved.getUTCFullYear();
  return year >= 1 && year <= 9999 ? moved.toISOString().slice(0, 10) : null;
}

function withMonths(start: Date, count: number): Date {
  const moved = new Date(start);
  moved.setUTCMonth(start.getUTCMonth() + count, 1);
  const last = new Date(moved);
  last.setUTCMonth(moved.getUTCMonth() + 1, 0);
  moved.setUTCDate(Math.min(start.getUTCDate(), last.getUTCDate()));
  return moved;
}
