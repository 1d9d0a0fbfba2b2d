import { addDays, weekOf } from '../../lists/days.ts';
import type { Weekday } from '../../locale/locale.ts';

/** Days from the first to the last, both of them included. */
export interface TimeBucket {
  readonly first: string;
  readonly last: string;
}

export type Period = 'days' | 'weeks';

/** How far is looked back. */
export const LENGTHS: Readonly<Record<Period, number>> = { days: 30, weeks: 12 };

/** The stretches of days to count in, up to the one that today is in, the oldest first. */
export function timeBuckets(period: Period, today: string, firstWeekday: Weekday): TimeBucket[] {
  const length = period === 'days' ? 1 : 7;
  const begun = period === 'days' ? today : weekOf(today, firstWeekday);
  return Array.from({ length: LENGTHS[period] }, (_, index) => {
    const first = addDays(begun, (index + 1 - LENGTHS[period]) * length);
    return { first, last: addDays(first, length - 1) };
  });
}
