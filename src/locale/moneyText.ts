import type { Locale } from './locale.ts';
import { readNumber, withPlainDigits } from './numberText.ts';

/** An amount as it was written. */
export interface WrittenAmount {
  /** In program notation. */
  readonly amount: string;
  /** The sign or the code of a currency before or behind it; empty for none. */
  readonly sign: string;
}

/** From the first digit to the last one, and what stands around them. */
const PARTS = /^(\D*)(\d(?:.*\d)?)(\D*)$/s;
/** A minus anywhere beside the number, or parentheses around it, as books and spreadsheets have them. */
const NEGATIVE: Readonly<Record<string, string>> = { '': '', '+': '', '-': '-', '()': '-' };

/**
 * Parses an amount of money with or without its currency: `€6.60`, `1.250,00 EUR`, `(€5.00)`.
 *
 * @param read parses the number alone
 * @returns null when it is no number, with whatever beside it
 */
export function readAmount(
  text: string,
  locale: Pick<Locale, 'language' | 'writtenIn'>,
  read: (number: string) => string | null = (number) => readNumber(number, locale),
): WrittenAmount | null {
  const [, before = '', number = '', behind = ''] = PARTS.exec(withPlainDigits(text, locale)) ?? [];
  const around = `${before}${behind}`.replaceAll(/\s/g, '');
  const negative = NEGATIVE[around.replaceAll(/[^-+()]/g, '')];
  const amount = read(number);
  if (amount === null || negative === undefined) return null;
  return { amount: negative + amount, sign: around.replaceAll(/[-+()]/g, '') };
}

/** The code of a currency, or what has a sign of one: `EUR`, `€`, `US$`, `$US`. */
export const CURRENCY_SIGN = '(?:\\p{L}{0,3}\\p{Sc}\\p{L}{0,2}|[A-Z]{3})';

/** Whether a text stands for a currency, whichever it is. */
export function isCurrencySign(text: string): boolean {
  return new RegExp(`^${CURRENCY_SIGN}$`, 'u').test(text);
}
