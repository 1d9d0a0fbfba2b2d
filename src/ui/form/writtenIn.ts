import { readNumber } from './numberText.ts';

/**
 * The parameter that says in which language the numbers of an address were typed. Addresses have numbers
 * as programs write them, so that a link means the same to everybody; but what a form sends before a
 * script has read it is what was typed, and `1.250` is one number in English and another in German. No
 * name in GraphQL has a hyphen.
 */
export const WRITTEN_IN = 'written-in';

/**
 * A number in an address as programs write it. What cannot be read stays as it is.
 *
 * @param language what it was typed in, as {@link WRITTEN_IN} says; undefined where a program wrote it
 */
export function plainNumber(text: string, language: string | undefined): string {
  if (language === undefined || !isLanguage(language)) return text;
  return readNumber(text, { language }) ?? text;
}

/** Addresses say anything. */
function isLanguage(language: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(language).length > 0;
  } catch {
    return false;
  }
}
