import type { Result } from 'relay-runtime';
import { GraphQLResponseError, type JudgedError } from './errors.ts';

/** A field's value as Relay reads it: bare, or under `@catch` together with what went wrong. */
export type Caught<Value> = Value | null | undefined | Result<Value | null | undefined, unknown>;

/** What there is to read in a field's value, however that is read: a record with a `value` of its own is no result of Relay's. */
export type Uncaught<Given> = Given extends { readonly ok: true; readonly value: infer Value }
  ? NonNullable<Value>
  : Given extends { readonly ok: false }
    ? never
    : NonNullable<Given>;

export type Reading<Value> =
  | { readonly ok: true; readonly value: Value | null | undefined }
  | { readonly ok: false; readonly errors: readonly unknown[] };

/** Tells a value from a caught error, whichever way it was read. */
export function reading<Value>(value: Caught<Value>): Reading<Value> {
  if (!isResult(value)) return { ok: true, value };
  return value.ok ? { ok: true, value: value.value } : { ok: false, errors: value.errors };
}

/** The value, or null where there is none or it could not be read: for what has no place to show an error, such as a title. */
export function valueOf<Value>(value: Caught<Value>): Value | null {
  const read = reading(value);
  return read.ok ? (read.value ?? null) : null;
}

/**
 * The value, where something without a value would be misleading, such as a list that failed and looks empty.
 *
 * @throws the error of a value that could not be read
 */
export function valueOrThrow<Value>(value: Caught<Value>): Value | null | undefined {
  const read = reading(value);
  if (!read.ok) throw caughtError(read.errors);
  return read.value;
}

/** A part of a value. What went wrong with the whole went wrong with each of its parts. */
export function partOf<Whole, Part>(
  whole: Caught<Whole>,
  part: (whole: Whole) => Caught<Part>,
): Caught<Part> {
  const read = reading(whole);
  if (!read.ok) return { ok: false, errors: read.errors };
  return read.value === null || read.value === undefined ? null : part(read.value);
}

/**
 * The error of a value that could not be read.
 *
 * @param errors as Relay caught them: all that was read of the response but the messages
 * @param message in their place, where there are words for the value
 */
export function caughtError(errors: readonly unknown[], message = ''): GraphQLResponseError {
  const entries = errors as ReadonlyArray<Partial<JudgedError>>;
  return new GraphQLResponseError(
    200,
    entries.map((entry) => ({ message, ...entry }) as JudgedError),
  );
}

/** JSON out of a backend may well have an `ok` of its own. */
function isResult<Value>(value: Caught<Value>): value is Result<Value | null | undefined, unknown> {
  if (typeof value !== 'object' || value === null || !('ok' in value)) return false;
  if (Object.keys(value).length !== 2) return false;
  return value.ok === true ? 'value' in value : 'errors' in value && Array.isArray(value.errors);
}

/** What names a record: a value, or several that make a name together. */
export type Title = Caught<string | number> | ReadonlyArray<Caught<string | number>>;
