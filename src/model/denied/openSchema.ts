import { buildASTSchema, getNamedType, isInterfaceType, isObjectType, Kind, visit } from 'graphql';
import type { DocumentNode, GraphQLSchema, ObjectTypeDefinitionNode } from 'graphql';
import { outputFields } from '../shapes/typeShapes.ts';
import type { DeniedFields } from './deniedFields.ts';

/**
 * A schema without its denied fields, and so without those that would lead to nothing else: what the
 * screens are read from, so that none of them can ask for one.
 *
 * @param document the schema's own SDL
 */
export function openSchema(
  document: DocumentNode,
  schema: GraphQLSchema,
  denied: DeniedFields,
): GraphQLSchema {
  const closed = closedFields(schema, denied);
  if (closed.size === 0) return schema;
  const keep = <Node extends Pick<ObjectTypeDefinitionNode, 'name' | 'fields'>>(node: Node) => ({
    ...node,
    fields: node.fields?.filter(({ name }) => !closed.has(`${node.name.value}.${name.value}`)),
  });
  const open = visit(document, {
    [Kind.OBJECT_TYPE_DEFINITION]: keep,
    [Kind.OBJECT_TYPE_EXTENSION]: keep,
    [Kind.INTERFACE_TYPE_DEFINITION]: keep,
    [Kind.INTERFACE_TYPE_EXTENSION]: keep,
  });
  return buildASTSchema(open, { assumeValidSDL: true, assumeValid: true });
}

/** The coordinates of denied fields, and of those whose type has no other. */
function closedFields(schema: GraphQLSchema, denied: DeniedFields): Set<string> {
  const closed = new Set(denied.all().map(({ type, field }) => `${type}.${field}`));
  const holders = Object.values(schema.getTypeMap()).filter(
    (type) => (isObjectType(type) || isInterfaceType(type)) && !type.name.startsWith('__'),
  );
  const isEmpty = (name: string) => {
    const fields = outputFields(schema.getType(name)!);
    return fields.length > 0 && fields.every((field) => closed.has(`${name}.${field.name}`));
  };
  let empty = new Set([...new Set(denied.all().map(({ type }) => type))].filter(isEmpty));
  while (empty.size > 0) {
    const touched = new Set<string>();
    for (const holder of holders)
      for (const field of outputFields(holder))
        if (empty.has(getNamedType(field.type).name)) {
          closed.add(`${holder.name}.${field.name}`);
          touched.add(holder.name);
        }
    const before = empty;
    empty = new Set([...touched].filter((name) => !before.has(name) && isEmpty(name)));
  }
  return closed;
}
