import { getNamedType, GraphQLID, isAbstractType, type GraphQLSchema } from 'graphql';
import { isCondition } from '../model/shapes/steps.ts';
import type { TypeCondition, Way } from '../model/types/variables.ts';
import type { Edge, List, UnionField, UnionValue } from '../model/types/relations.ts';
import type { Field } from '../model/types/fields.ts';
import type { Resource } from '../model/types/resource.ts';
import { namedTypeOf, outputField } from '../model/shapes/typeShapes.ts';

/**
 * A resource without fields that relay-compiler cannot compile. It selects the `id` of every type that has one; of
 * an interface or union without an `id` it asks for each member's, and takes the members for
 * contradicting each other where some may be null and others not. So does what says why there is no record.
 */
export function selectablePart(resource: Resource, schema: GraphQLSchema): Resource {
  const { list, lookup, type } = resource;
  return {
    ...resource,
    ...selectableValues(resource, schema),
    list: selectableList(list, schema),
    lookup:
      lookup && isSelectable(type, schema) && isSelectableWay(lookup.record, schema)
        ? lookup
        : null,
  };
}

/** The values and relations of an object that relay-compiler can compile. */
export function selectableValues(
  { fields, relations, unionFields }: Pick<Resource, 'fields' | 'relations' | 'unionFields'>,
  schema: GraphQLSchema,
): Pick<Resource, 'fields' | 'relations' | 'unionFields'> {
  return {
    fields: selectableFields(fields, schema),
    unionFields: selectableUnionFields(unionFields, schema),
    relations: relations
      .filter(({ to }) => isSelectable(to, schema))
      .map((relation) => ({ ...relation, list: selectableList(relation.list, schema) })),
  };
}

function selectableUnionFields(
  unionFields: readonly UnionField[],
  schema: GraphQLSchema,
): UnionField[] {
  return unionFields
    .filter(({ type }) => isSelectable(type, schema))
    .map((union) => ({ ...union, values: selectableKinds(union.values, schema) }));
}

/** The members of a union, each with the fields that relay-compiler can compile. */
export function selectableKinds(
  values: readonly UnionValue[],
  schema: GraphQLSchema,
): UnionValue[] {
  return values.map((value) => ({
    ...value,
    fields: selectableFields(value.fields, schema),
    relations: value.relations.filter(({ to }) => isSelectable(to, schema)),
    unionFields: selectableUnionFields(value.unionFields, schema),
  }));
}

function selectableFields(all: readonly Field[], schema: GraphQLSchema): Field[] {
  return all.flatMap((field) => {
    if (field.fields === null) return [field];
    const inner = selectableFields(field.fields, schema);
    return isSelectable(field.type, schema) && inner.length > 0
      ? [{ ...field, fields: inner }]
      : [];
  });
}

function selectableList(list: List | null, schema: GraphQLSchema): List | null {
  if (!list || !isSelectable(list.rowType, schema) || !isSelectableWay(list.rows, schema))
    return null;
  return { ...list, edge: list.edge && selectableEdge(list.edge, schema) };
}

/** @param printed a type, with or without `!` and brackets */
export function isSelectable(printed: string, schema: GraphQLSchema): boolean {
  return idTypes(schema, namedTypeOf(printed)).size < 2;
}

/** Whether the members of the unions on a way have no ids that contradict each other. */
export function isSelectableWay(way: Way, schema: GraphQLSchema): boolean {
  return way.every(
    (step) => !isCondition(step) || step.refusals.length === 0 || areSelectable(step, schema),
  );
}

function areSelectable({ on, of }: TypeCondition, schema: GraphQLSchema): boolean {
  const union = schema.getType(of);
  const members = isAbstractType(union) ? schema.getPossibleTypes(union) : [];
  const ids = members.flatMap((member) => {
    const id = outputField(member, 'id');
    const isAsked = id && (member.name === on || getNamedType(id.type) === GraphQLID);
    return isAsked ? [String(id.type)] : [];
  });
  return new Set(ids).size < 2;
}

function idTypes(schema: GraphQLSchema, name: string): Set<string> {
  const type = schema.getType(name);
  if (!isAbstractType(type) || outputField(type, 'id')) return new Set();
  const members = schema.getPossibleTypes(type);
  return new Set(members.flatMap((member) => outputField(member, 'id')?.type.toString() ?? []));
}

function selectableEdge(edge: Edge, schema: GraphQLSchema): Edge {
  return {
    ...edge,
    fields: selectableFields(edge.fields, schema),
    relations: edge.relations.filter(({ to }) => isSelectable(to, schema)),
  };
}
