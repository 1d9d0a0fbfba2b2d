import type { Locale } from '../../locale/locale.ts';
import type { MessageValues } from '../../locale/message.ts';
import type { Message } from '../../locale/messages.ts';
import { joinSentences, t } from '../../locale/translate.ts';

/**
 * Input types by name, for values entered as JSON: the fields of an input object, of a `@oneOf`
 * object, or enum values. Types are printed as in SDL with defaults: `[ID!]!`, `Int! = 1`. Any
 * value is valid for a missing name.
 */
export type InputTypes = Readonly<
  Record<
    string,
    | { readonly fields: Readonly<Record<string, string>> }
    | { readonly oneOf: Readonly<Record<string, string>> }
    | { readonly values: readonly string[] }
  >
>;

/** An error and its path, `lines[0].quantity`; the empty text for the whole value. */
export interface StructureError {
  readonly at: string;
  /** A message about a `{place}`, not translated yet. */
  readonly message: Message;
  /** Further values of the message; arrays are lists of names. */
  readonly values?: Readonly<Record<string, string | readonly string[]>>;
}

/**
 * Validates a value against a type, by GraphQL's rules of input coercion
 * (https://spec.graphql.org/October2021/#sec-Input-Values).
 *
 * @param type as GraphQL prints it
 */
export function structureErrors(
  value: unknown,
  type: string,
  types: InputTypes,
  at = '',
): readonly StructureError[] {
  const [bare] = type.split(' = ');
  const isRequired = bare.endsWith('!');
  const inner = isRequired ? bare.slice(0, -1) : bare;
  if (value === null) return isRequired ? [{ at, message: '{place} must not be null.' }] : [];
  if (!inner.startsWith('[')) return namedFaults(value, inner, types, at);
  const item = inner.slice(1, -1);
  // A single value is coerced to a list.
  if (!Array.isArray(value)) return structureErrors(value, item, types, at);
  return value.flatMap((one, index) => structureErrors(one, item, types, `${at}[${index}]`));
}

/** The first errors as sentences. */
export function structureErrorMessage(faults: readonly StructureError[], locale: Locale): string {
  const shown = faults.slice(0, MOST_FAULTS).map(({ at, message, values = {} }) => {
    const said = Object.entries(values).map(([hole, value]) => [
      hole,
      typeof value === 'string' ? value : someOf(value, locale),
    ]);
    const place = at || t('This|value', locale);
    return t(message, locale, { ...(Object.fromEntries(said) as MessageValues), place });
  });
  const count = faults.length - shown.length;
  return joinSentences(count > 0 ? [...shown, t(MORE_FAULTS, locale, { count })] : shown, locale);
}

const MORE_FAULTS = '{count, plural, one {There is # more.} other {There are # more.}}';
const MOST_FAULTS = 3;
const MOST_NAMES = 12;

function namedFaults(
  value: unknown,
  name: string,
  types: InputTypes,
  at: string,
): StructureError[] {
  if (Object.hasOwn(SCALARS, name)) {
    const { accepts, message, values } = SCALARS[name];
    return accepts(value) ? [] : [{ at, message, values }];
  }
  if (!Object.hasOwn(types, name)) return [];
  const type = types[name];
  if ('values' in type) {
    const isKnown = typeof value === 'string' && type.values.includes(value);
    return isKnown
      ? []
      : [{ at, message: '{place} must be one of: {names}.', values: { names: type.values } }];
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [{ at, message: NO_OBJECT, values: { example: '{ … }' } }];
  const given = value as Readonly<Record<string, unknown>>;
  return 'oneOf' in type
    ? [...fieldFaults(given, type.oneOf, types, at), ...oneOfFaults(given, type.oneOf, at)]
    : fieldFaults(given, type.fields, types, at);
}

function fieldFaults(
  given: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, string>>,
  types: InputTypes,
  at: string,
): StructureError[] {
  const unknown = Object.keys(given)
    .filter((name) => !Object.hasOwn(fields, name))
    .map((name): StructureError => ({
      at,
      message: NO_FIELD,
      values: { name, names: Object.keys(fields) },
    }));
  const known = Object.entries(fields).flatMap(([name, type]): readonly StructureError[] => {
    if (Object.hasOwn(given, name))
      return structureErrors(given[name], type, types, at ? `${at}.${name}` : name);
    return type.endsWith('!') ? [{ at, message: NEEDED, values: { name } }] : [];
  });
  return [...unknown, ...known];
}

function oneOfFaults(
  given: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, string>>,
  at: string,
): StructureError[] {
  const [first, ...others] = Object.values(given);
  const isOne = first !== undefined && first !== null && others.length === 0;
  const message = '{place} requires exactly one of: {names}.';
  return isOne ? [] : [{ at, message, values: { names: Object.keys(fields) } }];
}

const NEEDED = '{place} requires “{name}”.';
const NO_OBJECT = '{place} must be an object, such as {example}.';
const NO_FIELD = '{place} has no field “{name}”; its fields are: {names}.';

function someOf(all: readonly string[], locale: Locale): string {
  const names = all.slice(0, MOST_NAMES).join(', ');
  const count = all.length - MOST_NAMES;
  return count > 0 ? t('{names} and {count} more', locale, { names, count }) : names;
}

const SMALLEST = -(2 ** 31);
const LARGEST = 2 ** 31 - 1;

/** GraphQL's built-in scalars; custom ones accept unknown values. */
const SCALARS: Readonly<
  Record<
    string,
    {
      accepts: (value: unknown) => boolean;
      message: Message;
      values?: StructureError['values'];
      example: unknown;
    }
  >
> = {
  Int: {
    accepts: (value) =>
      Number.isInteger(value) && Number(value) >= SMALLEST && Number(value) <= LARGEST,
    message: '{place} must be a whole number from {least} to {most}.',
    values: { least: String(SMALLEST), most: String(LARGEST) },
    example: 1,
  },
  Float: { accepts: Number.isFinite, message: '{place} must be a number.', example: 1.5 },
  String: {
    accepts: (value) => typeof value === 'string',
    message: '{place} must be a text in double quotes.',
    example: 'text',
  },
  Boolean: {
    accepts: (value) => typeof value === 'boolean',
    message: '{place} must be true or false.',
    example: true,
  },
  ID: {
    accepts: (value) => typeof value === 'string' || Number.isInteger(value),
    message: '{place} must be a text in double quotes or a whole number.',
    example: 'id',
  },
};

const DEEPEST_EXAMPLE = 4;

/** An example value with all required fields; of an object without any, with its first fields. */
export function structureExample(type: string, types: InputTypes, depth = 0): unknown {
  const [bare] = type.replaceAll('!', '').split(' = ');
  if (bare.startsWith('[')) {
    const isLeft = depth >= DEEPEST_EXAMPLE;
    return isLeft ? [] : [structureExample(bare.slice(1, -1), types, depth)];
  }
  if (Object.hasOwn(SCALARS, bare)) return SCALARS[bare].example;
  if (!Object.hasOwn(types, bare)) return '…';
  const named = types[bare];
  if ('values' in named) return named.values[0];
  const all = Object.entries('oneOf' in named ? named.oneOf : named.fields);
  const needed = 'oneOf' in named ? [] : all.filter(([, field]) => field.endsWith('!'));
  const few = depth === 0 ? all.slice(0, 'oneOf' in named ? 1 : 4) : all.slice(0, 1);
  const shown = needed.length > 0 ? needed : few;
  if (depth >= DEEPEST_EXAMPLE) return {};
  return Object.fromEntries(
    shown.map(([name, field]) => [name, structureExample(field, types, depth + 1)]),
  );
}
