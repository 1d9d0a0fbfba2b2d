import { parseMoment } from '../../locale/formats.ts';
import { fromClock, toClock } from './zonedTime.ts';

/**
 * How a form holds a moment: as the backend wrote it, so that nothing of it is lost which no input
 * shows. One that came without a zone, and is taken as UTC, ends with a small `z`.
 */
export function holdMoment(value: unknown): string {
  if (typeof value === 'number') {
    const time = parseMoment(value);
    return time === null ? String(value) : new Date(time).toISOString();
  }
  const text = String(value);
  return WITHOUT_ZONE.test(text) && parseMoment(text) !== null ? `${text}z` : text;
}

/** What the backend is sent: what it gave, or what was entered by the visitor's clocks as UTC. */
export function sendMoment(held: string, timeZone: string): string {
  if (held.endsWith('z')) return held.slice(0, -1);
  if (timeOf(held) !== null) return held;
  return fromClock(held, timeZone)?.toISOString() ?? held;
}

/** As the platform's input shows it, to the second; null for what it cannot show. */
export function showMoment(held: string, timeZone: string): string | null {
  const time = timeOf(held);
  if (time === null) return CLOCK.test(held) ? held : null;
  const clock = toClock(time, timeZone) ?? '';
  // It knows no year before 1.
  return time < FIRST ? null : clock.replace(/:00$/, '');
}

/**
 * What is held once the platform's input shows something else. What it does not show stays as it was
 * unless it belongs to what was changed: the fraction of a second goes with its second, and of an hour
 * that the clocks show twice the one is meant that is nearer.
 *
 * @param base what the form held before a person changed it
 */
export function takeMoment(typed: string, base: string | null, timeZone: string): string {
  const near = base === null ? null : timeOf(base);
  const moment = fromClock(typed, timeZone);
  if (moment === null) return typed;
  const time = near === null ? moment.getTime() : nearest(moment.getTime(), near, timeZone);
  const written = new Date(time).toISOString();
  if (base === null || near === null) return written;
  const isSameSecond = new Date(time).getUTCSeconds() === new Date(near).getUTCSeconds();
  const fraction = (isSameSecond && FRACTION.exec(base)?.[0]) || '.000';
  return written.replace('.000Z', `${fraction}${base.endsWith('z') ? 'z' : 'Z'}`);
}

/** The same text for the same moment, however it is written. */
export function canonicalMoment(held: string): string {
  const time = timeOf(held);
  if (time === null) return held;
  const fraction = (FRACTION.exec(held)?.[0] ?? '').replace(/\.?0*$/, '');
  return `${Math.floor(time / 1000)}${fraction}`;
}

/** Whether a moment is held that stands for itself, whatever the visitor's zone. */
export function isMoment(held: string): boolean {
  return timeOf(held) !== null;
}

const WITHOUT_ZONE = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;
const CLOCK = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?$/;
const FRACTION = /\.\d+/;
const FIRST = Date.parse('0001-01-02T00:00:00Z');
const HOUR = 3_600_000;

/** Null for what has no zone: it is meant by the visitor's clocks. */
function timeOf(held: string): number | null {
  return WITHOUT_ZONE.test(held) ? null : parseMoment(held.replace(/z$/, 'Z'));
}

function nearest(time: number, near: number, timeZone: string): number {
  const clock = toClock(time, timeZone);
  const [best] = [time, time - HOUR, time + HOUR]
    .filter((candidate) => toClock(candidate, timeZone) === clock)
    .toSorted((one, other) => Math.abs(one - near) - Math.abs(other - near));
  return best;
}
