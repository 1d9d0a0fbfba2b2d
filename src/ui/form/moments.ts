import { parseMoment } from '../../locale/formats.ts';
import { fromClock, toClock } from './zonedTime.ts';

/**
 * The state of an instant: the backend's own text, so that no precision is lost. One without an
 * offset is taken as UTC and marked with a lower-case `z`.
 */
export function holdMoment(value: unknown): string {
  if (typeof value === 'number') {
    const time = parseMoment(value);
    return time === null ? String(value) : new Date(time).toISOString();
  }
  const text = String(value);
  return WITHOUT_ZONE.test(text) && parseMoment(text) !== null ? `${text}z` : text;
}

/**
 * The value to send: the backend's own text, or the local time entered in the visitor's zone as
 * UTC.
 */
export function sendMoment(state: string, timeZone: string): string {
  if (state.endsWith('z')) return state.slice(0, -1);
  if (timeOf(state) !== null) return state;
  return fromClock(state, timeZone)?.toISOString() ?? state;
}

/**
 * The value of a native `datetime-local` input, to the second; null when it cannot show the
 * instant.
 */
export function showMoment(state: string, timeZone: string): string | null {
  const time = timeOf(state);
  if (time === null) return CLOCK.test(state) ? state : null;
  const clock = toClock(time, timeZone) ?? '';
  // The input has no year before 1.
  return time < FIRST ? null : clock.replace(/:00$/, '');
}

/**
 * The state after the native input has changed. What the input does not show is kept unless it
 * depends on the changed part: changing the seconds drops their fraction. Of an ambiguous local
 * time at the end of daylight saving time, the nearer one is chosen.
 *
 * @param base the state before the person's change
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

/** A canonical text of an instant. */
export function canonicalMoment(state: string): string {
  const time = timeOf(state);
  if (time === null) return state;
  const fraction = (FRACTION.exec(state)?.[0] ?? '').replace(/\.?0*$/, '');
  return `${Math.floor(time / 1000)}${fraction}`;
}

/** Whether the state is an instant, independent of the visitor's zone. */
export function isMoment(state: string): boolean {
  return timeOf(state) !== null;
}

const WITHOUT_ZONE = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;
const CLOCK = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?$/;
const FRACTION = /\.\d+/;
const FIRST = Date.parse('0001-01-02T00:00:00Z');
const HOUR = 3_600_000;

/** Null for a text without offset, which is a local time. */
function timeOf(state: string): number | null {
  return WITHOUT_ZONE.test(state) ? null : parseMoment(state.replace(/z$/, 'Z'));
}

function nearest(time: number, near: number, timeZone: string): number {
  const clock = toClock(time, timeZone);
  const [best] = [time, time - HOUR, time + HOUR]
    .filter((candidate) => toClock(candidate, timeZone) === clock)
    .toSorted((one, other) => Math.abs(one - near) - Math.abs(other - near));
  return best;
}
