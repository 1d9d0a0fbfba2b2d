import { useEffect, useState } from 'react';
import { TIME_ZONE_COOKIE, type Locale } from './locale.ts';

const YEAR = 365 * 24 * 60 * 60;

/** The locale of a page that the browser made itself: the language of the first page, the visitor's zone. */
export function browserLocale(): Locale {
  return { language: document.documentElement.lang, timeZone: browserTimeZone(), now: Date.now() };
}

/**
 * The locale to paint in. On a first visit the server does not know the time zone yet: the page is
 * painted in UTC, and this corrects it and tells the server for all pages to come.
 */
export function useVisitorLocale(locale: Locale): Locale {
  const [timeZone, setTimeZone] = useState<string>();
  useEffect(() => {
    const zone = browserTimeZone();
    if (zone === locale.timeZone) return;
    document.cookie = `${TIME_ZONE_COOKIE}=${zone}; path=/; max-age=${YEAR}; samesite=lax`;
    setTimeZone(zone);
  }, [locale.timeZone]);
  return timeZone && timeZone !== locale.timeZone ? { ...locale, timeZone } : locale;
}

function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
