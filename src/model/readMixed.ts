import { getNamedType, isNonNullType, isUnionType } from 'graphql';
import type { GraphQLNamedType, GraphQLUnionType } from 'graphql';
import { inEnvelope, recordFields } from './envelope.ts';
import { standsForFailure } from './conventions/lookup/lookup.ts';
import { fieldLabel, typeLabel } from './labels.ts';
import type { Mixed, MixedValue } from './model.ts';
import type { FieldReader } from './readFields.ts';
import { isDeprecated, isFlatList, isList, needsNoArguments } from './typeShapes.ts';
import type { CompositeType } from './typeShapes.ts';

/** What the reading of unions needs to know of their types. */
export interface MixedReading {
  /** The resource that records of a type are of, or null. */
  recordOf(type: GraphQLNamedType): string | null;
  /** Things of their own, although no screen shows them, are no values. */
  isEntity(type: GraphQLNamedType): boolean;
  fields: FieldReader;
}

/**
 * The fields that give records of several types, or values of several kinds: one, or a plain list of
 * them. They are read by the concrete type of each.
 */
export function readMixed(type: CompositeType, reading: MixedReading): Mixed[] {
  return recordFields(type).flatMap(({ field, envelope }): Mixed[] => {
    const union = getNamedType(field.type);
    if (!isUnionType(union) || !needsNoArguments(field) || isDeprecated(field)) return [];
    const many = isList(field.type);
    const members = union.getTypes().filter((member) => reading.recordOf(member) !== null);
    const values = valuesOf(union, reading);
    const isEmpty = members.length === 0 && values.every(({ fields }) => fields.length === 0);
    if (isEmpty || (many && !isFlatList(field.type))) return [];
    return [
      {
        field: field.name,
        label: fieldLabel(field.name),
        type: union.name,
        many,
        nullable: !isNonNullType(field.type),
        description: field.description ?? null,
        members: members.map(({ name }) => name),
        values,
        ...inEnvelope(envelope),
      },
    ];
  });
}

/** The types of a union that are no records of anything. */
function valuesOf(union: GraphQLUnionType, { isEntity, fields }: MixedReading): MixedValue[] {
  return union
    .getTypes()
    .filter((member) => !isEntity(member) && !standsForFailure(member))
    .map((member) => ({
      type: member.name,
      label: typeLabel(member.name),
      fields: fields.read(member).filter(({ deprecated }) => !deprecated),
    }));
}
