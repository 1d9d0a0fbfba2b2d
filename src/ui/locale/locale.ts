import { createContext, useContext } from 'react';
import { remembered } from './formats.ts';

/** How a person reads numbers and dates. The same on the server and in the browser, or the page would change under their eyes. */
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

export const LocaleContext = createContext<Locale>({ language: 'en', timeZone: 'UTC', now: 0 });

export function useLocale(): Locale {
  return useContext(LocaleContext);
}

export const LANGUAGE_COOKIE = 'language';
export const TIME_ZONE_COOKIE = 'timeZone';

/**
 * The locale that a request asks for: its cookies, then `Accept-Language` (RFC 9110, 12.5.4), then
 * English and UTC. Words, numbers and dates are of one language: who asks for none that is spoken reads
 * English, with numbers and dates as English-speaking people of their region write them.
 *
 * @param spoken the languages that the interface has words in, as BCP 47 tags
 */
export function requestLocale(
  cookies: Readonly<Partial<Record<string, string>>>,
  acceptLanguage: string | undefined,
  now: number,
  spoken: readonly string[],
): Locale {
  const wanted = [cookies[LANGUAGE_COOKIE] ?? '', ...acceptedLanguages(acceptLanguage ?? '')]
    .map(asLanguageTag)
    .filter((tag) => tag !== null);
  const isSpoken = ({ baseName, language }: Intl.Locale) =>
    spoken.includes(baseName) || spoken.includes(language);
  const language = wanted.find(isSpoken)?.baseName ?? englishFor(wanted[0]);
  const timeZone = cookies[TIME_ZONE_COOKIE];
  return { language, timeZone: timeZone && isKnownZone(timeZone, null) ? timeZone : 'UTC', now };
}

/** The most wanted first. */
function acceptedLanguages(header: string): string[] {
  return header
    .split(',')
    .map((range) => {
      const [tag, quality] = range.split(/;\s*q=/);
      return { tag: tag.trim(), weight: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

function asLanguageTag(tag: string): Intl.Locale | null {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0 ? new Intl.Locale(tag) : null;
  } catch {
    return null;
  }
}

function englishFor(wanted: Intl.Locale | undefined): string {
  const region = wanted?.maximize().region;
  return region ? `en-${region}` : 'en';
}

const isKnownZone = remembered((timeZone) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
});
