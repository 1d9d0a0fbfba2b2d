/**
 * The types that a value is made of which is entered as JSON, by name: the fields of an input object, an
 * object of which exactly one field is given, or the values of an enum. Types are written as GraphQL
 * prints them, with their defaults: `[ID!]!`, `Int! = 1`. A name that is not here may be any value.
 */
export type InputTypes = Readonly<
  Record<
    string,
    | { readonly fields: Readonly<Record<string, string>> }
    | { readonly oneOf: Readonly<Record<string, string>> }
    | { readonly values: readonly string[] }
  >
>;

/** What is wrong with a value, and where: `lines[0].quantity`; the empty text for the whole. */
export interface Fault {
  readonly at: string;
  readonly words: string;
}

/**
 * What keeps a value from being of a type, by GraphQL's rules for variables
 * (https://spec.graphql.org/October2021/#sec-Input-Values).
 *
 * @param type as GraphQL prints it
 */
export function structureFaults(
  value: unknown,
  type: string,
  types: InputTypes,
  at = '',
): readonly Fault[] {
  const [bare] = type.split(' = ');
  const isRequired = bare.endsWith('!');
  const inner = isRequired ? bare.slice(0, -1) : bare;
  if (value === null) return isRequired ? [{ at, words: 'must not be null' }] : [];
  if (!inner.startsWith('[')) return namedFaults(value, inner, types, at);
  const item = inner.slice(1, -1);
  // A single value stands for a list of it.
  if (!Array.isArray(value)) return structureFaults(value, item, types, at);
  return value.flatMap((one, index) => structureFaults(one, item, types, `${at}[${index}]`));
}

/** The first faults in a sentence each, for a person. */
export function faultWords(faults: readonly Fault[]): string {
  const shown = faults.slice(0, MOST_FAULTS).map(({ at, words }) => `${at || 'This'} ${words}.`);
  const rest = faults.length - shown.length;
  return [...shown, ...(rest > 0 ? [`There are ${rest} more.`] : [])].join(' ');
}

const MOST_FAULTS = 3;
const MOST_NAMES = 12;

function namedFaults(value: unknown, name: string, types: InputTypes, at: string): Fault[] {
  if (Object.hasOwn(SCALARS, name)) {
    const { accepts, words } = SCALARS[name];
    return accepts(value) ? [] : [{ at, words: `has to be ${words}` }];
  }
  if (!Object.hasOwn(types, name)) return [];
  const type = types[name];
  if ('values' in type) {
    const isKnown = typeof value === 'string' && type.values.includes(value);
    return isKnown ? [] : [{ at, words: `has to be one of: ${someOf(type.values)}` }];
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [{ at, words: 'has to be an object in braces, { … }' }];
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
): Fault[] {
  const unknown = Object.keys(given)
    .filter((name) => !Object.hasOwn(fields, name))
    .map((name) => ({ at, words: `has no “${name}”, but ${someOf(Object.keys(fields))}` }));
  const known = Object.entries(fields).flatMap(([name, type]) => {
    if (Object.hasOwn(given, name))
      return structureFaults(given[name], type, types, at ? `${at}.${name}` : name);
    return type.endsWith('!') ? [{ at, words: `needs “${name}”` }] : [];
  });
  return [...unknown, ...known];
}

function oneOfFaults(
  given: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, string>>,
  at: string,
): Fault[] {
  const [first, ...others] = Object.values(given);
  const isOne = first !== undefined && first !== null && others.length === 0;
  return isOne ? [] : [{ at, words: `needs exactly one of: ${someOf(Object.keys(fields))}` }];
}

function someOf(names: readonly string[]): string {
  const rest = names.length - MOST_NAMES;
  return names.slice(0, MOST_NAMES).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

const SMALLEST = -(2 ** 31);
const LARGEST = 2 ** 31 - 1;

/** The scalars that GraphQL itself defines; of others nobody knows what they accept. */
const SCALARS: Readonly<
  Record<string, { accepts: (value: unknown) => boolean; words: string; example: unknown }>
> = {
  Int: {
    accepts: (value) =>
      Number.isInteger(value) && Number(value) >= SMALLEST && Number(value) <= LARGEST,
    words: `a whole number from ${SMALLEST} to ${LARGEST}`,
    example: 1,
  },
  Float: { accepts: Number.isFinite, words: 'a number', example: 1.5 },
  String: {
    accepts: (value) => typeof value === 'string',
    words: 'a text in double quotes',
    example: 'text',
  },
  Boolean: {
    accepts: (value) => typeof value === 'boolean',
    words: 'true or false',
    example: true,
  },
  ID: {
    accepts: (value) => typeof value === 'string' || Number.isInteger(value),
    words: 'a text in double quotes or a whole number',
    example: 'id',
  },
};

const DEEPEST_EXAMPLE = 4;

/** A value of a type with all that has to be given; of an object that needs nothing, with its first fields. */
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
