import type { GraphQLNamedType, GraphQLScalarType } from 'graphql';
import type { Field, FieldFormat, FieldKind } from '../../../model/types/fields.ts';
import { leafKind } from '../../../model/shapes/scalarKinds.ts';
import { numberTransport, type NumberTransport } from '../../../model/shapes/scalarTransport.ts';
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
  /** Of a number: what the backend takes, the number or its text, as far as that is known. */
  readonly transport: () => NumberTransport | null;
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
    transport: () => numberTransport(schema, scalar),
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
