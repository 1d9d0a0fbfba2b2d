import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { keepCookie } from '../../storage/cookie.ts';
import { serverNow } from '../../relay/clock.ts';
import { TIME_ZONE_COOKIE, type Formats, type Locale } from '../../locale/locale.ts';

/** The locale of a page that the browser renders: the language of the first page, and the visitor's zone. */
export function browserLocale(): Locale {
  return {
    language: document.documentElement.lang,
    timeZone: browserTimeZone(),
    now: serverNow(),
  };
}

/**
 * The locale to render in. On a first visit the server does not know the time zone yet and renders in the office's, or
 * in UTC: this
 * corrects it after hydration, and keeps the zone in a cookie for the next pages.
 */
export function useVisitorLocale(locale: Locale, formats?: Formats): Locale {
  const timeZone = useSyncExternalStore(never, browserTimeZone, () => locale.timeZone);
  useEffect(() => {
    keepCookie(TIME_ZONE_COOKIE, timeZone);
  }, [timeZone]);
  return useMemo(() => ({ ...locale, timeZone, formats }), [locale, timeZone, formats]);
}

/** A tab's zone does not change. */
function never(): () => void {
  return () => {};
}

let timeZone: string | undefined;

/** To ask for it takes as long as to render some rows, and each page that is gone to asks. */
function browserTimeZone(): string {
  return (timeZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone);
}
