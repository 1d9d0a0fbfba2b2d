import { getNamedType, isInterfaceType, isNonNullType, isObjectType, isUnionType } from 'graphql';
import type { GraphQLNamedType, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { isFailureType } from '../conventions/result/resultUnion.ts';
import { findRows } from '../conventions/rows.ts';
import type { List, UnionField, UnionValue, Relation } from '../types/relations.ts';
import { listBelow, readList } from '../readList.ts';
import type { EdgeReader } from '../readList.ts';
import { inEnvelope, recordFields } from '../shapes/envelope.ts';
import type { EnvelopedField } from '../shapes/envelope.ts';
import { needsNothingKnown } from '../shapes/listArguments.ts';
import { readRowShape, type RecordTypes } from '../shapes/rowShape.ts';
import { isDeprecated, isFlatList, isList, needsNoArguments } from '../shapes/typeShapes.ts';
import type { CompositeType, OutputField } from '../shapes/typeShapes.ts';
import { isCondition } from '../shapes/steps.ts';
import { fieldLabel, relationLabel, typeLabel } from '../wording/labels.ts';
import type { FieldReader } from './fieldReader.ts';

/** What the reading of unions needs to know of their types. */
export interface UnionFieldReading extends RecordTypes {
  schema: GraphQLSchema;
  /** The resource that records of a type are of, or null. */
  recordOf(type: GraphQLNamedType): string | null;
  /** True for a type with records of its own, even if no screen shows them. */
  isEntity(type: GraphQLNamedType): boolean;
  fields: FieldReader;
  edgeOf: EdgeReader;
  relationsOf(type: CompositeType): Relation[];
}

/** A list with more types than this has no clear subject. */
const MOST_MEMBERS = 100;

/**
 * The fields that give records of several types, or values of several kinds: one, a plain list of
 * them, or pages of them; and pages of values of one kind. They are read by the concrete type of each.
 */
export function readUnionFields(type: CompositeType, reading: UnionFieldReading): UnionField[] {
  return unionFieldsOf(type, reading, DEEPEST);
}

/** A value of a union may have a field that is one itself; what that has inside is not looked into. */
const DEEPEST = 1;

function unionFieldsOf(
  type: CompositeType,
  reading: UnionFieldReading,
  depth: number,
): UnionField[] {
  return recordFields(type).flatMap((placed): UnionField[] => {
    const { field, envelope } = placed;
    if (isDeprecated(field) || !needsNothingKnown(field)) return [];
    if (isRelation(field, reading)) return [];
    const list = pagedList(placed, type, reading);
    const gives = list ? reading.schema.getType(list.rowType) : getNamedType(field.type);
    if (!gives || !isUnionField(gives, list, reading)) return [];
    const many = list !== null || isList(field.type);
    const { members, values } = membersIn(gives, reading, depth);
    const isEmpty = members.length === 0 && values.every(({ fields }) => fields.length === 0);
    if (isEmpty) return [];
    if (list === null && ((many && !isFlatList(field.type)) || !needsNoArguments(field))) return [];
    return [
      {
        field: field.name,
        label: list ? relationLabel(field.name) : fieldLabel(field.name),
        type: gives.name,
        many,
        nullable: !isNonNullType(field.type),
        description: field.description ?? null,
        members,
        values,
        list,
        ...inEnvelope(envelope),
      },
    ];
  });
}

/** What a union may be; nothing for a type that has fields of its own. */
export function readMembers(
  type: GraphQLNamedType,
  reading: UnionFieldReading,
): Pick<UnionField, 'members' | 'values'> {
  return isUnionType(type) ? membersIn(type, reading, DEEPEST) : { members: [], values: [] };
}

function membersIn(
  type: CompositeType,
  reading: UnionFieldReading,
  depth: number,
): Pick<UnionField, 'members' | 'values'> {
  const kinds = isObjectType(type) ? [type] : reading.schema.getPossibleTypes(type);
  if (kinds.length > MOST_MEMBERS) return { members: [], values: [] };
  return {
    members: kinds.flatMap((kind) => reading.recordOf(kind) ?? []),
    values: valuesOf(kinds, reading, depth),
  };
}

/** Types of which the concrete one decides what there is to see, and in pages also values of a single kind. */
function isUnionField(
  type: GraphQLNamedType,
  list: List | null,
  { isResource, isEntity }: UnionFieldReading,
): type is CompositeType {
  if (isUnionType(type)) return true;
  // A plain list of them is shown as values of the record, by what an interface has in common.
  if (list === null || isResource(type) || isEntity(type)) return false;
  return isInterfaceType(type) || (isObjectType(type) && list.pagination.kind !== 'none');
}

/** Whether it gives the records of a resource, or says why not: they are a relation's. */
function isRelation({ type }: OutputField, { isResource }: UnionFieldReading): boolean {
  const rows = findRows(type);
  return rows !== null && rows.path.some(isCondition) && isResource(rows.type);
}

/** How to fetch a list with rows in pages, or inside a response object. */
function pagedList(
  placed: EnvelopedField,
  type: CompositeType,
  reading: UnionFieldReading,
): List | null {
  const rows = findRows(placed.field.type);
  if (rows === null || reading.isResource(rows.type)) return null;
  const source = listBelow(type, placed, rows);
  const list = readList(source, readRowShape(rows.type, reading), [], reading.edgeOf);
  return rows.wrapper !== null || list.pagination.kind !== 'none' ? list : null;
}

/** The types that are no records of anything. */
function valuesOf(
  kinds: readonly GraphQLObjectType[],
  reading: UnionFieldReading,
  depth: number,
): UnionValue[] {
  const { isEntity, fields, relationsOf } = reading;
  return kinds
    .filter((member) => !isEntity(member) && !isFailureType(member))
    .map((member) => ({
      type: member.name,
      label: typeLabel(member.name),
      fields: fields.read(member).filter(({ deprecated }) => !deprecated),
      relations: relationsOf(member).filter(({ many, deprecated }) => !many && !deprecated),
      unionFields:
        depth > 0 ? unionFieldsOf(member, reading, depth - 1).filter(({ many }) => !many) : [],
    }));
}
