import { addDays } from '../list/days.ts';

/** Days from the first to the last, both of them included. */
export interface Stretch {
  readonly first: string;
  readonly last: string;
}

export type Period = 'days' | 'weeks';

/** How far is looked back. The scaffold writes queries of as many counts. */
export const LENGTHS: Readonly<Record<Period, number>> = { days: 30, weeks: 12 };

/**
 * The stretches of days to count in, up to the one that today is in, the oldest first.
 *
 * @param firstWeekday the day that weeks begin with, from 1 for Monday to 7 for Sunday
 */
export function stretchesOf(period: Period, today: string, firstWeekday: number): Stretch[] {
  const length = period === 'days' ? 1 : 7;
  const begun = period === 'days' ? today : weekOf(today, firstWeekday);
  return Array.from({ length: LENGTHS[period] }, (_, index) => {
    const first = addDays(begun, (index + 1 - LENGTHS[period]) * length);
    return { first, last: addDays(first, length - 1) };
  });
}

/** The first day of a day's week. */
function weekOf(day: string, firstWeekday: number): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday - firstWeekday + 7) % 7));
}

/** What a locale knows of weeks, in browsers that tell. */
interface WeekInfo {
  readonly firstDay: number;
}

/** The day that weeks begin with where a language is spoken: 1 for Monday, where that is not known. */
export function firstWeekdayOf(language: string): number {
  const locale = new Intl.Locale(language) as Intl.Locale & {
    getWeekInfo?: () => WeekInfo;
    weekInfo?: WeekInfo;
  };
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}
