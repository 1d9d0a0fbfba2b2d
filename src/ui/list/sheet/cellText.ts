import { writeNumber } from '../../../locale/numberText.ts';
import type { Locale } from '../../../locale/locale.ts';
import { textIn, type Column } from '../../fields/column.tsx';
import type { Input } from '../../form/input.ts';
import type { MoneyState } from '../../form/inputs/moneyState.ts';
import { showMoment } from '../../form/moments.ts';
import type { TextState } from '../../form/inputs/textState.ts';

/** The text that is copied from a cell, as a person would type it, so that pasting it gives the same value. */
export function textOf(input: Input, state: unknown, locale: Locale): string {
  if (input.isEmpty(state)) return '';
  switch (input.kind) {
    case 'money':
      return moneyText(input, state as MoneyState, locale);
    case 'integer':
    case 'decimal':
    case 'float':
      return writeNumber((state as TextState) ?? '', locale);
    case 'day':
      return String(state);
    case 'moment':
      return (showMoment(String(state), locale.timeZone) ?? String(state)).replace('T', ' ');
    default:
      return input.format(state, locale);
  }
}

function moneyText(input: Input, { amount, currency }: MoneyState, locale: Locale): string {
  const number = writeNumber(amount ?? '', locale);
  return input.hasCurrency && currency !== null ? `${number} ${currency}` : number;
}

/** Why an amount cannot be taken that was read with the sign of a currency; null where it can. */
export function problemWithSign(
  input: Input,
  state: unknown,
  locale: Locale,
  base: unknown,
): string | null {
  const hasSign = input.kind === 'money' && (state as MoneyState).written !== undefined;
  return (hasSign && input.check(state, locale, base)[0]?.message) || null;
}

const NUMBER = /^-?\d+(\.\d+)?$/;

/** What is copied of a cell that cannot be edited: what a file says of it. */
export function shownText(column: Column<unknown>, row: unknown, locale: Locale): string {
  const text = textIn(column, row, locale) ?? '';
  return column.align === 'end' && NUMBER.test(text) ? writeNumber(text, locale) : text;
}

/**
 * Gives an amount that was entered without a currency the currency of its cell.
 *
 * @param text the entered text
 * @param base the cell's amount
 */
export function inCurrencyOf(input: Input, state: unknown, text: string, base: unknown): unknown {
  if (input.kind !== 'money') return state;
  const [read, own] = [state as MoneyState, (base as MoneyState).currency];
  const isNamed = read.currency !== null && text.toUpperCase().includes(read.currency);
  return isNamed || own === null ? state : { ...read, currency: own };
}
