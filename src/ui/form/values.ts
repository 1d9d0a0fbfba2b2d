import { valueOf, type Caught } from '../fields/caught.ts';
import type { Locale } from '../../locale/locale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import type { Input, Problem } from './input.ts';

/** The inputs of a form, whatever they send. */
export type AnyFields = Readonly<Record<string, Input>>;

/** What a form holds, by the name of the input. */
export type Held = Readonly<Record<string, unknown>>;

/** Values by the name of the input, as they were read. */
export type ReadValues = Readonly<Record<string, Caught<unknown>>>;

/** What a form starts with. @param values what is known; the rest is empty */
export function holdValues(fields: AnyFields, values: ReadValues, locale: Locale): Held {
  return mapped(fields, (input, name) => {
    const value = valueOf(Object.hasOwn(values, name) ? values[name] : null);
    return value === null ? input.empty : input.parse(value, locale);
  });
}

/** What is sent for a new record: what was filled in. */
export function filledIn(fields: AnyFields, held: Held, locale: Locale): Record<string, unknown> {
  const entries = Object.entries(fields)
    .filter(([name, input]) => !input.isEmpty(held[name]))
    .map(([name, input]) => [name, input.serialize(held[name], locale)] as const);
  return Object.fromEntries(entries);
}

/** What is sent for some inputs of a record that there is. @param before what the record holds, where that is known */
export function sentFor(
  names: readonly string[],
  fields: AnyFields,
  held: Held,
  locale: Locale,
  before?: Held,
): Record<string, unknown> {
  const entries = names.map((name) => {
    const [input, value] = [fields[name], held[name]];
    // A list that was not there is none, and not one without items.
    const isNone = before !== undefined && before[name] === null && value === null;
    const cleared = isNone && Array.isArray(input.cleared) ? null : input.cleared;
    const sent = input.isEmpty(value) ? cleared : input.serialize(value, locale, before?.[name]);
    return [name, sent] as const;
  });
  return Object.fromEntries(entries);
}

/** The names of the inputs that hold something else than before, however it is written. */
export function changedNames(fields: AnyFields, before: Held, held: Held): string[] {
  return Object.keys(fields).filter(
    (name) => name in held && !isSameValue(fields[name], before[name], held[name]),
  );
}

/**
 * What is sent for a record that there is: what differs from before.
 *
 * @param always names of inputs that the backend wants whether they differ or not
 */
export function changed(
  fields: AnyFields,
  before: Held,
  held: Held,
  locale: Locale,
  always: readonly string[] = [],
): Record<string, unknown> {
  const names = new Set([...changedNames(fields, before, held), ...always]);
  const inOrder = Object.keys(fields).filter((name) => names.has(name));
  return sentFor(inOrder, fields, held, locale, before);
}

/** What form values have in common: plain JSON, made in one way. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether two held values are the same value, however it is written: `1.5` and `1.50`. */
export function isSameValue(input: Input, one: unknown, other: unknown): boolean {
  if (isSame(one, other)) return true;
  if (isBlank(input, one) || isBlank(input, other))
    return isBlank(input, one) && isBlank(input, other);
  return input.canonical !== undefined && isSame(input.canonical(one), input.canonical(other));
}

/** Nothing is there, or a text without a sign: nobody sees which, and nobody changes one into the other. */
function isBlank(input: Input, held: unknown): boolean {
  return held === undefined || held === '' || input.isEmpty(held);
}

/**
 * What stands in the way of sending: required values that are missing, and values that are wrong.
 *
 * @param before of a record that there is: what has not been touched is not found fault with
 */
export function findProblems(
  fields: AnyFields,
  held: Held,
  locale: Locale,
  before: Held | null,
): Problem[] {
  return Object.entries(fields).flatMap(([name, input]) => {
    const value = held[name];
    if (before && isSame(before[name], value)) return [];
    const found = input.isEmpty(value)
      ? missing(input, before !== null, locale)
      : input.check(value, locale, before?.[name]);
    return found.map(({ path, message }) => ({ path: [name, ...path], message }));
  });
}

function missing(input: Input, isThere: boolean, locale: Locale): Problem[] {
  return isRequired(input, isThere) ? [{ path: [], message: requiredWords(input, locale) }] : [];
}

/** What is said of an input that needs a value and has none. */
export function requiredWords({ label }: Input, locale: Locale): string {
  return t('{field} is required.', locale, { field: tLabel(label, locale) });
}

/** @param isThere whether the record is there already: then what has a default needs a value too */
export function isRequired({ required, hasDefault }: Input, isThere: boolean): boolean {
  return required === true || (isThere && hasDefault === true);
}

/** Something of each input, by its name. */
export function mapped(fields: AnyFields, map: (input: Input, name: string) => unknown): Held {
  return Object.fromEntries(
    Object.entries(fields).map(([name, input]) => [name, map(input, name)]),
  );
}
