import { CURRENCY_SIGN } from '../../locale/moneyText.ts';
import { writeNumber } from '../../locale/numberText.ts';
import { plainNumber, WRITTEN_IN } from '../../locale/writtenIn.ts';
import type { Locale } from '../../locale/locale.ts';
import { parameterOf } from './comparisons.ts';

/** Separates the ends of a range: `100..200`. */
export const RANGE = '..';

/** The parameter for the language in which a filter's numbers were typed: `total.written-in=de`. */
export function writtenInParameter(filter: string, group = ''): string {
  return `${parameterOf(filter, '', group)}.${WRITTEN_IN}`;
}

const CURRENCY = new RegExp(`^(-?)${CURRENCY_SIGN}\\s*|\\s*${CURRENCY_SIGN}$`, 'gu');

/**
 * Converts typed numbers to plain ones. An amount may have the sign or the code of its currency: lists are narrowed by
 * the number.
 *
 * @param language the language in which they were typed
 */
export function plainNumbers(text: string, language: string | undefined): string {
  return inParts(text, (number) =>
    plainNumber((language && number.replaceAll(CURRENCY, '$1')) || number, language),
  );
}

/** Converts plain numbers to what people of the language type. */
export function typedNumbers(text: string, locale: Locale): string {
  return inParts(text, (number) => writeNumber(number, locale));
}

function inParts(text: string, change: (number: string) => string): string {
  return text
    .split(RANGE)
    .map((number) => change(number.trim()))
    .join(RANGE);
}
