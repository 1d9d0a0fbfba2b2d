import { parseMoment } from '../../locale/formats.ts';

/**
 * Converts an instant to local time in a zone, in the format of `datetime-local`:
 * `2026-11-20T09:30:00`. Null for an invalid instant.
 */
export function toClock(moment: string | number, timeZone: string): string | null {
  const time = parseMoment(moment);
  return time === null ? null : clockAt(time, timeZone);
}

/** Whether a text is local time as `datetime-local` writes it. Browsers read other texts as they like. */
export function isClock(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/.test(text);
}

/** Converts local time in a zone to an instant; null for a time that daylight saving time skips, and for other texts. */
export function fromClock(clock: string, timeZone: string): Date | null {
  if (!isClock(clock)) return null;
  const asUtc = Date.parse(`${clock}Z`);
  if (Number.isNaN(asUtc)) return null;
  // The offset depends on the instant itself: the first estimate may be on the other side of a
  // transition.
  let time = asUtc - offsetAt(asUtc, timeZone);
  time = asUtc - offsetAt(time, timeZone);
  return Date.parse(`${clockAt(time, timeZone)}Z`) === asUtc ? new Date(time) : null;
}

function offsetAt(time: number, timeZone: string): number {
  const whole = Math.floor(time / 1000) * 1000;
  return Date.parse(`${clockAt(whole, timeZone)}Z`) - whole;
}

function clockAt(time: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(time);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
  const date = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  return `${date}T${part('hour')}:${part('minute')}:${part('second')}`;
}
