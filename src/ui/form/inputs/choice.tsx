import type { ReactNode } from 'react';
import type { Choices } from '../../../lists/choices.ts';
import { useLocale } from '../../locale/useLocale.ts';
import type { Locale } from '../../../locale/locale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import {
  controlAttributes,
  type ControlProps,
  type Input,
  type InputWords,
  type NamedValues,
  type TextReading,
} from '../input.ts';
import styles from '../form.module.css';

export interface ChoiceSettings<Values extends Choices> extends InputWords, Pick<Input, 'picked'> {
  readonly choices: Values;
}

/** Up to this many values are shown as buttons. */
export const MAX_BUTTONS = 4;

/** Imported files are read in English too. */
const ENGLISH: Locale = { language: 'en', timeZone: 'UTC', now: 0 };

/** Maximum number of values that an error message lists. */
const MAX_LISTED = 12;

/** An enum value: buttons for a few values, a select for more. */
export function choice<Values extends Choices>({
  choices,
  ...words
}: ChoiceSettings<Values>): Input<keyof Values & string, string> {
  const isSmall = Object.keys(choices).length <= MAX_BUTTONS;
  return {
    ...words,
    ...oneOf(namedValues(choices), isSmall),
    serialize: (state) => state as keyof Values & string,
  };
}

/** A boolean; an optional one starts without a choice. */
export function yesNo(words: InputWords = {}): Input<boolean, string> {
  const values: NamedValues = [
    ['true', (locale) => t('Yes', locale)],
    ['false', (locale) => t('No', locale)],
  ];
  return {
    ...words,
    ...oneOf(values, true),
    serialize: (state) => state === 'true',
    // Also accepts what spreadsheets and databases write.
    fromText: (text, locale) =>
      parseChoice(values, YES_NO.get(text.trim().toLowerCase()) ?? text, locale),
  };
}

const YES_NO: ReadonlyMap<string, string> = new Map([
  ['1', 'true'],
  ['0', 'false'],
  ['y', 'true'],
  ['n', 'false'],
  ['t', 'true'],
  ['f', 'false'],
]);

/** Enum values with the team's labels. */
export function namedValues(choices: Choices): NamedValues {
  return Object.entries(choices).map(([value, { label }]) => [
    value,
    (locale) => tLabel(label, locale),
  ]);
}

function oneOf(values: NamedValues, isSmall: boolean) {
  return {
    empty: '',
    cleared: null,
    parse: (value: unknown) => String(value),
    isEmpty: (state: string) => state === '',
    check: () => [],
    format: (state: string, locale: Locale) =>
      values.find(([value]) => value === state)?.[1](locale) ?? state,
    fromText: (text: string, locale: Locale) => parseChoice(values, text, locale),
    isGroup: isSmall,
    offers: values,
    Control: (props: ControlProps<string>) => (
      <OneOfControl {...props} values={values} isSmall={isSmall} />
    ),
  };
}

/** One of several values: as buttons where they are few, else as a select. */
export function OneOfControl({ isSmall, ...props }: OneOfProps & { readonly isSmall: boolean }) {
  return isSmall ? <Toggle {...props} /> : <ChoiceControl {...props} />;
}

/**
 * Finds the value with a given code or name, in the visitor's language or English, ignoring case
 * and accents.
 */
export function parseChoice(
  values: NamedValues,
  text: string,
  locale: Locale,
): TextReading<string> {
  const plain = (words: string) =>
    words.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  const found =
    values.find(([value]) => value === text.trim()) ??
    values.find(([value, nameIn]) =>
      [value, nameIn(locale), nameIn(ENGLISH)].some((name) => plain(name) === plain(text)),
    );
  if (found) return { state: found[0] };
  const [some, rest] = [values.slice(0, MAX_LISTED), values.length - MAX_LISTED];
  const names = some.map(([, nameIn]) => nameIn(locale)).join(', ');
  const known = rest > 0 ? t('{names} and {count} more', locale, { names, count: rest }) : names;
  return { problem: t('“{text}” is not one of: {names}.', locale, { text, names: known }) };
}

interface OneOfProps extends ControlProps<string> {
  readonly values: NamedValues;
}

/** The values, one that is missing in this schema's version, and none where that is possible. */
export function offeredChoices(
  values: NamedValues,
  { value, required, unset }: Pick<ControlProps<string>, 'value' | 'required' | 'unset'>,
): NamedValues {
  const isKnown = value === '' || values.some(([option]) => option === value);
  return [
    ...values,
    ...(isKnown ? [] : [[value, () => value] as const]),
    ...(required ? [] : [['', () => unset] as const]),
  ];
}

function Toggle({ values, ...props }: OneOfProps) {
  const { value, onChange, onBlur, ref, id, name } = props;
  const locale = useLocale();
  return (
    <div className={styles.toggle}>
      {offeredChoices(values, props).map(([option, nameIn], index) => (
        <label key={option}>
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={name}
            value={option}
            checked={value === option}
            ref={index === 0 && typeof ref === 'function' ? ref : undefined}
            onChange={() => onChange(option)}
            onBlur={onBlur}
          />
          {nameIn(locale)}
        </label>
      ))}
    </div>
  );
}

function ChoiceControl({ values, ...props }: OneOfProps) {
  const locale = useLocale();
  return (
    <Select {...props} known={values.map(([option]) => option)}>
      {values.map(([option, nameIn]) => (
        <option key={option} value={option}>
          {nameIn(locale)}
        </option>
      ))}
    </Select>
  );
}

interface SelectProps extends ControlProps<string> {
  readonly known: readonly string[];
  /** The select's accessible name, where it has no visible label of its own. */
  readonly label?: string;
  /** The options of the known values. */
  readonly children: ReactNode;
}

/** A native select. */
export function Select(all: SelectProps) {
  const { known, label, children, value, onChange, ref, unset, ...props } = all;
  const isKnown = value === '' || known.includes(value);
  return (
    <select
      {...controlAttributes(props)}
      aria-label={label}
      ref={typeof ref === 'function' ? ref : undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={styles.input}
    >
      <option value="">{unset}</option>
      {/* Values that are missing in this schema's version are preserved. */}
      {!isKnown && <option value={value}>{value}</option>}
      {children}
    </select>
  );
}
