import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
} from 'graphql';
import type {
  GraphQLArgument,
  GraphQLField,
  GraphQLInputField,
  GraphQLInputObjectType,
  GraphQLInputType,
  GraphQLInterfaceType,
  GraphQLNamedType,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLSchema,
  GraphQLUnionType,
} from 'graphql';

/** A type with fields, or a union of such types. */
export type CompositeType = GraphQLObjectType | GraphQLInterfaceType | GraphQLUnionType;

export type OutputField = GraphQLField<unknown, unknown>;

// The fields of the same types are looked through again and again while a schema is read.
const fieldsOfTypes = new WeakMap<GraphQLNamedType, readonly OutputField[]>();

/** The fields of an object or interface type in the schema's order; none for every other type. */
export function outputFields(type: GraphQLNamedType): readonly OutputField[] {
  const known = fieldsOfTypes.get(type);
  if (known) return known;
  const fields = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
  fieldsOfTypes.set(type, fields);
  return fields;
}

/** The field of that name, or undefined; also undefined when the type has no fields. */
export function outputField(type: GraphQLNamedType, name: string): OutputField | undefined {
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
}

/** A field of an object or of an input object, or an argument. */
export interface ValueField {
  readonly name: string;
  readonly type: GraphQLOutputType | GraphQLInputType;
  readonly description?: string | null;
  readonly args?: readonly GraphQLArgument[];
}

/** The fields of an object, or of an input object, in the schema's order; none for every other type. */
export function valueFields(type: GraphQLNamedType): readonly ValueField[] {
  return isInputObjectType(type) ? inputFields(type) : outputFields(type);
}

/** The object, or the input object, that a field has one of; null when it has a leaf or a list. */
export function singleObject(field: ValueField): CompositeType | GraphQLInputObjectType | null {
  const named = getNamedType(field.type);
  const isObject = isComposite(named) || isInputObjectType(named);
  return !isList(field.type) && isObject ? named : null;
}

/** The fields of an input object type in the schema's order; none for every other type. */
export function inputFields(type: GraphQLInputType | GraphQLNamedType): GraphQLInputField[] {
  const named = getNamedType(type);
  return isInputObjectType(named) ? Object.values(named.getFields()) : [];
}

/** The fields of an input object that can be sent without others: all, or the only required one. */
export function sendableAlone(type: GraphQLInputType): GraphQLInputField[] {
  const fields = inputFields(type);
  const required = fields.filter(isRequiredInputField);
  if (required.length === 0) return fields;
  return required.length === 1 ? required : [];
}

/** The types at the roots of a schema's operations: of none of them are there records. */
export function operationTypes(schema: GraphQLSchema): ReadonlySet<GraphQLNamedType> {
  const types = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return new Set(types.filter((type) => type != null));
}

/** Whether a type, or its members, has fields. */
export function isComposite(type: GraphQLNamedType): type is CompositeType {
  return isObjectType(type) || isInterfaceType(type) || isUnionType(type);
}

/** Whether it is a list: `[X]`, `[X!]!` and so on. */
export function isList(type: GraphQLOutputType | GraphQLInputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

/** True for `[X]`, and not for `[[X]]`, which is a table of values rather than a list of records. */
export function isFlatList(type: GraphQLOutputType): boolean {
  const list = isNonNullType(type) ? type.ofType : type;
  return isListType(list) && !isList(list.ofType);
}

/** The composite type that a field gives one of, or null when it gives a leaf or a list. */
export function singleComposite(field: OutputField): CompositeType | null {
  const named = getNamedType(field.type);
  return !isList(field.type) && isComposite(named) ? named : null;
}

/** Whether a field is one scalar or enum value without required arguments. */
export function isPlainLeaf(field: ValueField): boolean {
  return !isList(field.type) && isLeafType(getNamedType(field.type)) && needsNoArguments(field);
}

/** True when both types have a leaf field of that name; their types may differ in whether null is allowed. */
export function sameLeaf(name: string, one: CompositeType, other: CompositeType): boolean {
  const left = outputField(one, name);
  const right = outputField(other, name);
  return (
    left !== undefined &&
    right !== undefined &&
    isPlainLeaf(left) &&
    isPlainLeaf(right) &&
    getNamedType(left.type) === getNamedType(right.type)
  );
}

/** True for a scalar (no enum), possibly required, that is no list. */
export function isScalarInput(type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  return !isList(type) && isLeafType(named) && !isEnumType(named);
}

/** True when every argument of a field may be left out. */
export function needsNoArguments({ args = [] }: ValueField): boolean {
  return !args.some(isRequiredArgument);
}

const WITHDRAWN =
  /^\s*(\[(deprecated|internal|obsolete|do not use)\]|(deprecated|obsolete)\s*[:.!])/i;

/** Whether an element is deprecated or internal: by the directive, or by the start of its description. */
export function isDeprecated(field: {
  deprecationReason?: string | null;
  description?: string | null;
}): boolean {
  return field.deprecationReason != null || WITHDRAWN.test(field.description ?? '');
}

const WHOLE_NUMBER =
  /^(unsigned|positive|non_?negative|big|small|tiny|safe|u)?_?(int|integer|long|number)_?\d*(_?(type|scalar|value))?$/i;

/** `ConnectionLimitInt`: an Int within limits. */
const ENDS_IN_INT = /[a-z]Int$/;

/** Whether the type, without `!`, is `Int` or another scalar of whole numbers. */
export function isWholeNumber(type: GraphQLInputType | GraphQLOutputType): boolean {
  const named = getNamedType(type);
  return (
    !isList(type) &&
    isLeafType(named) &&
    !isEnumType(named) &&
    (WHOLE_NUMBER.test(named.name) || ENDS_IN_INT.test(named.name))
  );
}

/** Argument name → printed type. */
export function printArguments(args: readonly GraphQLArgument[]): Record<string, string> {
  return Object.fromEntries(args.map((argument) => [argument.name, String(argument.type)]));
}

/** The name in a printed type, without brackets and `!`: `Order` of `[Order!]!`. */
export function namedTypeOf(printed: string): string {
  return printed.replace(/[[\]!]/g, '');
}
