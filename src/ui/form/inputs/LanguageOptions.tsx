import { useSyncExternalStore } from 'react';
import { formatLanguage } from '../../../locale/formats.ts';
import { useLocale } from '../../locale/useLocale.ts';
import type { Locale } from '../../../locale/locale.ts';
import type { NamedValues } from './choice.tsx';

/** Languages with their names, in the order of these. */
export function languagesByName(codes: readonly string[], locale: Locale): NamedValues {
  const { compare } = new Intl.Collator(locale.language);
  return codes
    .map((code) => [code, (own: Locale) => formatLanguage(code, own)] as const)
    .sort(([, one], [, other]) => compare(one(locale), other(locale)));
}

/**
 * Languages to choose from by name. Browsers know fewer names than the server does: what it painted is
 * taken over as it is, and then made anew, in the browser's own words and order.
 */
export function LanguageOptions({ codes }: { codes: readonly string[] }) {
  const locale = useLocale();
  const isPainted = useSyncExternalStore(never, isFalse, isTrue);
  return languagesByName(codes, locale).map(([code, nameIn]) => (
    <option key={`${code} ${isPainted}`} value={code} suppressHydrationWarning>
      {nameIn(locale)}
    </option>
  ));
}

const never = () => () => {};
const isFalse = () => false;
const isTrue = () => true;
