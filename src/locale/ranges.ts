import { formatDay, formatMoment, formatNumber } from './formats.ts';
import type { Locale } from './locale.ts';
import { formatTimeOfDay } from './timeOfDay.ts';
import { t } from './translate.ts';

/** What the bounds of a range are. */
export type BoundKind = 'number' | 'date' | 'datetime' | 'time';

/** A range of values; a bound that is null is open. */
export interface RangeParts {
  readonly start: unknown;
  readonly end: unknown;
  /** Undefined where nothing is known of it. */
  readonly startIncluded?: unknown;
  readonly endIncluded?: unknown;
}

/**
 * A range on one line: `1 May 2026 – 7 May 2026, end not included`.
 *
 * @param shown a bound in words
 */
export function formatRange(
  range: RangeParts,
  shown: (bound: unknown) => string,
  locale: Locale,
): string {
  const { start, end } = range;
  // Some backends send an empty range so, too: it must not be called unlimited.
  if (isOpen(start) && isOpen(end)) return t('no bounds|range', locale);
  const line = isOpen(start)
    ? t('until {end}|range', locale, { end: shown(end) })
    : isOpen(end)
      ? t('from {start}|range', locale, { start: shown(start) })
      : t('{start} – {end}|range', locale, { start: shown(start), end: shown(end) });
  const lacksStart = !isOpen(start) && range.startIncluded === false;
  const lacksEnd = !isOpen(end) && range.endIncluded === false;
  if (lacksStart && lacksEnd)
    return t('{range}, start and end not included', locale, { range: line });
  if (lacksStart) return t('{range}, start not included', locale, { range: line });
  return lacksEnd ? t('{range}, end not included', locale, { range: line }) : line;
}

function isOpen(bound: unknown): boolean {
  return bound === null || bound === undefined;
}

const MOMENT: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };

/** A bound of a range in words. */
export function formatBound(bound: unknown, of: BoundKind, locale: Locale): string {
  const text = typeof bound === 'number' ? bound : String(bound);
  switch (of) {
    case 'number':
      return formatNumber(text, locale);
    case 'date':
      return formatDay(String(text), locale);
    case 'datetime':
      return formatMoment(text, locale, MOMENT);
    case 'time':
      return formatTimeOfDay(String(text), locale);
  }
}

/** `[2026-05-01,2026-05-08)`; a bound with a comma or a space in it has quotation marks. */
const SQL_RANGE = /^([[(])("[^"]*"|[^",]*),("[^"]*"|[^",]*)([\])])$/;

/** The bounds of a range as SQL writes it; null for any other text. */
export function parseRange(text: string): RangeParts | null {
  const [, opening, start, end, closing] = SQL_RANGE.exec(text.trim()) ?? [];
  if (start === undefined || end === undefined) return null;
  return {
    start: boundIn(start),
    end: boundIn(end),
    startIncluded: opening === '[',
    endIncluded: closing === ']',
  };
}

function boundIn(text: string): string | null {
  const bound = text.replaceAll('"', '').trim();
  return bound === '' ? null : bound;
}
