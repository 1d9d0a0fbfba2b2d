import { useState } from 'react';
import { formatNumber } from '../../../locale/formats.ts';
import { useLocale } from '../../locale/useLocale.ts';
import type { Locale } from '../../../locale/locale.ts';
import { t } from '../../../locale/translate.ts';
import { canonicalDecimal, compareDecimals, isDecimal } from '../../../locale/decimals.ts';
import { wrong, type ControlProps, type Input, type InputWords } from '../input.ts';
import { numberProblem, type NumberLimits } from '../limits.ts';
import { readNumber, readPercent, writeNumber } from '../../../locale/numberText.ts';
import { concealed } from './secret.tsx';
import { trimmedText } from './text.tsx';
import { TextControl } from './TextControl.tsx';
import type { TextState } from './textState.ts';

/** `Int` has 32 bits (GraphQL specification, section 3.5.1). */
const INT_MAX = 2 ** 31 - 1;
const INT_MIN = -(2 ** 31);

interface NumberSettings extends InputWords, NumberLimits {
  /** A share of one hundred, which is typed with its sign, too; by default where the label has it: `Discount (%)`. */
  readonly isPercent?: boolean;
}

/** An integer input for GraphQL's `Int`. */
export function integer(settings: NumberSettings = {}): Input<number, TextState> {
  return {
    ...settings,
    ...numberOf(settings),
    kind: 'integer',
    ...(settings.isSecret && concealed(NumberControl)),
    check: (state, locale) =>
      wrong(problemWithInt(state ?? '', locale) ?? numberProblem(state ?? '', settings, locale)),
    serialize: Number,
  };
}

/** A number input for GraphQL's `Float`. */
export function float(settings: NumberSettings = {}): Input<number, TextState> {
  return {
    ...settings,
    ...numberOf(settings),
    kind: 'float',
    ...(settings.isSecret && concealed(NumberControl)),
    check: (state, locale) =>
      wrong(
        problemWithDecimal(state ?? '', locale) ??
          problemWithFloat(state ?? '', locale) ??
          numberProblem(state ?? '', settings, locale),
      ),
    serialize: Number,
  };
}

interface DecimalSettings extends NumberSettings {
  /** Only integers are valid. */
  readonly isWhole?: boolean;
}

/**
 * An arbitrary-precision number, which is text in the API and never converted to floating point.
 */
export function decimal(settings: DecimalSettings = {}): Input<string, TextState> {
  return {
    ...settings,
    ...numberOf(settings),
    kind: settings.isWhole ? 'integer' : 'decimal',
    ...(settings.isSecret && concealed(NumberControl)),
    check: (state, locale) => wrong(decimalProblem(state ?? '', settings, locale)),
  };
}

/**
 * An arbitrary-precision number for a backend that takes JSON numbers. A number that JavaScript
 * cannot represent exactly is not sent as another one.
 */
export function exactNumber(settings: DecimalSettings = {}): Input<number, TextState> {
  return {
    ...settings,
    ...numberOf(settings),
    kind: settings.isWhole ? 'integer' : 'float',
    ...(settings.isSecret && concealed(NumberControl)),
    check: (state, locale) =>
      wrong(
        decimalProblem(state ?? '', settings, locale) ?? problemWithDigits(state ?? '', locale),
      ),
    serialize: Number,
  };
}

type ReadNumber = typeof readNumber;

/** What all inputs of numbers have in common. */
function numberOf({ label, isPercent = label?.includes('%') }: NumberSettings) {
  const read = isPercent ? readPercent : readNumber;
  return {
    ...trimmedText,
    isNumber: true as const,
    format: (state: TextState, locale: Locale) => formatNumber(state ?? '', locale),
    canonical: (state: TextState) => canonicalDecimal(state ?? ''),
    fromText: (text: string, locale: Locale) => ({
      state: readImported(text, locale, read) ?? text.trim(),
    }),
    Control: isPercent ? PercentControl : NumberControl,
  };
}

/**
 * Parses a number of a file. Most files are written by programs, so `1.250` is read in program notation unless the
 * person chooses another one for the column.
 */
export function readImported(
  text: string,
  locale: Locale,
  read: ReadNumber = readNumber,
): string | null {
  return isDecimal(text) && !locale.writtenIn ? text.trim() : read(text, locale);
}

interface NumberControlProps extends Omit<ControlProps<TextState>, 'onChange'> {
  /** Parses what is typed; null for what is not understood, which is kept as it is. */
  readonly read?: ReadNumber;
  /** @param typed the text itself */
  readonly onChange: (state: TextState, typed: string) => void;
}

function PercentControl(props: ControlProps<TextState>) {
  return <NumberControl {...props} read={readPercent} />;
}

/** Stores a number in program notation and displays it in the language's after editing. */
export function NumberControl(props: NumberControlProps) {
  const { value, onChange, onBlur, read: parse = readNumber, ...rest } = props;
  const locale = useLocale();
  /** The text while typing; null when the input does not have the focus. */
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string) => parse(text, locale) ?? text;
  const isTyping = typed !== null && read(typed) === (value ?? '');
  return (
    <TextControl
      {...rest}
      inputMode="decimal"
      isNumber
      value={isTyping ? typed : value && writeNumber(value, locale)}
      onChange={(text) => {
        setTyped(text ?? '');
        onChange(text && read(text), text ?? '');
      }}
      onBlur={() => {
        setTyped(null);
        onBlur();
      }}
    />
  );
}

function decimalProblem(state: string, settings: DecimalSettings, locale: Locale): string | null {
  if (settings.isWhole && !/^[+-]?\d+$/.test(state.trim())) return t(NOT_WHOLE, locale);
  return problemWithDecimal(state, locale) ?? numberProblem(state, settings, locale);
}

const NOT_WHOLE = 'Enter a whole number.';
const TOO_LARGE = 'This is larger than the backend can store.';

function problemWithInt(state: string, locale: Locale): string | null {
  if (!/^[+-]?\d+$/.test(state.trim())) return t(NOT_WHOLE, locale);
  const value = Number(state);
  if (value > INT_MAX) return t(TOO_LARGE, locale);
  return value < INT_MIN ? t('This is smaller than the backend can store.', locale) : null;
}

/** The error message for what is no decimal number; null when it is one. */
export function problemWithDecimal(state: string, locale: Locale): string | null {
  if (isDecimal(state)) return null;
  const example = writeNumber('1250.50', locale);
  return state.includes(',') && example.includes('.')
    ? t('Use a decimal point and no thousands separators: {example}.', locale, { example })
    : t('Enter a number, such as {example}.', locale, { example });
}

function problemWithFloat(state: string, locale: Locale): string | null {
  return Number.isFinite(Number(state)) ? null : t(TOO_LARGE, locale);
}

function problemWithDigits(state: string, locale: Locale): string | null {
  const isExact = compareDecimals(state, String(Number(state))) === 0;
  return isExact ? null : t('This has more digits than can be sent exactly.', locale);
}
