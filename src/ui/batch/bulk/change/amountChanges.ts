import { currencyDigits, isCurrency } from '../../../../locale/currencyUnits.ts';
import {
  addDecimals,
  multiplyDecimals,
  negateDecimal,
  roundDecimal,
  writtenDecimals,
} from '../../../../locale/decimalArithmetic.ts';
import { canonicalDecimal, isDecimal } from '../../../../locale/decimals.ts';
import type { Message } from '../../../../locale/messages.ts';
import { t } from '../../../../locale/translate.ts';
import type { MoneyState } from '../../../form/inputs/moneyState.ts';
import { decimal } from '../../../form/inputs/number.tsx';
import type { TextState } from '../../../form/inputs/textState.ts';
import type { AnyFields, FormState } from '../../../form/values.ts';
import { operandName, operandText, type Applied, type RelativeChange } from './relativeChange.ts';
import type { ChangeContext } from './relativeChange.ts';
import { chosenRounding, roundingInput } from './rounding.tsx';

/** Where the number is in a state, and how fine its results are. */
interface AmountLens<State> {
  amountOf(state: State): string;
  withAmount(state: State, amount: string): State;
  /** The decimals to which what a percentage gives is rounded. */
  decimals(state: State, context: ChangeContext): number;
  /** The most decimals of an operand, where the schema says so. */
  operandDecimals(context: ChangeContext): number | null;
}

/** A number in JSON does not keep zeros at its end: 12.00 is 12, and 12.6 of it would be 13. */
const JSON_DECIMALS = 2;

const NUMBER: AmountLens<TextState> = {
  amountOf: (state) => state ?? '',
  withAmount: (_, amount) => amount,
  decimals: (state, { input }) => {
    if (input.kind === 'integer') return 0;
    const least = stepDecimals(input.multipleOf) ?? (input.kind === 'float' ? JSON_DECIMALS : 0);
    return Math.max(writtenDecimals(state ?? ''), least);
  },
  operandDecimals: ({ input }) => (input.kind === 'integer' ? 0 : stepDecimals(input.multipleOf)),
};

const MONEY: AmountLens<MoneyState> = {
  amountOf: ({ amount }) => amount ?? '',
  withAmount: (state, amount) => ({ ...state, amount }),
  decimals: ({ amount, currency }) => {
    const text = amount ?? '';
    // An amount that is finer than its currency stays as fine.
    return isCurrency(currency)
      ? Math.max(currencyDigits(currency), writtenDecimals(canonicalDecimal(text)))
      : writtenDecimals(text);
  },
  operandDecimals: ({ input }) => {
    const { currency } = input.empty as MoneyState;
    return isCurrency(currency) ? currencyDigits(currency) : stepDecimals(input.multipleOf);
  },
};

/** The decimals of a step that is one, a tenth, a hundredth…; null for others. */
function stepDecimals(step: number | string | undefined): number | null {
  const [, decimals] = /^(?:1|0?\.(0*1))$/.exec(String(step ?? '')) ?? [null, null];
  return decimals === null ? null : (decimals?.length ?? 0);
}

/** The most that is added, or the percentage: what is more was pasted. */
const MOST = '999999999999999';

function changesOf<State>(lens: AmountLens<State>): ReadonlyArray<RelativeChange<State>> {
  const changed = (
    compute: (amount: string, operands: FormState, decimals: number) => string,
  ): RelativeChange<State>['apply'] => {
    return (before, operands, context): Applied<State> => {
      const amount = lens.amountOf(before);
      if (!isDecimal(amount))
        return { reason: t('“{value}” is not a number.', context.locale, { value: amount }) };
      const decimals = lens.decimals(before, context);
      const computed = compute(amount, operands, decimals);
      const rounded = chosenRounding(operands)?.(computed) ?? computed;
      return { after: lens.withAmount(before, withDecimals(rounded, decimals)) };
    };
  };
  const byPercent = (id: string, label: Message, sign: 1 | -1): RelativeChange<State> => ({
    id,
    label,
    operands: ({ input, locale }) => ({
      [operandName('by')]: {
        ...decimal({ above: 0, max: sign === 1 ? MOST : 100, required: true, isPercent: true }),
        label: t('Percent', locale),
      },
      ...roundingInput(input, 'Then round to', false, locale),
    }),
    apply: changed((amount, operands, decimals) => {
      const percent = operandText(operands, 'by');
      const share = multiplyDecimals(
        multiplyDecimals(amount, sign === 1 ? percent : negateDecimal(percent)),
        '0.01',
      );
      return roundDecimal(addDecimals(amount, share), decimals);
    }),
  });
  const byAmount = (id: string, label: Message, sign: 1 | -1): RelativeChange<State> => ({
    id,
    label,
    operands: (context): AnyFields => ({
      [operandName('by')]: amountInput(lens.operandDecimals(context), context),
      ...roundingInput(context.input, 'Then round to', false, context.locale),
    }),
    apply: changed((amount, operands) => {
      const by = operandText(operands, 'by');
      return addDecimals(amount, sign === 1 ? by : negateDecimal(by));
    }),
  });
  return [
    byPercent('increase-percent', 'Increase by percent', 1),
    byPercent('decrease-percent', 'Decrease by percent', -1),
    byAmount('increase', 'Increase by an amount', 1),
    byAmount('decrease', 'Decrease by an amount', -1),
    {
      id: 'round',
      label: 'Round',
      operands: ({ input, locale }) => roundingInput(input, 'Round to', true, locale),
      apply: changed((amount) => amount),
    },
  ];
}

function amountInput(decimals: number | null, { locale }: ChangeContext) {
  const step = decimals ? `0.${'1'.padStart(decimals, '0')}` : undefined;
  return {
    ...decimal({
      above: 0,
      max: MOST,
      multipleOf: step,
      isWhole: decimals === 0,
      required: true,
    }),
    label: t('Amount', locale),
  };
}

/** A number with at least so many decimals, and with more only where they are not zero. */
function withDecimals(text: string, decimals: number): string {
  const plain = canonicalDecimal(text);
  return roundDecimal(plain, Math.max(decimals, writtenDecimals(plain)));
}

export const NUMBER_CHANGES = changesOf(NUMBER);

export const MONEY_CHANGES = changesOf(MONEY);
