import { Kind } from 'graphql';
import type {
  DefinitionNode,
  FieldDefinitionNode,
  InterfaceTypeDefinitionNode,
  ObjectTypeDefinitionNode,
} from 'graphql';
import { outputType } from './unionTypes.ts';

type Holder = ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode;

/**
 * Makes the fields of interfaces as nullable as those of the types that implement them, and gives both the same
 * requirements for arguments, as GraphQL demands (IsValidImplementation, section 3.6).
 */
export function loosenInterfaces(definitions: readonly DefinitionNode[]): DefinitionNode[] {
  const holders = new Map(
    definitions.filter(isHolder).map((node): [string, Holder] => [node.name.value, node]),
  );
  for (let changed = true; changed;) {
    changed = false;
    for (const holder of holders.values())
      for (const { name } of holder.interfaces ?? []) {
        const before = holders.get(name.value);
        const after = before && loosened(before, holder);
        if (!after || after === before) continue;
        holders.set(name.value, after);
        changed = true;
      }
  }
  return definitions.map((node) =>
    isHolder(node) ? (holders.get(node.name.value) ?? node) : node,
  );
}

function isHolder(node: DefinitionNode): node is Holder {
  return node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.INTERFACE_TYPE_DEFINITION;
}

/** @returns the same interface where nothing changes */
function loosened(holder: Holder, implementing: Holder): Holder {
  const types = new Map(implementing.fields?.map((field) => [field.name.value, field]));
  let changed = false;
  const fields = holder.fields?.map((field) => {
    const own = types.get(field.name.value);
    if (!own || nullability(own, field) === nullability(field, field)) return field;
    changed = true;
    return { ...field, type: outputType(field.type, own.type) };
  });
  return changed ? { ...holder, fields } : holder;
}

/** How two types of a field are null together, outermost first. */
function nullability(own: FieldDefinitionNode, field: FieldDefinitionNode): string {
  let levels = '';
  let type = outputType(field.type, own.type);
  for (;;) {
    levels += type.kind === Kind.NON_NULL_TYPE ? '!' : '?';
    if (type.kind === Kind.NON_NULL_TYPE) type = type.type;
    if (type.kind !== Kind.LIST_TYPE) return levels;
    type = type.type;
  }
}
