import { dateFormat } from '../locale/formats.ts';
import type { Message } from '../locale/messages.ts';
import type { Weekday } from '../locale/locale.ts';

/**
 * Calendar days as text, `2026-11-20`. They are computed in UTC, where every day has 24 hours; only {@link
 * startOfDay} uses time zones.
 */

/** In milliseconds. */
export const DAY = 24 * 60 * 60 * 1000;

/** Periods, relative to the day on which they are read. */
export const PRESETS = {
  today: 'today',
  yesterday: 'yesterday',
  tomorrow: 'tomorrow',
  last7days: 'in the last 7 days',
  last30days: 'in the last 30 days',
  last90days: 'in the last 90 days',
  next7days: 'in the next 7 days',
  next30days: 'in the next 30 days',
  thisMonth: 'this month',
  lastMonth: 'last month',
  thisYear: 'this year',
  lastYear: 'last year',
} as const satisfies Record<string, Message>;

export type Preset = keyof typeof PRESETS;

export function isPreset(text: string): text is Preset {
  return Object.hasOwn(PRESETS, text);
}

/** The day that many days later. */
export function addDays(day: string, days: number): string {
  return dayOf(Math.min(Date.parse(day) + days * DAY, LAST_DAY)) ?? day;
}

/** Years have four digits. "Until the end of 9999" means without end. */
const LAST_DAY = Date.parse('9999-12-31');

/** The first day of a day's week. */
export function weekOf(day: string, firstWeekday: Weekday): string {
  const weekday = new Date(Date.parse(day)).getUTCDay();
  return addDays(day, -((weekday - firstWeekday + 7) % 7));
}

/** The day that it is somewhere. @param time in milliseconds since 1970 */
export function dayIn(timeZone: string, time: number): string {
  return withYear(dateFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(time));
}

/** Swedish writes days as ISO 8601 does, but for years of less or more than four digits. */
function withYear(text: string): string {
  return text.replace(/^\d+/, (year) =>
    year.length > 4 ? `+${year.padStart(6, '0')}` : year.padStart(4, '0'),
  );
}

/** The first and last day that a preset means. @param today the day on which it is read */
export function presetDays(preset: Preset, today: string): readonly [first: string, last: string] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  switch (preset) {
    case 'today':
      return [today, today];
    case 'yesterday':
      return [addDays(today, -1), addDays(today, -1)];
    case 'tomorrow':
      return [addDays(today, 1), addDays(today, 1)];
    case 'last7days':
      return [addDays(today, -6), today];
    case 'last30days':
      return [addDays(today, -29), today];
    case 'last90days':
      return [addDays(today, -89), today];
    case 'next7days':
      return [today, addDays(today, 6)];
    case 'next30days':
      return [today, addDays(today, 29)];
    case 'thisMonth':
      return [firstOf(year, month), addDays(firstOf(year, month + 1), -1)];
    case 'lastMonth':
      return [firstOf(year, month - 1), addDays(firstOf(year, month), -1)];
    case 'thisYear':
      return [firstOf(year, 1), firstOf(year, 12).replace(/01$/, '31')];
    case 'lastYear':
      return [firstOf(year - 1, 1), firstOf(year - 1, 12).replace(/01$/, '31')];
  }
}

/**
 * The first moment of a day somewhere, in milliseconds since 1970. Where the clocks are put forward at
 * midnight, that is one o'clock.
 */
export function startOfDay(day: string, timeZone: string): number {
  const midnight = Date.parse(day);
  // No zone changes twice within two days: one of the offsets around it is that of the day's beginning.
  const offsets = [midnight - DAY, midnight + DAY].map((time) => offsetOf(timeZone, time));
  const earlier = midnight - Math.max(...offsets);
  return dayIn(timeZone, earlier) === day ? earlier : midnight - Math.min(...offsets);
}

/** How far a zone's clocks are ahead of UTC, in milliseconds. */
function offsetOf(timeZone: string, time: number): number {
  const options = { timeZone, dateStyle: 'short', timeStyle: 'medium' } as const;
  const local = withYear(dateFormat('sv-SE', options).format(time));
  return Date.parse(`${local.replace(' ', 'T')}Z`) - time;
}

/** @param month counts from 1; may exceed the year's range */
function firstOf(year: number, month: number): string {
  return dayOf(Date.UTC(year, month - 1, 1)) ?? '';
}

function dayOf(time: number): string | null {
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
}
