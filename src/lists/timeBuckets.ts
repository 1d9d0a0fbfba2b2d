import type { Weekday } from '../locale/locale.ts';
import { addDays, DAY, presetDays, weekOf } from './days.ts';

/** Days from the first to the last, both of them included. */
export interface TimeBucket {
  readonly first: string;
  readonly last: string;
}

export type Step = 'day' | 'week' | 'month' | 'year';

/** The day, week, month or year that a day is in. */
export function bucketOf(step: Step, day: string, firstWeekday: Weekday): TimeBucket {
  if (step === 'day') return { first: day, last: day };
  if (step === 'week') {
    const first = weekOf(day, firstWeekday);
    return { first, last: addDays(first, 6) };
  }
  const [first, last] = presetDays(step === 'month' ? 'thisMonth' : 'thisYear', day);
  return { first, last };
}

/** As many buckets as there are up to the one that a day is in, the oldest first. */
export function bucketsUpTo(
  day: string,
  step: Step,
  count: number,
  firstWeekday: Weekday,
): TimeBucket[] {
  const buckets = [bucketOf(step, day, firstWeekday)];
  while (buckets.length < count)
    buckets.push(bucketOf(step, addDays(buckets[buckets.length - 1].first, -1), firstWeekday));
  return buckets.reverse();
}

/** How many days a period has, its first and its last among them. */
export function lengthOf({ first, last }: TimeBucket): number {
  return (Date.parse(last) - Date.parse(first)) / DAY + 1;
}
