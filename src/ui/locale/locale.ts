import { createContext, useContext } from 'react';

/** How a person reads numbers and dates. The same on the server and in the browser, or the page would change under their eyes. */
export interface Locale {
  /** A BCP 47 language tag: `en-GB`. */
  readonly language: string;
  /** An IANA time zone: `Europe/Berlin`. */
  readonly timeZone: string;
  /** Milliseconds since 1970 that count as now, for relative times. */
  readonly now: number;
}

export const LocaleContext = createContext<Locale>({ language: 'en', timeZone: 'UTC', now: 0 });

export function useLocale(): Locale {
  return useContext(LocaleContext);
}

export const LANGUAGE_COOKIE = 'language';
export const TIME_ZONE_COOKIE = 'timeZone';

/** The locale that a request asks for: its cookies, then `Accept-Language`, then English and UTC. */
export function requestLocale(
  cookies: Readonly<Partial<Record<string, string>>>,
  acceptLanguage: string | undefined,
  now: number,
): Locale {
  const wanted = [
    cookies[LANGUAGE_COOKIE],
    acceptLanguage?.split(',')[0]?.split(';')[0]?.trim(),
    'en',
  ];
  const language = wanted.find((tag) => tag && isLanguageTag(tag)) ?? 'en';
  const timeZone = cookies[TIME_ZONE_COOKIE];
  return { language, timeZone: timeZone && isTimeZone(timeZone) ? timeZone : 'UTC', now };
}

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}
