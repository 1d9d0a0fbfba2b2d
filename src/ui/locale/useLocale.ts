import { createContext, useContext } from 'react';
import type { Locale } from '../../locale/locale.ts';

export const LocaleContext = createContext<Locale>({ language: 'en', timeZone: 'UTC', now: 0 });

/** The locale in which the page is read. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}
