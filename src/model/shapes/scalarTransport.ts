import {
  getNamedType,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { observedJson } from '../observed/scalars.ts';

/** What the values of a scalar of numbers are in JSON: `12.5`, or `"12.5"`. */
export type NumberTransport = 'number' | 'string';

/** Words of numbers that travel as text, or may: `serialized as a string`. */
const NAMES_STRING = /\b(strings?|texts?)\b/i;

/** Words of numbers that are those of JSON and JavaScript. */
const AS_NUMBER = [
  /\bdouble[- ]precision\b/i,
  /\b(as|from) (a |an )?(json |javascript )?(numbers?|floats?|integers?|doubles?)\b/i,
  // Words of servers whose scalars refuse a text: `The built-in `Decimal` scalar type.`
  /^the (built-in )?`\w+` scalar type( represents non-fractional signed whole|\.?$)/i,
];

/** Names of whole numbers that those of JavaScript keep. */
const SAFE_INTEGER = /^(safe_?int(eger)?|u?int_?(8|16|32|53))$/i;

/** Words of numbers that may have more digits than those of JavaScript keep. */
const EXACT = /\bprecision\b|\b(64|128|256)[- ]?bits?\b|\b(eight|8)[- ]bytes?\b|\b(big|large)\b/i;

const NAMES_NUMBER = /\b(numbers?|numeric|ints?|integers?|floats?|floating|doubles?)\b/i;

/**
 * How the values of a scalar of numbers travel: as the backend was seen to send them, else as the schema writes the
 * default of an argument or an input field, else as the scalar's name or description says.
 *
 * @returns null where nothing is known
 */
export function numberTransport(
  schema: GraphQLSchema,
  scalar: GraphQLNamedType,
): NumberTransport | null {
  const observed = observedJson(scalar);
  if (observed !== null) return observed;
  return isDescribedAsNumber(scalar) || hasNumberAsDefault(schema, scalar) ? 'number' : null;
}

function isDescribedAsNumber({ name, description }: GraphQLNamedType): boolean {
  const said = description ?? '';
  if (NAMES_STRING.test(said)) return false;
  return (
    SAFE_INTEGER.test(name) ||
    AS_NUMBER.some((pattern) => pattern.test(said)) ||
    (!EXACT.test(said) && NAMES_NUMBER.test(said))
  );
}

const numbersByDefault = new WeakMap<GraphQLSchema, ReadonlySet<GraphQLNamedType>>();

function hasNumberAsDefault(schema: GraphQLSchema, scalar: GraphQLNamedType): boolean {
  const known = numbersByDefault.get(schema) ?? findNumbersByDefault(schema);
  numbersByDefault.set(schema, known);
  return known.has(scalar);
}

/** The types of arguments and input fields whose default is written as a number: all at once, since schemas are large. */
function findNumbersByDefault(schema: GraphQLSchema): ReadonlySet<GraphQLNamedType> {
  const found = new Set<GraphQLNamedType>();
  const look = ({ type, astNode }: Defaulted) => {
    const kind = astNode?.defaultValue?.kind;
    if (kind === 'IntValue' || kind === 'FloatValue') found.add(getNamedType(type));
  };
  for (const type of Object.values(schema.getTypeMap()))
    if ('getFields' in type)
      for (const field of Object.values(type.getFields()))
        if ('args' in field) field.args.forEach(look);
        else look(field);
  return found;
}

interface Defaulted {
  readonly type: GraphQLInputType;
  readonly astNode?: { readonly defaultValue?: { readonly kind: string } } | null;
}
