import {
  getNamedType,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLScalarType,
} from 'graphql';
import type { Field, FieldFormat, FieldKind } from '../../../model/types/fields.ts';
import { leafKind } from '../../../model/shapes/scalarKinds.ts';
import { namedTypeOf } from '../../../model/shapes/typeShapes.ts';
import { splitWords } from '../../../model/wording/words.ts';
import type { Planner } from '../../planner.ts';
import type { Limits } from '../inputPlan.ts';

/** The values that an input of a scalar takes. */
export interface ScalarValue {
  readonly scalar: GraphQLScalarType;
  readonly kind: FieldKind;
  /** The format of the record's field. */
  readonly format: FieldFormat | null;
  /** Whether the scalar, or a directive on the input, is called so: `Email`, `@constraint(format: "email")`. */
  readonly isCalled: (pattern: RegExp) => boolean;
  /** Of a whole number: it fits into GraphQL's own `Int`. */
  readonly isSmall: boolean;
  /** Of a large or exact number: the backend takes a number rather than its text. */
  readonly isSentAsNumber: () => boolean;
}

/** @param field the record's field that has such a value, where there is one */
export function scalarValue(
  scalar: GraphQLScalarType,
  { schema }: Planner,
  field: Field | null,
  limits: Limits,
): ScalarValue {
  const isFields = field && isOfField(scalar, field);
  const names = [limits.format ?? '', scalar.name].map((name) => splitWords(name).join('_'));
  return {
    scalar,
    kind: isFields ? field.kind : leafKind(scalar),
    format: field?.format ?? null,
    isCalled: (pattern) => names.some((name) => pattern.test(name)),
    isSmall: isSmall(scalar),
    isSentAsNumber: () => takesNumbers(schema, scalar),
  };
}

/** The record may say more of its values than the input does: `bornOn: String` of a record with `bornOn: Date`. */
function isOfField({ name }: GraphQLScalarType, { type, kind, list }: Field): boolean {
  return namedTypeOf(type) === name || (name === 'String' && !list && FORMED.includes(kind));
}

const FORMED: readonly FieldKind[] = ['date', 'datetime', 'time', 'decimal'];

/** Whole numbers that fit into GraphQL's own `Int`, under other names: `PositiveInt`, `Int16`, `Port`. */
function isSmall({ name }: GraphQLNamedType): boolean {
  const words = splitWords(name).join('_');
  return (
    /^(positive_|negative_|non_negative_|non_positive_|unsigned_)int$/.test(words) ||
    /^(u?int_?(8|16)|int_?32|small_?int|short|byte|year|port)$/.test(words)
  );
}

/** Words of servers whose scalars refuse a text: `The built-in `Decimal` scalar type.` */
const AS_NUMBER =
  /^the (built-in )?`\w+` scalar type( represents non-fractional signed whole|\.?$)/i;

/**
 * Large and exact numbers are sent as text, as most backends take them. Where the schema writes one
 * as a number itself, as the default of an argument or of an input field, that is what it takes.
 */
function takesNumbers(schema: Planner['schema'], scalar: GraphQLNamedType): boolean {
  if (AS_NUMBER.test(scalar.description ?? '')) return true;
  const inputs = Object.values(schema.getTypeMap()).flatMap((type): readonly Defaulted[] => {
    if (!('getFields' in type)) return [];
    return Object.values(type.getFields()).flatMap((field) =>
      'args' in field ? field.args : [field],
    );
  });
  return inputs.some(
    ({ type, astNode }) =>
      getNamedType(type) === scalar &&
      ['IntValue', 'FloatValue'].includes(astNode?.defaultValue?.kind ?? ''),
  );
}

interface Defaulted {
  readonly type: GraphQLInputType;
  readonly astNode?: { readonly defaultValue?: { readonly kind: string } } | null;
}
