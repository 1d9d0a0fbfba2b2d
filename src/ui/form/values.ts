import { valueOf, type Caught } from '../../relay/caught.ts';
import type { Locale } from '../../locale/locale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import type { Input, LabelledInput, Problem } from './input.ts';

/** The inputs of a form, of any types. */
export type AnyFields = Readonly<Record<string, LabelledInput>>;

/** A form's state by input name. */
export type FormState = Readonly<Record<string, unknown>>;

/** Values as read, by input name. */
export type ReadValues = Readonly<Record<string, Caught<unknown>>>;

/** The initial state. @param values the known values; other inputs are empty */
export function initialState(fields: AnyFields, values: ReadValues, locale: Locale): FormState {
  return mapped(fields, (input, name) => {
    const value = valueOf(Object.hasOwn(values, name) ? values[name] : null);
    if (value === null) return input.emptyOf?.(values) ?? input.empty;
    return input.parse(value, locale, values);
  });
}

/** The state of a form for a new record. */
export function newState(fields: AnyFields, locale: Locale): FormState {
  return mapped(fields, (input) => input.start?.(locale) ?? input.empty);
}

/** The values to send for a new record: those that are filled in, and lists that the backend requires. */
export function filledValues(
  fields: AnyFields,
  state: FormState,
  locale: Locale,
): Record<string, unknown> {
  const names = Object.entries(fields)
    .filter(([name, input]) => input.mayBeEmpty || !input.isEmpty(state[name]))
    .map(([name]) => name);
  return serializedValues(names, fields, state, locale);
}

/**
 * The values to send for some inputs of an existing record. @param before the record's state, if
 * known
 */
export function serializedValues(
  names: readonly string[],
  fields: AnyFields,
  state: FormState,
  locale: Locale,
  before?: FormState,
): Record<string, unknown> {
  const entries = names.map((name) => {
    const [input, value] = [fields[name], state[name]];
    // Null stays null and does not become an empty list.
    const isNone =
      !input.mayBeEmpty && before !== undefined && before[name] === null && value === null;
    const cleared = isNone && Array.isArray(input.cleared) ? null : input.cleared;
    const sent = input.isEmpty(value)
      ? cleared
      : input.serialize(value, locale, before?.[name], state);
    return [name, sent] as const;
  });
  return Object.fromEntries(entries);
}

/** The names of the inputs whose values differ, ignoring notation. */
export function changedNames(fields: AnyFields, before: FormState, state: FormState): string[] {
  return Object.keys(fields).filter(
    (name) => name in state && !isSameValue(fields[name], before[name], state[name], before, state),
  );
}

/** The names of inputs that are sent although nobody changed them. */
export interface Resent {
  /** The inputs whose values are sent with every change, since the backend requires them or would change them. */
  readonly always?: readonly string[];
  /** The inputs whose values are sent with every change where they have one, since the backend would empty them. */
  readonly alwaysIfFilled?: readonly string[];
}

/**
 * The values to send for an existing record: those that differ.
 *
 * @param resent names of inputs that are sent with every change, or where they have a value
 */
export function changed(
  fields: AnyFields,
  before: FormState,
  state: FormState,
  locale: Locale,
  { always = [], alwaysIfFilled = [] }: Resent = {},
): Record<string, unknown> {
  // A person may not be allowed to send all of them.
  const filled = alwaysIfFilled.filter(
    (name) => Object.hasOwn(fields, name) && !fields[name].isEmpty(state[name]),
  );
  const names = new Set([...changedNames(fields, before, state), ...always, ...filled]);
  const inOrder = Object.keys(fields).filter((name) => names.has(name));
  return serializedValues(inOrder, fields, state, locale, before);
}

/** Deep equality of form states, which are plain JSON with a fixed member order. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Whether two states are the same value in different notation: `1.5` and `1.50`.
 *
 * @param besideOne the states beside the first, on which its meaning may depend
 * @param besideOther those beside the other
 */
export function isSameValue(
  input: Input,
  one: unknown,
  other: unknown,
  besideOne?: FormState,
  besideOther?: FormState,
): boolean {
  if (isSame(one, other) && input.dependsOn === undefined) return true;
  if (isBlank(input, one) || isBlank(input, other))
    return isBlank(input, one) && isBlank(input, other);
  return (
    input.canonical !== undefined &&
    isSame(input.canonical(one, besideOne), input.canonical(other, besideOther))
  );
}

/** No value, or an empty text: they look the same, so a person cannot change one into the other. */
function isBlank(input: Input, state: unknown): boolean {
  return state === undefined || state === '' || input.isEmpty(state);
}

/**
 * Validates a form: missing required values, and invalid values.
 *
 * @param before the state of an existing record, whose unchanged values are not validated
 */
export function findProblems(
  fields: AnyFields,
  state: FormState,
  locale: Locale,
  before: FormState | null,
): Problem[] {
  return Object.entries(fields).flatMap(([name, input]) => {
    const value = state[name];
    if (before && isUntouched(input, name, before, state) && !isDueAgain(input, value)) return [];
    const found = input.isEmpty(value)
      ? missing(input, value, before !== null, locale)
      : input.check(value, locale, before?.[name], state);
    return found.map(({ path, message }) => ({ path: [name, ...path], message }));
  });
}

/** Whether a value is as it was read, and means the same beside the others. */
function isUntouched(input: Input, name: string, before: FormState, state: FormState): boolean {
  return (
    isSame(before[name], state[name]) &&
    (input.dependsOn === undefined || isSameValue(input, before[name], state[name], before, state))
  );
}

/** What the backend takes no change without is entered again where it could not be read: a file, or a reason. */
function isDueAgain(input: Input, state: unknown): boolean {
  return input.required === true && input.isEmpty(state);
}

function missing(
  input: LabelledInput,
  state: unknown,
  isThere: boolean,
  locale: Locale,
): readonly Problem[] {
  if (!isRequired(input, isThere)) return [];
  const parts = input.missing?.(state, locale) ?? [];
  return parts.length > 0 ? parts : [{ path: [], message: requiredMessage(input, locale) }];
}

/** The error message for a missing required value. */
export function requiredMessage({ label }: LabelledInput, locale: Locale): string {
  return t('{field} is required.', locale, { field: tLabel(label, locale) });
}

/** @param isThere whether the record exists: then inputs with a default are required too */
export function isRequired({ required, hasDefault }: Input, isThere: boolean): boolean {
  return required === true || (isThere && hasDefault === true);
}

/** Maps a form's inputs to a value by name. */
export function mapped(
  fields: AnyFields,
  map: (input: LabelledInput, name: string) => unknown,
): FormState {
  return Object.fromEntries(
    Object.entries(fields).map(([name, input]) => [name, map(input, name)]),
  );
}
