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
}

export const LANGUAGE_COOKIE = 'language';
export const TIME_ZONE_COOKIE = 'timeZone';
