import {
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  type GraphQLNamedType,
  type GraphQLScalarType,
  type GraphQLSchema,
} from 'graphql';
import type { Observations } from '../observations.ts';
import type { ValueField } from '../shapes/typeShapes.ts';
import { namedMoney, namesCents, saysInMinor, saysMinor } from './moneyWords.ts';

/** The key of a scalar's extensions under which it is noted: graphql-js keeps it beside the type. */
const SMALLEST = 'frontageSmallestUnit';

/** What a specification's address says of amounts: `https://example.com/scalars/minor-units`. */
const SPECIFIED = /(cents|minor-?units?|smallest-?unit)\b/i;

/**
 * Notes with the schema's scalars of money which of them count the smallest unit of a currency, as the fields and inputs
 * of that scalar say (`"In cents." price: Money`), or as their values were seen to be.
 */
export function noteSmallestUnits(schema: GraphQLSchema, { scalars = {} }: Observations): void {
  const types = Object.values(schema.getTypeMap());
  const money = types.filter(
    (type) => isScalarType(type) && !isSpecifiedScalarType(type) && namedMoney(type),
  );
  if (money.length === 0) return;
  const described = new Set(types.flatMap(describedSo));
  for (const type of money)
    if (described.has(type) || scalars[type.name]?.unit === 'minor')
      type.extensions = { ...type.extensions, [SMALLEST]: true };
}

/** The types of a type's fields that their descriptions call amounts in the smallest unit. */
function describedSo(type: GraphQLNamedType): GraphQLNamedType[] {
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
  const fields: readonly ValueField[] = Object.values(type.getFields());
  return fields
    .filter((field) => saysInMinor(field.description))
    .map((field) => getNamedType(field.type));
}

/** Whether the values of a type count the smallest unit of a currency, as far as the schema or its values say so. */
export function countsSmallestUnit(type: GraphQLNamedType): boolean {
  return saysMinor(type.description) || (isScalarType(type) && (isNoted(type) || namesCents(type)));
}

function isNoted({ extensions, specifiedByURL }: GraphQLScalarType): boolean {
  return extensions[SMALLEST] === true || SPECIFIED.test(specifiedByURL ?? '');
}
