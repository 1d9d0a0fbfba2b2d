import { numberFormat } from './formats.ts';
import type { Locale } from './locale.ts';

/** Units of durations, from the longest to the shortest. */
export const DURATION_UNITS = [
  'years',
  'months',
  'weeks',
  'days',
  'hours',
  'minutes',
  'seconds',
  'milliseconds',
] as const;

export type DurationUnit = (typeof DURATION_UNITS)[number];

/** A length of time by its units; those that are left out, or null, are zero. */
export type DurationParts = { readonly [Unit in DurationUnit]?: number | string | null };

/** A length of time in the units in which it is given, without those that are zero: `2 hr 30 min`. */
export function formatDuration(parts: DurationParts, { language }: Locale): string {
  const present = DURATION_UNITS.filter((unit) => Number(parts[unit] ?? 0) !== 0);
  const shown = present.length > 0 ? present : (['seconds'] as const);
  return shown
    .map((unit) =>
      numberFormat(language, {
        style: 'unit',
        unit: unit.slice(0, -1),
        unitDisplay: 'short',
        maximumFractionDigits: 6,
      }).format(Number(parts[unit] ?? 0)),
    )
    .join(' ');
}

const NUMBER = String.raw`([+-]?\d+(?:[.,]\d+)?)`;

/** ISO 8601: `P1Y2M3DT4H5M6.7S`, where `-P…` turns all signs. */
const ISO = new RegExp(
  `^([+-]?)P(?=[T\\d+-])(?:${NUMBER}Y)?(?:${NUMBER}M)?(?:${NUMBER}W)?(?:${NUMBER}D)?` +
    `(?:T(?=[\\d+-])(?:${NUMBER}H)?(?:${NUMBER}M)?(?:${NUMBER}S)?)?$`,
  'i',
);

/** As PostgreSQL prints it: `1 year 2 mons 3 days 04:05:06.789`. */
const SQL =
  /^(?=.)(?:([+-]?\d+) years? ?)?(?:([+-]?\d+) mons? ?)?(?:([+-]?\d+) days? ?)?(?:([+-]?)(\d{2,}):(\d{2}):(\d{2}(?:\.\d+)?))?$/;

/** The units of a text that is a length of time by ISO 8601 or SQL; null for any other text. */
export function parseDuration(text: string): DurationParts | null {
  const iso = ISO.exec(text);
  if (iso) {
    const [, sign, ...numbers] = iso;
    const factor = sign === '-' ? -1 : 1;
    const values = numbers.map((number) => factor * Number((number ?? '0').replace(',', '.')));
    const [years, months, weeks, days, hours, minutes, seconds] = values;
    return { years, months, weeks, days, hours, minutes, seconds };
  }
  const sql = SQL.exec(text);
  if (!sql) return null;
  const [, years, months, days, sign, ...clock] = sql;
  const factor = sign === '-' ? -1 : 1;
  const [hours, minutes, seconds] = clock.map((number) => factor * Number(number ?? 0));
  return { ...numbersOf({ years, months, days }), hours, minutes, seconds };
}

function numbersOf(parts: Readonly<Record<string, string | undefined>>): DurationParts {
  return Object.fromEntries(
    Object.entries(parts).map(([unit, number]) => [unit, Number(number ?? 0)]),
  );
}
