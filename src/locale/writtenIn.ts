import { readNumber } from './numberText.ts';

/**
 * Names the language in which numbers in an address were typed. Addresses use program notation, so
 * that a link means the same in every language; but a form submitted without JavaScript sends
 * numbers as typed, and `1.250` differs between English and German. The hyphen avoids clashes with
 * GraphQL names.
 */
export const WRITTEN_IN = 'written-in';

/**
 * Parses a number in an address to program notation; an invalid text is returned unchanged.
 *
 * @param language of {@link WRITTEN_IN}; undefined for program notation
 */
export function plainNumber(text: string, language: string | undefined): string {
  if (language === undefined || !isLanguage(language)) return text;
  return readNumber(text, { language }) ?? text;
}

/** Addresses may contain anything. */
function isLanguage(language: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(language).length > 0;
  } catch {
    return false;
  }
}
