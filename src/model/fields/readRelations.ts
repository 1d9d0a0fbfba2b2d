import { isNonNullType } from 'graphql';
import { findRows } from '../conventions/rows.ts';
import type { Field } from '../types/fields.ts';
import type { List, Relation } from '../types/relations.ts';
import { listBelow, readList } from '../readList.ts';
import type { EdgeReader } from '../readList.ts';
import { inEnvelope } from '../shapes/envelope.ts';
import type { RelationShape, RowShape } from '../shapes/rowShape.ts';
import { isDeprecated } from '../shapes/typeShapes.ts';
import type { CompositeType } from '../shapes/typeShapes.ts';
import { sameName, singularKey } from '../wording/words.ts';

/** What a relation needs to know of the resource at its other end. */
export interface RelationTarget {
  /** The resource's type: the field's own, or the one that it summarises. */
  type: CompositeType;
  shape: RowShape;
  titles: readonly string[];
}

/** The relations of a resource, in the order of the schema. */
export function readRelations(
  shape: RowShape,
  fields: readonly Field[],
  targetOf: (type: CompositeType) => RelationTarget,
  edgeOf: EdgeReader,
): Relation[] {
  return shape.relations
    .filter((relation) => !isTwin(relation, shape.relations))
    .map((relation) => {
      const target = targetOf(relation.to);
      const read = relationOf(relation, fields, target);
      return relation.many ? { ...read, list: listOf(relation, shape, target, edgeOf) } : read;
    });
}

/** How the records of a relation are asked for: where only its connection says what links have of their own, by that. */
function listOf(
  relation: RelationShape,
  { type, relations }: RowShape,
  target: RelationTarget,
  edgeOf: EdgeReader,
): List | null {
  const own = relatedList(relation, type, target, edgeOf);
  if (own?.edge) return own;
  const withValues = relations
    .filter((other) => isTwinOf(other, relation))
    .map((other) => relatedList(other, type, target, edgeOf))
    .find((list) => list?.edge && list.required.length === 0);
  return withValues ?? own;
}

/** The relations of an object that lead to one record each. */
export function readRelationsToOne(
  shape: RowShape,
  fields: readonly Field[],
  targetOf: (type: CompositeType) => Pick<RelationTarget, 'type'>,
): Relation[] {
  return shape.relations
    .filter(({ many }) => !many)
    .map((relation) => relationOf(relation, fields, targetOf(relation.to)));
}

function relationOf(
  relation: RelationShape,
  fields: readonly Field[],
  target: Pick<RelationTarget, 'type'>,
): Relation {
  const { field, many } = relation;
  return {
    field: field.name,
    label: relation.label,
    to: target.type.name,
    many,
    record: relation.record,
    ...inEnvelope(relation.envelope ?? null),
    nullable: !isNonNullType(field.type),
    description: field.description ?? null,
    deprecated: isDeprecated(field),
    foreignKey: many ? null : foreignKey(relation, fields),
    list: null,
  };
}

/** The same records once more, for their number or their pages. */
function isTwin(relation: RelationShape, relations: readonly RelationShape[]): boolean {
  return relations.some((other) => isTwinOf(relation, other));
}

/** `tags_aggregate` and `tagsConnection` of `tags`, `customerConnection` of `customer`. */
function isTwinOf(twin: RelationShape, relation: RelationShape): boolean {
  if (!twin.many) return false;
  const noun = twin.field.name.replace(/_?(aggregate|connection)$/i, '');
  return noun !== twin.field.name && relation.field.name === noun && relation.to === twin.to;
}

function relatedList(
  shape: RelationShape,
  owner: CompositeType,
  target: RelationTarget,
  edgeOf: EdgeReader,
): List | null {
  const rows = findRows(shape.field.type);
  return rows && readList(listBelow(owner, shape, rows), target.shape, target.titles, edgeOf);
}

/**
 * The leaf that holds the related record's key: `customerId`, `customer_id` beside `customer` or `customerByCustomerId`,
 * `pool_voter` beside `poolVoter`.
 */
function foreignKey(relation: RelationShape, fields: readonly Field[]): string | null {
  if (relation.key !== undefined) return relation.key;
  const { name } = relation.field;
  const spellings = new Set(
    [sameName(name), singularKey(name)].flatMap((bare) =>
      ['', 'id', 'uuid', 'key', 'code', 'uid'].map((ending) => `${bare}${ending}`),
    ),
  );
  const leaf = fields.find(
    (field) => field.fields === null && !field.list && spellings.has(sameName(field.name)),
  );
  return leaf?.name ?? null;
}

/** The fields without those that only count related records and reckon with them: `linesAggregate` beside `lines`. */
export function withoutAggregates(
  fields: readonly Field[],
  relations: readonly Relation[],
): Field[] {
  const counting = new Set(
    relations.flatMap(({ list }) => (list?.total?.twin ? [list.total.path[0]] : [])),
  );
  return fields.filter(({ name, kind }) => kind !== 'object' || !counting.has(name));
}
