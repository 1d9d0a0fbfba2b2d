import type { Choices } from '../../../lists/choices.ts';
import {
  currencyDigits,
  fromSmallestUnit,
  isCurrency,
  toSmallestUnit,
} from '../../../locale/currencyUnits.ts';
import { canonicalDecimal, isDecimal } from '../../../locale/decimals.ts';
import { formatMoney } from '../../../locale/formats.ts';
import type { Locale } from '../../../locale/locale.ts';
import { valueOf, type Caught } from '../../../relay/caught.ts';
import { NANOS_DIGITS, splitAmount, wholeAmount } from '../../fields/wholeAmount.ts';
import { wrong, type ControlProps, type Input, type InputWords } from '../input.ts';
import { numberProblem, type NumberLimits } from '../limits.ts';
import type { Picked } from '../pickedAmount.ts';
import type { FormState } from '../values.ts';
import { CURRENCY_CODES } from './currencyCodes.ts';
import { CurrencySelect } from './CurrencySelect.tsx';
import { problemWithMoney, shifted } from './moneyProblem.ts';
import { MoneyControl } from './MoneyControl.tsx';
import { currencyIn, currencyOfRecord, type CurrencyPlace, type MoneyState } from './moneyState.ts';
import { decimal } from './number.tsx';
import { text } from './text.tsx';
import { importedAmount } from './writtenMoney.ts';
import { textOf } from './textOfRecord.ts';
import type { TextState } from './textState.ts';

interface MoneySettings<Value> extends InputWords, NumberLimits, CurrencyPlace {
  /** The record that brings the amount along when it is picked in the same form. */
  readonly picked?: Picked;
  /** Takes the amount as the schema has it. */
  readonly amount: Input<Value, TextState>;
  /** The schema counts the smallest unit of the currency. */
  readonly unit?: 'minor';
  /** The currencies that there are: if all have as many decimals, an amount needs none of them. */
  readonly currencies?: Choices;
}

/** An amount of money: typed in whole units of its currency, and sent as the schema counts it. */
export function money<Value>(settings: MoneySettings<Value>): Input<Value, MoneyState> {
  const {
    amount,
    unit,
    currencies,
    currency,
    currencyInput,
    currencyDefault,
    currencyOf,
    picked,
    ...words
  } = settings;
  const place = { currency, currencyInput, currencyDefault, currencyOf };
  const any = currencies ? oneForAll(Object.keys(currencies)) : null;
  const units = (state: MoneyState, beside?: FormState) =>
    inUnits(canonicalDecimal(state.amount ?? ''), currencyIn(place, state, beside) ?? any, unit);
  const parse = (value: unknown, locale: Locale, record?: FormState): MoneyState => {
    const code = currencyOfRecord(place, record);
    const typed = amount.parse(value, locale);
    return { amount: unit && typed ? wholeUnits(typed, code ?? any) : typed, currency: code };
  };
  return {
    ...words,
    ...entered(place),
    ...(unit && currencyInput !== undefined && { dependsOn: currencyInput }),
    ...(unit && currencyOf && currencyDefault === undefined && { isOfOneRecord: true }),
    parse,
    check: (state, locale, before, beside) => {
      const code = currencyIn(place, state, beside) ?? any;
      const isNeeded = unit !== undefined && currencyInput !== undefined && beside !== undefined;
      const limits = unit ? shifted(words, currencyDigits(code)) : words;
      const problem =
        problemWithMoney(state, { code, isNeeded, unit, before }, locale) ??
        numberProblem(state.amount ?? '', limits, locale);
      if (problem !== null) return wrong(problem);
      return amount.check(units(state, beside), locale);
    },
    serialize: (state, locale, _before, beside) =>
      amount.serialize(unit ? units(state, beside) : state.amount, locale),
    canonical: units,
    fromSmallestUnit: (state, beside) => inWhole(state, currencyIn(place, state, beside) ?? any),
    Control: (props) => <MoneyControl {...props} place={place} picked={picked} />,
  };
}

interface MoneyObjectSettings extends InputWords, CurrencyPlace {
  /** The record that brings the amount along when it is picked in the same form. */
  readonly picked?: Picked;
  /** Takes the amount as the schema has it; its whole units, where the rest is counted in billionths. */
  readonly amount: Input<unknown, TextState>;
  readonly unit?: 'minor';
  /** The names of the parts of the object. */
  readonly at: { readonly amount: string; readonly nanos?: string; readonly currency?: string };
  /** The currencies that the backend takes; those of ISO 4217 where it does not say. */
  readonly currencies?: Choices;
  /** The currency of new amounts. */
  readonly first?: string;
  /** The backend takes an amount without a currency. */
  readonly isCurrencyOptional?: boolean;
}

/** An object with an amount of money: `{ amount currency }`, `{ units nanos currencyCode }`, `{ cents }`. */
export function moneyObject<Value extends object>(
  settings: MoneyObjectSettings,
): Input<Value, MoneyState> {
  const { amount, unit, at, currencies, first, isCurrencyOptional, ...rest } = settings;
  const { currency, currencyInput, currencyDefault, currencyOf, picked, ...words } = rest;
  const place = { currency, currencyInput, currencyDefault, currencyOf };
  const codes = currencies ? Object.keys(currencies) : CURRENCY_CODES;
  const isOwn = at.currency !== undefined;
  const any = currencies && !isOwn ? oneForAll(Object.keys(currencies)) : null;
  const units = (state: MoneyState, beside?: FormState) =>
    inUnits(canonicalDecimal(state.amount ?? ''), currencyIn(place, state, beside) ?? any, unit);
  const Currency = (props: ControlProps<MoneyState>) => <CurrencySelect {...props} codes={codes} />;
  const parse = (value: unknown, locale: Locale, record?: FormState): MoneyState => {
    const parts = value as Readonly<Record<string, Caught<string | number>>>;
    const code = isOwn ? textOf(parts[at.currency ?? '']) : currencyOfRecord(place, record);
    const whole = valueOf(
      at.nanos ? wholeAmount(parts[at.amount], parts[at.nanos]) : parts[at.amount],
    );
    const typed = whole === null ? null : amount.parse(whole, locale);
    return { amount: unit && typed ? wholeUnits(typed, code ?? any) : typed, currency: code };
  };
  const start = isOwn && first !== undefined ? { amount: null, currency: first } : null;
  return {
    ...words,
    ...entered(place),
    ...(start && { start: () => start }),
    ...(unit && currencyInput !== undefined && { dependsOn: currencyInput }),
    ...(unit && currencyOf && currencyDefault === undefined && { isOfOneRecord: true }),
    isObject: true,
    ...(isOwn && { hasCurrency: true as const }),
    parse,
    check: (state, locale, before, beside) => {
      const code = currencyIn(place, state, beside) ?? any;
      const isBeside = unit !== undefined && currencyInput !== undefined && beside !== undefined;
      const isNeeded = isOwn ? !isCurrencyOptional || unit !== undefined : isBeside;
      const most = at.nanos ? NANOS_DIGITS : undefined;
      const problem = problemWithMoney(state, { code, isNeeded, unit, before, most }, locale);
      if (problem !== null) return wrong(problem);
      const sent = units(state, beside);
      return amount.check(at.nanos ? splitAmount(sent).units : sent, locale);
    },
    serialize: (state, locale, _before, beside) => {
      const sent = unit ? units(state, beside) : (state.amount ?? '');
      const split = at.nanos ? splitAmount(canonicalDecimal(sent)) : null;
      return {
        [at.amount]: amount.serialize(split ? split.units : sent, locale),
        ...(split && at.nanos && { [at.nanos]: split.nanos }),
        ...(at.currency && state.currency !== null && { [at.currency]: state.currency }),
      } as Value;
    },
    canonical: (state, beside) => [units(state, beside), isOwn ? state.currency : null],
    fromText: (text, locale) => {
      const { written, ...state } = importedAmount(text, isOwn ? (first ?? null) : null, locale);
      const isCode = isOwn && /^[A-Za-z]{3}$/.test(written ?? '');
      if (isCode) return { state: { ...state, currency: written?.toUpperCase() ?? null } };
      return { state: written === undefined ? state : { ...state, written } };
    },
    fromSmallestUnit: (state, beside) => inWhole(state, currencyIn(place, state, beside) ?? any),
    Control: (props) => (
      <MoneyControl
        {...props}
        place={place}
        picked={picked}
        Currency={isOwn ? Currency : undefined}
      />
    ),
  };
}

/** What all inputs of money have in common. */
function entered(place: CurrencyPlace) {
  const empty: MoneyState = { amount: null, currency: place.currency ?? null };
  return {
    empty,
    cleared: null,
    kind: 'money' as const,
    isNumber: true as const,
    parts: PARTS,
    emptyOf: (record: FormState) => ({ ...empty, currency: currencyOfRecord(place, record) }),
    isEmpty: (state: MoneyState) => state.amount === null,
    format: (state: MoneyState, locale: Locale) =>
      formatMoney(canonicalDecimal(state.amount ?? ''), state.currency, locale),
    fromText: (text: string, locale: Locale) => ({
      state: importedAmount(text, empty.currency, locale),
    }),
  };
}

/** What addresses have of an amount. */
const PARTS = {
  amount: { ...decimal(), label: 'Amount' },
  currency: { ...text(), label: 'Currency' },
};

/** An amount that was read in the smallest unit of its currency; what is no number stays as it is. */
function inWhole(state: MoneyState, code: string | null): MoneyState {
  const amount = state.amount ?? '';
  return isDecimal(amount) ? { ...state, amount: wholeUnits(amount, code) } : state;
}

function wholeUnits(amount: string, currency: string | null): string {
  return fromSmallestUnit(canonicalDecimal(amount), currencyDigits(currency));
}

function inUnits(amount: string, currency: string | null, unit: 'minor' | undefined): string {
  return unit ? toSmallestUnit(amount, currencyDigits(currency)) : amount;
}

/** A currency that stands for all of them, where all have as many decimals; else null. */
function oneForAll(codes: readonly string[]): string | null {
  const isAlike = codes.every(
    (code) => isCurrency(code) && currencyDigits(code) === currencyDigits(codes[0]),
  );
  return isAlike ? (codes[0] ?? null) : null;
}
