/**
 * How an office writes the numbers and dates of records, in whichever language: options of `Intl` beside those that
 * are left out.
 */
export interface Formats {
  /** Calendar days, and moments that are a week or more away: `{ dateStyle: 'short' }`. */
  readonly date?: Intl.DateTimeFormatOptions;
  /** Moments in full, as they are on hover. */
  readonly moment?: Intl.DateTimeFormatOptions;
  readonly number?: Intl.NumberFormatOptions;
  /** Amounts of money: `{ currencyDisplay: 'code' }`. */
  readonly money?: Intl.NumberFormatOptions;
  /** From 1 for Monday to 7 for Sunday. */
  readonly firstDayOfWeek?: Weekday;
  /** An IANA time zone, for visitors whose own is not known yet. */
  readonly timeZone?: string;
}

/** A day of the week as in ISO 8601: from 1 for Monday to 7 for Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** How a person reads numbers and dates. The same on the server and in the browser, so that hydration changes nothing. */
export interface Locale {
  /** A BCP 47 language tag: `en-GB`. */
  readonly language: string;
  /** An IANA time zone: `Europe/Berlin`. */
  readonly timeZone: string;
  /** Milliseconds since 1970 that count as now, for relative times. */
  readonly now: number;
  /** The language in which the numbers and days are written that are read, where it is not that of the words. */
  readonly writtenIn?: string;
  /** The office's own formats. */
  readonly formats?: Formats;
}

export const LANGUAGE_COOKIE = 'language';
export const TIME_ZONE_COOKIE = 'timeZone';
