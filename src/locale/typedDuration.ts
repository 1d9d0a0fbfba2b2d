import { DURATION_UNITS, parseDuration, type DurationUnit } from './durations.ts';

/** A length of time in whole numbers of its units; those that are left out are zero. */
export type DurationNumbers = { readonly [Unit in DurationUnit]?: number };

/** What people write for units, as the symbols of most languages and in English words. */
const SYMBOLS: Readonly<Record<DurationUnit, RegExp>> = {
  years: /^(y|yrs?|years?|a)$/i,
  months: /^(mo|mons?|mths?|months?)$/i,
  weeks: /^(w|wks?|weeks?)$/i,
  days: /^(d|days?)$/i,
  hours: /^(h|hrs?|hours?)$/i,
  minutes: /^(m|mins?|minutes?)$/i,
  seconds: /^(s|secs?|seconds?)$/i,
  milliseconds: /^(ms|msecs?|milliseconds?)$/i,
};

/**
 * Reads a length of time as people type it: `1 d 2 h 30 min`, `2:30`, `2:30:15`, or as ISO 8601 and SQL write it.
 *
 * @returns the units that were given; null for any other text
 */
export function readTypedDuration(text: string): DurationNumbers | null {
  const plain = text.trim();
  if (plain === '') return null;
  const clock = /^(-?)(\d+):([0-5]?\d)(?::([0-5]?\d(?:\.\d+)?))?$/.exec(plain);
  if (clock) {
    const factor = clock[1] === '-' ? -1 : 1;
    const [hours, minutes, seconds = 0] = clock
      .slice(2)
      .flatMap((part) => (part === undefined ? [] : [factor * Number(part)]));
    return given({ hours, minutes, seconds });
  }
  const written = readUnits(plain);
  if (written) return written;
  const known = parseDuration(plain);
  if (!known) return null;
  const entries = DURATION_UNITS.map((unit) => [unit, Number(known[unit] ?? 0)] as const);
  return given(Object.fromEntries(entries));
}

/** `1 d 2 h 30 min` */
function readUnits(text: string): DurationNumbers | null {
  const parts = [...text.matchAll(/([+-]?\d+(?:\.\d+)?)\s*(\p{L}+)\.?[\s,]*/gu)];
  if (parts.length === 0 || parts.map(([whole]) => whole).join('') !== text) return null;
  const numbers: Partial<Record<DurationUnit, number>> = {};
  for (const [, number, symbol] of parts) {
    const unit = DURATION_UNITS.find((each) => SYMBOLS[each].test(symbol));
    if (unit === undefined || numbers[unit] !== undefined) return null;
    numbers[unit] = Number(number);
  }
  return numbers;
}

/** What is not zero; seconds where all is. */
function given(numbers: DurationNumbers): DurationNumbers {
  const present = Object.entries(numbers).filter(([, number]) => number !== 0);
  return present.length > 0 ? Object.fromEntries(present) : { seconds: 0 };
}

/** How many of the next shorter unit a unit is, where that is always so. */
const SHORTER: Readonly<Partial<Record<DurationUnit, readonly [DurationUnit, number]>>> = {
  years: ['months', 12],
  weeks: ['days', 7],
  days: ['hours', 24],
  hours: ['minutes', 60],
  minutes: ['seconds', 60],
};

/** A length of time in some units only; null where those cannot express it. */
export function inUnits(
  numbers: DurationNumbers,
  units: readonly DurationUnit[],
): DurationNumbers | null {
  const left: Partial<Record<DurationUnit, number>> = { ...numbers };
  if (left.milliseconds !== undefined && !units.includes('milliseconds')) {
    left.seconds = (left.seconds ?? 0) + left.milliseconds / 1000;
    delete left.milliseconds;
  }
  for (const unit of DURATION_UNITS) {
    const number = left[unit];
    if (number === undefined || units.includes(unit)) continue;
    const shorter = SHORTER[unit];
    if (!shorter) return null;
    const [next, factor] = shorter;
    left[next] = (left[next] ?? 0) + number * factor;
    delete left[unit];
  }
  return left;
}
