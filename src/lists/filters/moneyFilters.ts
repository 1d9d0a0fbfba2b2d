import { currencyDigits, toSmallestUnit } from '../../locale/currencyUnits.ts';
import { canonicalDecimal } from '../../locale/decimals.ts';
import {
  readArguments,
  type ConditionAt,
  type FilterArguments,
  type FilterDefinition,
  type FilterOptions,
} from './filterDefinition.ts';
import { isDecimal, parseInteger } from './filterSettings.ts';
import { comparisonsOf, type Operators } from './operands.ts';

interface MoneyOptions extends FilterOptions {
  /**
   * The currency of all records, by its code of ISO 4217. Without one an amount counts hundredths, as those of most
   * currencies do: what is compared has no currency.
   */
  readonly currency?: string;
}

interface MakeMoneyFilter<Operand> {
  <Variables>(
    operators: Operators<Variables, Operand>,
    options?: MoneyOptions,
  ): FilterDefinition<Variables>;
  <Variables, Path extends string>(
    path: Path,
    operators: Operators<ConditionAt<Variables, Path>, Operand>,
    options?: MoneyOptions,
  ): FilterDefinition<Variables>;
}

/** Amounts that the schema counts in the smallest unit of a currency: `19.99` is sent as 1999, if that is an `Int`. */
export const integerMoneyFilter = moneyMaker<number>(parseInteger);

/** The same, where the schema takes any number. */
export const numberMoneyFilter = moneyMaker<number>(Number);

/** The same, where the schema takes them as text. */
export const decimalMoneyFilter = moneyMaker<string>((amount) => amount);

/** @param read an amount in the smallest unit, all digits */
function moneyMaker<Operand>(read: (amount: string) => Operand | null): MakeMoneyFilter<Operand> {
  return <Variables, Condition>(
    ...given: FilterArguments<Variables, Condition, Operand, MoneyOptions>
  ): FilterDefinition<Variables> => {
    const { operators, options } = readArguments(given);
    const { label, required, currency } = options;
    const digits = currencyDigits(currency);
    const parse = (text: string) => {
      if (!isDecimal(text)) return null;
      const amount = toSmallestUnit(canonicalDecimal(text), digits);
      // Nothing is finer than the smallest unit.
      return amount.includes('.') ? null : read(amount);
    };
    return { label, required, kind: 'number', comparisons: comparisonsOf(parse, operators) };
  };
}
