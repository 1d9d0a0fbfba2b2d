import { Kind } from 'graphql';
import type {
  DefinitionNode,
  DocumentNode,
  FieldDefinitionNode,
  InputValueDefinitionNode,
} from 'graphql';
import {
  argumentCoordinate,
  argumentsOf,
  byCodeUnit,
  coordinatesIn,
  memberCoordinate,
  nameOf,
  type Members,
} from './coordinates.ts';
import { bareName } from './unionTypes.ts';

/**
 * What a role's schema lacks of the union, as sorted coordinates. Of a type that is missing only its name is listed,
 * and of a field only the field, without its arguments.
 */
export function lacksOf(union: DocumentNode, role: DocumentNode): string[] {
  const own = new Map(role.definitions.map((node) => [nameOf(node) ?? '', node]));
  const lacks: string[] = [];
  for (const node of union.definitions) {
    const name = nameOf(node);
    if (name === null || name.startsWith('@')) continue;
    const counterpart = own.get(name);
    if (!counterpart) {
      lacks.push(name);
      continue;
    }
    const has = new Set(coordinatesIn(counterpart));
    const missing = coordinatesIn(node).filter((coordinate) => !has.has(coordinate));
    const gone = new Set(missing);
    const isOfGone = (coordinate: string) =>
      coordinate.includes('(') && gone.has(coordinate.slice(0, coordinate.indexOf('(')));
    lacks.push(...missing.filter((coordinate) => !isOfGone(coordinate)));
  }
  return lacks.sort(byCodeUnit);
}

/**
 * The union without what a role lacks, and without what that leaves meaningless: fields and arguments of types that are
 * gone, and types that have nothing left.
 */
export function withoutLacks(union: DocumentNode, lacks: Iterable<string>): DocumentNode {
  const gone = new Set(lacks);
  let definitions: readonly DefinitionNode[] = union.definitions;
  for (let before = -1; before !== gone.size;) {
    before = gone.size;
    definitions = definitions
      .filter((node) => !gone.has(nameOf(node) ?? ''))
      .map((node) => without(node, gone));
    for (const node of definitions) if (isEmpty(node)) gone.add(nameOf(node) ?? '');
  }
  const left = definitions.map((node): DefinitionNode => {
    if (node.kind !== Kind.SCHEMA_DEFINITION) return node;
    const operationTypes = node.operationTypes.filter(({ type }) => !gone.has(type.name.value));
    return { ...node, operationTypes };
  });
  return { kind: Kind.DOCUMENT, definitions: left };
}

function without(node: DefinitionNode, gone: ReadonlySet<string>): DefinitionNode {
  const name = nameOf(node);
  if (name === null || name.startsWith('@')) return node;
  const { fields, values, types, interfaces } = node as Members;
  const isLeft = (part: FieldDefinitionNode | InputValueDefinitionNode) =>
    !gone.has(bareName(part.type));
  return {
    ...node,
    ...(interfaces && {
      interfaces: interfaces.filter(
        (one) => !gone.has(one.name.value) && !gone.has(memberCoordinate(name, '&', one)),
      ),
    }),
    ...(types && {
      types: types.filter(
        (one) => !gone.has(one.name.value) && !gone.has(memberCoordinate(name, '|', one)),
      ),
    }),
    ...(values && { values: values.filter((value) => !gone.has(`${name}.${value.name.value}`)) }),
    ...(fields && {
      fields: fields
        .filter((field) => !gone.has(`${name}.${field.name.value}`) && isLeft(field))
        .map((field) =>
          field.kind !== Kind.FIELD_DEFINITION
            ? field
            : {
                ...field,
                arguments: argumentsOf(field).filter(
                  (argument) =>
                    isLeft(argument) &&
                    !gone.has(argumentCoordinate(name, field.name.value, argument.name.value)),
                ),
              },
        ),
    }),
  } as DefinitionNode;
}

function isEmpty(node: DefinitionNode): boolean {
  const members = node as Members;
  switch (node.kind) {
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.INTERFACE_TYPE_DEFINITION:
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
      return members.fields?.length === 0;
    case Kind.ENUM_TYPE_DEFINITION:
      return members.values?.length === 0;
    case Kind.UNION_TYPE_DEFINITION:
      return members.types?.length === 0;
    default:
      return false;
  }
}
