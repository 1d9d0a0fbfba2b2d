import { remembered } from '../../locale/formats.ts';
import type { Locale } from '../../locale/locale.ts';
import { isDecimal } from './decimals.ts';

/** How people of a language write numbers. */
interface NumberWriting {
  /** Stands before the fraction. */
  readonly point: string;
  /** From 0 to 9. */
  readonly digits: readonly string[];
}

const writingIn = remembered((language: string): NumberWriting => {
  const format = new Intl.NumberFormat(language, { useGrouping: false });
  const point = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  return { point, digits: [...format.format(9_876_543_210)].reverse() };
});

/** What people speak decides how they write numbers. */
type Speaker = Pick<Locale, 'language' | 'writtenIn'>;

function writingOf({ language, writtenIn = language }: Speaker): NumberWriting {
  return writingIn(writtenIn, null);
}

/** The digits that are typed on Arabic and Persian keyboards, whatever the language of the page. */
const OTHER_DIGITS = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'];

/** Marks of direction, which are copied along with a number and not seen. */
const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text with the digits 0 to 9, and other signs as in ASCII, as far as they have one. */
export function withPlainDigits(text: string, locale: Speaker): string {
  const systems = [writingOf(locale).digits.join(''), ...OTHER_DIGITS];
  // Of full-width signs and of spaces of all kinds NFKC makes plain ones.
  const plain = text.normalize('NFKC').replaceAll(MARKS, '').trim().replaceAll('−', '-');
  return plain.replaceAll(/[^ -~]/g, (sign) => {
    const digit = systems.map((digits) => digits.indexOf(sign)).find((index) => index >= 0);
    return digit === undefined ? sign : String(digit);
  });
}

/** What sets groups of digits apart in some language, and means nothing else in any. */
const GROUPING = /[ '’٬]/g;

/** Three digits stand behind each sign, or it does not set groups apart: `1.25` is no German 125. */
const GROUPED = {
  ',': /^([+-]? ?\d{1,3}(?:[ .]\d{2,3})*[ .]\d{3})(?:,(\d*))?$/,
  '.': /^([+-]? ?\d{1,3}(?:[ ,]\d{2,3})*[ ,]\d{3})(?:\.(\d*))?$/,
};

/**
 * A number as people of the language type it (`1.250,50`, `1 250,50`, `١٢٥٠٫٥`), as programs write it:
 * `1250.50`. Null for what is no number, and for what may be two: in English `1,5`.
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

/** A number as programs write it, as people of the language type it, without groups. Other texts stay as they are. */
export function writeNumber(number: string, { language }: Speaker): string {
  if (!isDecimal(number)) return number;
  const { point, digits } = writingIn(language, null);
  return number.replace('.', point).replaceAll(/\d/g, (digit) => digits[Number(digit)]);
}
