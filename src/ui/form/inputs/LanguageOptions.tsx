import { formatLanguage } from '../../../locale/names.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { useIsBrowser } from '../../useIsBrowser.ts';
import type { Locale } from '../../../locale/locale.ts';
import type { NamedValues } from '../input.ts';

/** Language codes with their names, sorted by name. */
export function languagesByName(codes: readonly string[], locale: Locale): NamedValues {
  const { compare } = new Intl.Collator(locale.language);
  return codes
    .map((code) => [code, (own: Locale) => formatLanguage(code, own)] as const)
    .sort(([, one], [, other]) => compare(one(locale), other(locale)));
}

/**
 * The options of a language select. Browsers know fewer language names than the server, so the
 * server-rendered options are hydrated unchanged and then rendered again with the browser's names.
 */
export function LanguageOptions({ codes }: { codes: readonly string[] }) {
  const locale = useLocale();
  const isBrowser = useIsBrowser();
  return languagesByName(codes, locale).map(([code, nameIn]) => (
    <option key={`${code} ${isBrowser}`} value={code} suppressHydrationWarning>
      {nameIn(locale)}
    </option>
  ));
}
