import { currencyDigits, toSmallestUnit } from '../../locale/currencyUnits.ts';
import { canonicalDecimal } from '../../locale/decimals.ts';
import {
  readArguments,
  type FilterArguments,
  type FilterOptions,
  type MakeFilter,
} from './filterDefinition.ts';
import { isDecimal, parseInteger, simpleFilter } from './filterSettings.ts';

interface MoneyOptions extends FilterOptions {
  /**
   * The currency of all records, by its code of ISO 4217. Without one an amount counts hundredths, as those of most
   * currencies do: what is compared has no currency.
   */
  readonly currency?: string;
}

/** Amounts that the schema counts in the smallest unit of a currency: `19.99` is sent as 1999, if that is an `Int`. */
export const integerMoneyFilter = moneyMaker<number>(parseInteger);

/** Amounts in the smallest unit of a currency, where the schema takes any number. */
export const numberMoneyFilter = moneyMaker<number>(Number);

/** Amounts in the smallest unit of a currency, where the schema takes them as text. */
export const decimalMoneyFilter = moneyMaker<string>((amount) => amount);

/** @param read an amount in the smallest unit, all digits */
function moneyMaker<Operand>(
  read: (amount: string) => Operand | null,
): MakeFilter<Operand, MoneyOptions> {
  return <Variables, Condition>(
    ...given: FilterArguments<Variables, Condition, Operand, MoneyOptions>
  ) => {
    const digits = currencyDigits(readArguments(given).options.currency);
    const parse = (text: string) => {
      if (!isDecimal(text)) return null;
      const amount = toSmallestUnit(canonicalDecimal(text), digits);
      // Nothing is finer than the smallest unit.
      return amount.includes('.') ? null : read(amount);
    };
    return simpleFilter('number', parse, given);
  };
}
