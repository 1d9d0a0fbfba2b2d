import { match } from '@formatjs/intl-localematcher';
import { remembered } from './formats.ts';
import { LANGUAGE_COOKIE, TIME_ZONE_COOKIE, type Locale } from './locale.ts';

/**
 * The locale that a request asks for: its cookies, then `Accept-Language` (RFC 9110, 12.5.4), then English
 * and UTC. Texts, numbers and dates are in one language. A visitor whose languages are all missing reads
 * English, with numbers and dates as English-speaking people of their region write them. On the server.
 *
 * @param spoken the languages that the interface is translated into, as BCP 47 tags
 * @param defaultZone the time zone of visitors whose own is not known
 */
export function requestLocale(
  cookies: Readonly<Partial<Record<string, string>>>,
  acceptLanguage: string | undefined,
  now: number,
  spoken: readonly string[],
  defaultZone = 'UTC',
): Locale {
  const timeZone = cookies[TIME_ZONE_COOKIE];
  return {
    language: languageFor(acceptLanguage ?? '', { chosen: cookies[LANGUAGE_COOKIE] ?? '', spoken }),
    timeZone: timeZone && isKnownZone(timeZone, null) ? timeZone : defaultZone,
    now,
  };
}

interface Choice {
  /** What the person has chosen in the app; empty for nothing. */
  readonly chosen: string;
  readonly spoken: readonly string[];
}

/** The language to read. It is kept by what was asked for: browsers ask for the same again, and pages ask twice. */
const languageFor = remembered((accepted, { chosen, spoken }: Choice): string => {
  const wanted = [chosen, ...acceptedLanguages(accepted)]
    .map(asLanguageTag)
    .filter((tag) => tag !== null);
  const found = wanted.map((tag) => spokenFor(tag, spoken)).find((tag) => tag !== null);
  return found ?? englishFor(wanted[0]);
});

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

/** Undetermined, in ISO 639: what the matcher gives when it finds nothing. */
const NONE = 'und';

/**
 * The language to read instead of a wanted one, in the region of the wanted one: `de-CH` for `de-CH` or
 * `gsw-CH` where there is German, `zh-Hant-TW` for `zh-TW` where there is traditional Chinese. Where only
 * another script of the language is there, that is better than English.
 */
function spokenFor(wanted: Intl.Locale, spoken: readonly string[]): string | null {
  const algorithms = ['best fit', 'lookup'] as const;
  const found = algorithms
    .map((algorithm) => match([wanted.baseName], spoken, NONE, { algorithm }))
    .find((tag) => tag !== NONE);
  if (found === undefined) return null;
  const region = new Intl.Locale(found).region ?? wanted.region;
  return new Intl.Locale(found, { region }).baseName;
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
