import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  valueFromASTUntyped,
} from 'graphql';
import type {
  FieldNode,
  GraphQLField,
  GraphQLInputField,
  GraphQLArgument,
  GraphQLOutputType,
} from 'graphql';

/**
 * What the arguments of a field say: `nothing` that could tell records apart, `values` of some record, or which `record`
 * is meant.
 */
export type Sent = 'nothing' | 'values' | 'record';

const STRENGTH: readonly Sent[] = ['nothing', 'values', 'record'];

/**
 * What is sent with a field. Booleans, enums and the numbers of a list's paging tell no records apart; a value of type
 * ID, or of a name like one, means a record, and so does whatever a query requires.
 *
 * @param isQuery whether the field is of a query
 */
export function sentWith(
  { arguments: given = [] }: FieldNode,
  field: GraphQLField<unknown, unknown>,
  variables: Readonly<Record<string, unknown>>,
  isQuery: boolean,
): Sent {
  const isPaged = isQuery && isMany(field.type);
  return strongest(
    given.flatMap(({ name, value }) => {
      const argument = field.args.find((own) => own.name === name.value);
      if (!argument) return [];
      const sent = sentIn(valueFromASTUntyped(value, variables), argument, isPaged);
      const isRequired = isNonNullType(argument.type) && argument.defaultValue === undefined;
      return [isQuery && isRequired && sent !== 'nothing' ? 'record' : sent];
    }),
  );
}

function strongest(all: readonly Sent[]): Sent {
  return STRENGTH[Math.max(0, ...all.map((sent) => STRENGTH.indexOf(sent)))];
}

function sentIn(
  value: unknown,
  input: GraphQLArgument | GraphQLInputField,
  isPaged: boolean,
): Sent {
  if (value === null || value === undefined || typeof value === 'boolean') return 'nothing';
  if (Array.isArray(value))
    return strongest(value.map((item: unknown) => sentIn(item, input, isPaged)));
  const type = getNamedType(input.type);
  if (isEnumType(type)) return 'nothing';
  if (isInputObjectType(type) && typeof value === 'object') {
    const fields = Object.values(type.getFields());
    const parts = value as Record<string, unknown>;
    return strongest(fields.map((field) => sentIn(parts[field.name], field, isPaged)));
  }
  if (type.name === 'ID' || /ids?$/i.test(input.name)) return 'record';
  return typeof value === 'number' && isPaged ? 'nothing' : 'values';
}

/** Whether a field has several records: a list, or an object that has one and is no record itself. */
function isMany(type: GraphQLOutputType): boolean {
  const bare = getNullableType(type);
  if (isListType(bare)) return true;
  if (!isObjectType(bare)) return false;
  const fields = Object.values(bare.getFields());
  const hasId = fields.some(({ name, type: own }) => /^_?id$/i.test(name) || idType(own));
  return !hasId && fields.some((field) => isListType(getNullableType(field.type)));
}

function idType(type: GraphQLOutputType): boolean {
  const bare = getNullableType(type);
  return !isListType(bare) && getNamedType(bare).name === 'ID';
}
