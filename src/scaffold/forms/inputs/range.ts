import { getNullableType, isInputObjectType, isNonNullType } from 'graphql';
import type { GraphQLInputObjectType } from 'graphql';
import { readValueShape } from '../../../model/shapes/valueShape.ts';
import { object, property } from '../../code/docs.ts';
import { imported } from '../../code/scope.ts';
import { partsCode } from '../../fields/shapeViews.ts';
import type { ChooseKind, InputField } from '../inputPlan.ts';

/** What lies between two values: `range({ bound: day() })`. */
export const rangeKind: ChooseKind = (input, context) => {
  const type = getNullableType(input.type);
  const shape = isInputObjectType(type) ? readValueShape(type) : null;
  if (!isInputObjectType(type) || shape?.is !== 'range') return null;
  const bound = inputAt(type, shape.start);
  const kind =
    bound && context.kindOfValue(bound, { ...context, field: null, relation: null, within: [] });
  if (!bound || !kind || kind.object || kind.records) return null;
  const parts = partsCode(shape);
  const [name] = shape.start;
  const isClosed = isNonNullType(type.getFields()[name].type);
  const options = kind.options ?? [];
  const made = `${imported(kind.make, kind.from)}(${options.length > 0 ? object(options) : ''})`;
  return {
    make: 'range',
    from: 'src/ui/form/inputs/range.tsx',
    isOfObject: true,
    options: [
      property('bound', made),
      ...(parts === null ? [] : [property('at', parts)]),
      ...(isClosed ? ['isClosed: true'] : []),
    ],
  };
};

/** The input at the end of a path. */
function inputAt(type: GraphQLInputObjectType, path: readonly string[]): InputField | null {
  const [name, ...rest] = path;
  const field = type.getFields()[name];
  if (rest.length === 0) return field;
  const inner = getNullableType(field.type);
  return isInputObjectType(inner) ? inputAt(inner, rest) : null;
}
