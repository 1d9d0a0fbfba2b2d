import { isAbstractType, type GraphQLSchema } from 'graphql';
import type { Field, List, Resource } from '../model/model.ts';
import { fieldOf } from './plan.ts';

/**
 * A resource without what relay-compiler cannot compile. It asks for the `id` of whatever has one; of
 * an interface or union without an `id` it asks for each member's, and takes the members for
 * contradicting each other where some may be null and others not.
 */
export function selectablePart(resource: Resource, schema: GraphQLSchema): Resource {
  const isSelectable = (printed: string) =>
    idTypes(schema, printed.replace(/[[\]!]/g, '')).size < 2;
  const list = (candidate: List | null) =>
    candidate && isSelectable(candidate.rowType) ? candidate : null;
  const fields = (all: readonly Field[]): Field[] =>
    all.flatMap((field) => {
      if (field.fields === null) return [field];
      const inner = fields(field.fields);
      return isSelectable(field.type) && inner.length > 0 ? [{ ...field, fields: inner }] : [];
    });
  return {
    ...resource,
    fields: fields(resource.fields),
    relations: resource.relations
      .filter((relation) => isSelectable(relation.to))
      .map((relation) => ({ ...relation, list: list(relation.list) })),
    list: list(resource.list),
    lookup: isSelectable(resource.type) ? resource.lookup : null,
  };
}

function idTypes(schema: GraphQLSchema, name: string): Set<string> {
  const type = schema.getType(name);
  if (!isAbstractType(type) || fieldOf(type, 'id')) return new Set();
  const members = schema.getPossibleTypes(type);
  return new Set(members.flatMap((member) => fieldOf(member, 'id')?.type.toString() ?? []));
}
