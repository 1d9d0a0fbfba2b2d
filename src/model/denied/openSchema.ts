import {
  buildASTSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  Kind,
  visit,
} from 'graphql';
import type {
  DocumentNode,
  EnumTypeDefinitionNode,
  FieldDefinitionNode,
  GraphQLSchema,
  InputObjectTypeDefinitionNode,
  ObjectTypeDefinitionNode,
} from 'graphql';
import { inputFields, outputFields } from '../shapes/typeShapes.ts';
import type { DeniedFields } from './deniedFields.ts';
import { argumentCoordinate, type DeniedInputs } from './deniedInputs.ts';

/**
 * Removes denied fields, the inputs that would reveal them, and types that become unreachable. The model
 * is read from the result, so that no screen can select a denied field.
 *
 * @param document the schema's SDL
 */
export function openSchema(
  document: DocumentNode,
  schema: GraphQLSchema,
  denied: DeniedFields,
  inputs: DeniedInputs,
): GraphQLSchema {
  const closed = new Set([
    ...denied.all().map(({ type, field }) => `${type}.${field}`),
    ...inputs.keys(),
  ]);
  if (closed.size === 0) return schema;
  closeEmptyInputs(schema, closed);
  closeEmptyTypes(schema, closed);
  const open = visit(document, openDefinitions(closed));
  return buildASTSchema(open, { assumeValidSDL: true, assumeValid: true });
}

type Named = { readonly name: { readonly value: string } };

/** What a document's definitions become. @param closed the coordinates of what they lose */
function openDefinitions(closed: ReadonlySet<string>) {
  const openIn = <Part extends Named>(holder: Named, parts: readonly Part[] | undefined) =>
    parts?.filter(({ name }) => !closed.has(`${holder.name.value}.${name.value}`));
  const openArguments = (holder: Named, field: FieldDefinitionNode): FieldDefinitionNode => ({
    ...field,
    arguments: field.arguments?.filter(
      ({ name }) =>
        !closed.has(argumentCoordinate(holder.name.value, field.name.value, name.value)),
    ),
  });
  const fields = <Node extends Pick<ObjectTypeDefinitionNode, 'name' | 'fields'>>(node: Node) => ({
    ...node,
    fields: openIn(node, node.fields)?.map((field) => openArguments(node, field)),
  });
  const inputs = <Node extends Pick<InputObjectTypeDefinitionNode, 'name' | 'fields'>>(
    node: Node,
  ) => ({ ...node, fields: openIn(node, node.fields) });
  const values = <Node extends Pick<EnumTypeDefinitionNode, 'name' | 'values'>>(node: Node) => ({
    ...node,
    values: openIn(node, node.values),
  });
  return {
    [Kind.OBJECT_TYPE_DEFINITION]: fields,
    [Kind.OBJECT_TYPE_EXTENSION]: fields,
    [Kind.INTERFACE_TYPE_DEFINITION]: fields,
    [Kind.INTERFACE_TYPE_EXTENSION]: fields,
    [Kind.INPUT_OBJECT_TYPE_DEFINITION]: inputs,
    [Kind.INPUT_OBJECT_TYPE_EXTENSION]: inputs,
    [Kind.ENUM_TYPE_DEFINITION]: values,
    [Kind.ENUM_TYPE_EXTENSION]: values,
  };
}

/** Closes input types without usable fields, and the fields and arguments that require them. */
function closeEmptyInputs(schema: GraphQLSchema, closed: Set<string>): void {
  const types = Object.values(schema.getTypeMap());
  const unusable = new Set<string>();
  for (let before = -1; before < closed.size + unusable.size;) {
    before = closed.size + unusable.size;
    for (const type of types) {
      const fields = inputFields(type);
      for (const field of fields)
        if (unusable.has(getNamedType(field.type).name)) closed.add(`${type.name}.${field.name}`);
      const parts = isEnumType(type) ? type.getValues() : fields;
      const isLost = ({ name }: { name: string }) => closed.has(`${type.name}.${name}`);
      if (!isEnumType(type) && !isInputObjectType(type)) continue;
      if (
        parts.every(isLost) ||
        fields.some((field) => isRequiredInputField(field) && isLost(field))
      )
        unusable.add(type.name);
    }
  }
  for (const type of types)
    for (const field of outputFields(type))
      for (const argument of field.args) {
        const coordinate = argumentCoordinate(type.name, field.name, argument.name);
        if (unusable.has(getNamedType(argument.type).name)) closed.add(coordinate);
        if (closed.has(coordinate) && isRequiredArgument(argument))
          closed.add(`${type.name}.${field.name}`);
      }
}

/** Closes the fields whose type has no other than closed ones. */
function closeEmptyTypes(schema: GraphQLSchema, closed: Set<string>): void {
  const holders = Object.values(schema.getTypeMap()).filter(
    (type) => (isObjectType(type) || isInterfaceType(type)) && !type.name.startsWith('__'),
  );
  const isEmpty = (name: string) => {
    const fields = outputFields(schema.getType(name)!);
    return fields.length > 0 && fields.every((field) => closed.has(`${name}.${field.name}`));
  };
  let empty = new Set(holders.map(({ name }) => name).filter(isEmpty));
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
}
