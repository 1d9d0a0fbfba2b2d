import {
  isAbstractType,
  isInterfaceType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
} from 'graphql';
import { withoutUnused } from '../../roles/withoutUnused.ts';
import { neverEmpty } from './withoutConditions.ts';

/** What tells records apart in the browser's store: without it there is no record. */
const KEYS = new Set(['id', '__typename']);

/** Whether a field can be left out of a document at all. */
export function isOptional(field: string): boolean {
  return !KEYS.has(field);
}

/**
 * A document without some fields, for a backend that fails with them. What they alone used is gone, too: fragments and
 * variables.
 *
 * @param fields by schema coordinate, such as `Order.total`
 * @returns null where the document has none of them, or nothing but keys would be left to ask for
 */
export function withoutFields(
  document: DocumentNode,
  schema: GraphQLSchema,
  fields: ReadonlySet<string>,
): DocumentNode | null {
  const typeInfo = new TypeInfo(schema);
  let isLess = false;
  const isMeant = ({ name: { value } }: FieldNode): boolean => {
    const parent = typeInfo.getParentType();
    if (!parent || !isOptional(value)) return false;
    // What is selected of an interface is known to fail of one of its types.
    const types = isAbstractType(parent) ? schema.getPossibleTypes(parent) : [];
    const above = isInterfaceType(parent) ? [] : schemaInterfaces(parent);
    return [parent, ...types, ...above].some(({ name }) => fields.has(`${name}.${value}`));
  };
  const visitor = visitWithTypeInfo(typeInfo, {
    Field: {
      enter(node) {
        if (!isMeant(node)) return undefined;
        isLess = true;
        return null;
      },
    },
    SelectionSet: { leave: neverEmpty },
  });
  const left = withoutUnused(visit(document, visitor) as DocumentNode);
  return isLess && asksForValues(left) ? left : null;
}

function schemaInterfaces(type: object): readonly { readonly name: string }[] {
  return 'getInterfaces' in type
    ? (type.getInterfaces as () => readonly { readonly name: string }[]).call(type)
    : [];
}

function asksForValues(document: DocumentNode): boolean {
  let asks = false;
  visit(document, {
    [Kind.FIELD](node: FieldNode) {
      if (!node.selectionSet && isOptional(node.name.value)) asks = true;
    },
  });
  return asks;
}
