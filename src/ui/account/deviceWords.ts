import type { Locale } from '../../locale/locale.ts';
import { t } from '../../locale/translate.ts';

/** The first that a browser's `User-Agent` has; most browsers also name those that they are like. */
const BROWSERS: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: ReadonlyArray<readonly [RegExp, string]> = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** A device in words, by its header `User-Agent`: “Firefox on Windows”. */
export function deviceWords(userAgent: string, locale: Locale): string {
  const [browser, system] = [BROWSERS, SYSTEMS].map(
    (known) => known.find(([pattern]) => pattern.test(userAgent))?.[1],
  );
  if (browser && system) return t('{browser} on {system}', locale, { browser, system });
  return browser ?? system ?? t('Unknown device', locale);
}
