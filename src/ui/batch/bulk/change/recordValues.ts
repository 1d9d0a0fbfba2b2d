import { formatNames } from '../../../../locale/names.ts';
import type { Locale } from '../../../../locale/locale.ts';
import type { Input } from '../../../form/input.ts';
import type { MoneyState } from '../../../form/inputs/moneyState.ts';
import { isSameValue, type AnyFields, type FormState } from '../../../form/values.ts';

/** The longest value that is said in a sentence or a cell, in characters. */
const MAX_LENGTH = 80;

/** So many characters are shown of what two values begin with alike. */
const CONTEXT = 20;

/** Some of the values of a record. */
export function partOf(state: FormState, names: readonly string[]): FormState {
  return Object.fromEntries(names.map((name) => [name, state[name]]));
}

/** Some inputs, and those that the meaning of their values depends on: the currency of an amount. */
export function watchedNames(fields: AnyFields, names: readonly string[]): readonly string[] {
  const others = names.flatMap((name) => fields[name].dependsOn ?? []);
  return [...new Set([...names, ...others.filter((name) => Object.hasOwn(fields, name))])];
}

/** Whether two states have the same values in some of their inputs, whatever their notation. */
export function hasSameValues(
  fields: AnyFields,
  names: readonly string[],
  one: FormState,
  other: FormState,
): boolean {
  return names.every(
    (name) =>
      isSameValue(fields[name], one[name], other[name], one, other) &&
      isInSameCurrency(fields[name], one[name], other[name]),
  );
}

/**
 * As many cents are another amount in another currency, which no input may have. What was entered before a record is
 * there has none: it is in that of the record.
 */
function isInSameCurrency({ kind }: Input, one: unknown, other: unknown): boolean {
  const currencyOf = (state: unknown) => (state as MoneyState | undefined)?.currency ?? null;
  const [own, others] = [currencyOf(one), currencyOf(other)];
  return kind !== 'money' || own === null || others === null || own === others;
}

/** Several values in words, as short as a sentence or a cell needs them. */
export function wordsOfValues(
  fields: AnyFields,
  names: readonly string[],
  state: FormState,
  locale: Locale,
): string {
  return excerpt(fullWords(fields, names, state, locale), 0);
}

/** Values before and after a change in words, each from where the two begin to differ. */
export function comparedWords(
  fields: AnyFields,
  names: readonly string[],
  [before, after]: readonly [FormState, FormState],
  locale: Locale,
): readonly [before: string, after: string] {
  const [one, other] = [before, after].map((state) => fullWords(fields, names, state, locale));
  const start = Math.max(0, commonLength(one, other) - CONTEXT);
  const isLong = Math.max(one.length, other.length) > MAX_LENGTH;
  return [excerpt(one, isLong ? start : 0), excerpt(other, isLong ? start : 0)];
}

function fullWords(
  fields: AnyFields,
  names: readonly string[],
  state: FormState,
  locale: Locale,
): string {
  const words = names.map((name) => {
    const [input, entered] = [fields[name], state[name]];
    return entered === undefined || input.isEmpty(entered) ? '—' : input.format(entered, locale);
  });
  return formatNames(words, locale);
}

function commonLength(one: string, other: string): number {
  const [letters, others] = [[...one], [...other]];
  const end = letters.findIndex((letter, index) => letter !== others[index]);
  return letters.slice(0, end === -1 ? undefined : end).join('').length;
}

function excerpt(words: string, start: number): string {
  const shown = words.slice(start, start + MAX_LENGTH);
  return `${start > 0 ? '…' : ''}${shown}${start + MAX_LENGTH < words.length ? '…' : ''}`;
}
