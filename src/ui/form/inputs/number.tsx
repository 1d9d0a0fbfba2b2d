import { formatNumber } from '../../locale/formats.ts';
import type { Locale } from '../../locale/locale.ts';
import { canonicalDecimal, compareDecimals, isDecimal } from '../decimals.ts';
import { wrong, type ControlProps, type Input, type InputWords } from '../input.ts';
import { numberProblem, type NumberLimits } from '../limits.ts';
import { TextControl, trimmedText } from './text.tsx';

/** GraphQL's own Int has 32 bits (GraphQL specification, section 3.5.1). */
const INT_MAX = 2 ** 31 - 1;
const INT_MIN = -(2 ** 31);

interface NumberSettings extends InputWords, NumberLimits {}

/** A whole number as GraphQL's Int. */
export function integer(settings: NumberSettings): Input<number, string> {
  return {
    ...settings,
    ...number,
    check: (held) => wrong(problemWithInt(held) ?? numberProblem(held, settings)),
    send: Number,
  };
}

/** A number as GraphQL's Float. */
export function float(settings: NumberSettings): Input<number, string> {
  return {
    ...settings,
    ...number,
    check: (held) =>
      wrong(problemWithDecimal(held) ?? problemWithFloat(held) ?? numberProblem(held, settings)),
    send: Number,
  };
}

interface DecimalSettings extends NumberSettings {
  /** It has no digits behind the point. */
  readonly isWhole?: boolean;
}

/**
 * A number with as many digits as it needs: it stays a text from the backend to the backend and
 * never passes through floating point.
 */
export function decimal(settings: DecimalSettings): Input<string, string> {
  return { ...settings, ...number, check: (held) => wrong(decimalProblem(held, settings)) };
}

/**
 * Likewise, for a backend that takes the number itself and not its text. JavaScript's numbers hold
 * some 15 digits: what they cannot hold is not sent as something else.
 */
export function exactNumber(settings: DecimalSettings): Input<number, string> {
  return {
    ...settings,
    ...number,
    check: (held) => wrong(decimalProblem(held, settings) ?? problemWithDigits(held)),
    send: Number,
  };
}

const number = {
  ...trimmedText,
  words: (held: string, locale: Locale) => formatNumber(held, locale),
  canonical: canonicalDecimal,
  Control: (props: ControlProps<string>) => <TextControl {...props} inputMode="decimal" isNumber />,
};

function decimalProblem(held: string, settings: DecimalSettings): string | null {
  if (settings.isWhole && !/^[+-]?\d+$/.test(held.trim())) return NOT_WHOLE;
  return problemWithDecimal(held) ?? numberProblem(held, settings);
}

const NOT_WHOLE = 'This has to be a whole number.';

function problemWithInt(held: string): string | null {
  if (!/^[+-]?\d+$/.test(held.trim())) return NOT_WHOLE;
  const value = Number(held);
  if (value > INT_MAX) return 'This is more than the backend can store.';
  return value < INT_MIN ? 'This is less than the backend can store.' : null;
}

function problemWithDecimal(held: string): string | null {
  if (isDecimal(held)) return null;
  return held.includes(',')
    ? 'Write the number with a point and without commas: 1250.50.'
    : 'This has to be a number, such as 1250.50.';
}

function problemWithFloat(held: string): string | null {
  return Number.isFinite(Number(held)) ? null : 'This is more than the backend can store.';
}

function problemWithDigits(held: string): string | null {
  const isExact = compareDecimals(held, String(Number(held))) === 0;
  return isExact ? null : 'This has more digits than can be sent without changing them.';
}
