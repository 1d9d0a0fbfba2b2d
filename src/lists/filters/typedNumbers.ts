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

/** Converts typed numbers to plain ones. @param language the language in which they were typed */
export function plainNumbers(text: string, language: string | undefined): string {
  return inParts(text, (number) => plainNumber(number, language));
}

/** The same as people of the language type it. */
export function typedNumbers(text: string, locale: Locale): string {
  return inParts(text, (number) => writeNumber(number, locale));
}

function inParts(text: string, change: (number: string) => string): string {
  return text
    .split(RANGE)
    .map((number) => change(number.trim()))
    .join(RANGE);
}
