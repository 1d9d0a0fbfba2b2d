import { formatNumber } from '../../locale/formats.ts';
import type { Locale } from '../../locale/locale.ts';
import { wrong, type ControlProps, type Input, type InputWords } from '../input.ts';
import { plainText, TextControl } from './text.tsx';

/** GraphQL's own Int has 32 bits (GraphQL specification, section 3.5.1). */
const INT_MAX = 2 ** 31 - 1;
const INT_MIN = -(2 ** 31);

/** A whole number as GraphQL's Int. */
export function integer(words: InputWords): Input<number, string> {
  return {
    ...words,
    ...number,
    check: (held) => wrong(problemWithInt(held)),
    send: Number,
  };
}

/** A number as GraphQL's Float. */
export function float(words: InputWords): Input<number, string> {
  return { ...words, ...number, check: (held) => wrong(problemWithDecimal(held)), send: Number };
}

/**
 * A number with as many digits as it needs: it stays a text from the backend to the backend, unless
 * the backend itself has it as a number.
 */
export function decimal(words: InputWords): Input<string, string> {
  return { ...words, ...number, check: (held) => wrong(problemWithDecimal(held)) };
}

const number = {
  ...plainText,
  words: (held: string, locale: Locale) => formatNumber(held, locale),
  Control: (props: ControlProps<string>) => <TextControl {...props} inputMode="decimal" isNumber />,
};

function problemWithInt(held: string): string | null {
  if (!/^[+-]?\d+$/.test(held.trim())) return 'This has to be a whole number.';
  const value = Number(held);
  if (value > INT_MAX) return 'This is more than the backend can store.';
  return value < INT_MIN ? 'This is less than the backend can store.' : null;
}

function problemWithDecimal(held: string): string | null {
  if (/^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(held.trim())) return null;
  return held.includes(',')
    ? 'Write the number with a point and without commas: 1250.50.'
    : 'This has to be a number, such as 1250.50.';
}
