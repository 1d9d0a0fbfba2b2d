import { remembered } from './formats.ts';
import type { Locale } from './locale.ts';
import { isDecimal } from './decimals.ts';

/** The number notation of a language. */
interface NumberWriting {
  /** The decimal separator. */
  readonly point: string;
  /** The digits 0 to 9. */
  readonly digits: readonly string[];
}

const writingIn = remembered((language: string): NumberWriting => {
  const format = new Intl.NumberFormat(language, { useGrouping: false });
  const point = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  return { point, digits: [...format.format(9_876_543_210)].reverse() };
});

/** The part of a locale that determines the notation. */
type Speaker = Pick<Locale, 'language' | 'writtenIn'>;

function writingOf({ language, writtenIn = language }: Speaker): NumberWriting {
  return writingIn(writtenIn, null);
}

/** Arabic and Persian digits, which those keyboards produce on pages in any language. */
const OTHER_DIGITS = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'];

/** Bidirectional control characters, which are invisibly copied along with numbers. */
const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Converts digits and other characters of a number to their ASCII equivalents. */
export function withPlainDigits(text: string, locale: Speaker): string {
  const systems = [writingOf(locale).digits.join(''), ...OTHER_DIGITS];
  // NFKC maps full-width characters and all kinds of spaces to ASCII.
  const plain = text.normalize('NFKC').replaceAll(MARKS, '').trim().replaceAll('−', '-');
  return plain.replaceAll(/[^ -~]/g, (sign) => {
    const digit = systems.map((digits) => digits.indexOf(sign)).find((index) => index >= 0);
    return digit === undefined ? sign : String(digit);
  });
}

/** Characters that separate groups in some language and mean nothing else in any. */
const GROUPING = /[ '’٬]/g;

/** A group has three digits: `1.25` is not the German 125. */
const GROUPED = {
  ',': /^([+-]? ?\d{1,3}(?:[ .]\d{2,3})*[ .]\d{3})(?:,(\d*))?$/,
  '.': /^([+-]? ?\d{1,3}(?:[ ,]\d{2,3})*[ ,]\d{3})(?:\.(\d*))?$/,
};

/**
 * Parses a number in the language's notation (`1.250,50`, `1 250,50`, `١٢٥٠٫٥`) to program
 * notation: `1250.50`. Null when it is invalid or ambiguous, such as `1,5` in English.
 */
export function readNumber(text: string, locale: Speaker): string | null {
  const point = writingOf(locale).point === ',' ? ',' : '.';
  const plain = withPlainDigits(text, locale).replaceAll('٫', point).replaceAll(GROUPING, ' ');
  const [, grouped, fraction = ''] = GROUPED[point].exec(plain) ?? [];
  const number = grouped
    ? `${grouped.replaceAll(/[ .,]/g, '')}.${fraction}`.replace(/\.$/, '')
    : plain.replace(point, '.');
  return isDecimal(number) ? number : null;
}

/** Parses a percentage, with or without its sign (`5 %`), as `readNumber` parses numbers. */
export function readPercent(text: string, locale: Speaker): string | null {
  return readNumber(withPlainDigits(text, locale).replace(/^[%٪]|[%٪]$/, ''), locale);
}

/**
 * Formats a number in program notation for editing, without group separators. Other texts are
 * returned unchanged.
 */
export function writeNumber(number: string, { language }: Speaker): string {
  if (!isDecimal(number)) return number;
  const { point, digits } = writingIn(language, null);
  return number.replace('.', point).replaceAll(/\d/g, (digit) => digits[Number(digit)]);
}
