import { remembered } from './formats.ts';
import { LANGUAGE_COOKIE, TIME_ZONE_COOKIE, type Locale } from './locale.ts';

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
