import { use } from 'react';
import { currencyDigits, fromSmallestUnit } from '../../locale/currencyUnits.ts';
import { formatMoney, formatNumber } from '../../locale/formats.ts';
import { formatBytes, formatPercent } from '../../locale/measures.ts';
import { useLocale } from '../locale/useLocale.ts';
import { valueOf, type Caught } from '../../relay/caught.ts';
import {
  column,
  defineColumn,
  type Column,
  type ColumnOptions,
  type ReadValue,
} from './column.tsx';
import { CurrencyContext } from './currencyContext.ts';
import type { ValueProps } from './fieldProps.ts';
import { Value } from './Value.tsx';

type Amount = string | number;

interface NumberProps extends ValueProps<Amount> {
  /** Options of `Intl` beside those of the office. */
  readonly format?: Intl.NumberFormatOptions;
}

/** A number; a decimal that comes as text keeps every digit. */
export function NumberValue({ format, ...props }: NumberProps) {
  const locale = useLocale();
  const options = { ...locale.formats?.number, ...format };
  return <Value {...props}>{(number) => formatNumber(number, locale, options)}</Value>;
}

interface MoneyProps extends NumberProps {
  /** That of the record around it where it is left out. */
  readonly currency?: Caught<string>;
  /** `minor` when the amount counts the currency's smallest unit, cents as a rule. */
  readonly unit?: 'major' | 'minor';
}

/** An amount of money. */
export function Money({ currency, unit = 'major', format, ...props }: MoneyProps) {
  const locale = useLocale();
  const around = use(CurrencyContext);
  const code = valueOf(currency === undefined ? around : currency);
  return <Value {...props}>{(amount) => formatMoney(amount, code, locale, unit, format)}</Value>;
}

export function Percent({ format, ...props }: NumberProps) {
  const locale = useLocale();
  return <Value {...props}>{(share) => formatPercent(share, locale, format)}</Value>;
}

export function Bytes(props: ValueProps<Amount>) {
  const locale = useLocale();
  return <Value {...props}>{(size) => formatBytes(size, locale)}</Value>;
}

/** A column of numbers. */
export const numberColumn = /* @__PURE__ */ defineColumn(NumberValue, { align: 'end' });

/** A column of shares. */
export const percentColumn = /* @__PURE__ */ defineColumn(Percent, { align: 'end' });

/** A column of sizes. */
export const bytesColumn = /* @__PURE__ */ defineColumn(Bytes, { align: 'end' });

interface MoneyColumnOptions<Row> extends ColumnOptions<Row> {
  /** The currency of every row, or how it is read of one. */
  readonly currency?: string | ((row: Row) => Caught<string>);
  readonly unit?: 'minor';
  readonly format?: Intl.NumberFormatOptions;
}

/** A column of amounts of money; a file has their currency beside them. */
export function moneyColumn<Row>(
  id: string,
  value: ReadValue<Row, Amount>,
  { currency, unit, format, ...options }: MoneyColumnOptions<Row> = {},
): Column<Row> {
  const currencyOf = (row: Row) => (typeof currency === 'function' ? currency(row) : currency);
  return column(id, value, {
    align: 'end',
    holds: 'amount',
    cell: (row) => (
      <Money value={value(row)} currency={currencyOf(row)} unit={unit} format={format} />
    ),
    // A file for people has whole units, as they enter them; one for programs what the backend sent.
    write: (row, locale) => [
      unit && !locale
        ? { part: '(minor unit)', value: valueOf(value(row)) }
        : { part: '', value: wholeUnits(valueOf(value(row)), valueOf(currencyOf(row)), unit) },
      ...(currency ? [{ part: 'currency' as const, value: valueOf(currencyOf(row)) }] : []),
    ],
    writtenParts: (locale) => [
      unit && !locale ? '(minor unit)' : '',
      ...(currency ? ['currency' as const] : []),
    ],
    ...options,
  });
}

function wholeUnits(
  amount: Amount | null,
  currency: string | null,
  unit: 'minor' | undefined,
): Amount | null {
  return unit && amount !== null
    ? fromSmallestUnit(String(amount), currencyDigits(currency))
    : amount;
}
