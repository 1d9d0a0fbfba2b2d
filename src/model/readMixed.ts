import { getNamedType, isNonNullType, isUnionType } from 'graphql';
import type { GraphQLNamedType } from 'graphql';
import { inEnvelope, recordFields } from './envelope.ts';
import { fieldLabel } from './labels.ts';
import type { Mixed } from './model.ts';
import { isDeprecated, isFlatList, isList, needsNoArguments } from './typeShapes.ts';
import type { CompositeType } from './typeShapes.ts';

/**
 * The fields that give records of several types: one, or a plain list of them. They are read by the
 * concrete type of each record.
 *
 * @param recordOf the resource that records of a type are of, or null
 */
export function readMixed(
  type: CompositeType,
  recordOf: (type: GraphQLNamedType) => string | null,
): Mixed[] {
  return recordFields(type).flatMap(({ field, envelope }): Mixed[] => {
    const union = getNamedType(field.type);
    if (!isUnionType(union) || !needsNoArguments(field) || isDeprecated(field)) return [];
    const many = isList(field.type);
    const members = union.getTypes().filter((member) => recordOf(member) !== null);
    if (members.length === 0 || (many && !isFlatList(field.type))) return [];
    return [
      {
        field: field.name,
        label: fieldLabel(field.name),
        type: union.name,
        many,
        nullable: !isNonNullType(field.type),
        description: field.description ?? null,
        members: members.map(({ name }) => name),
        ...inEnvelope(envelope),
      },
    ];
  });
}
