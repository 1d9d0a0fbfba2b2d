import {
  getNamedType,
  getOperationAST,
  isAbstractType,
  isCompositeType,
  isObjectType,
  Kind,
} from 'graphql';
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLCompositeType,
  GraphQLField,
  GraphQLSchema,
  OperationTypeNode,
  SelectionSetNode,
} from 'graphql';

/** A field of a response: how it was asked for, and of which type. */
export interface AnsweredField {
  readonly node: FieldNode;
  readonly parent: GraphQLCompositeType;
  readonly field: GraphQLField<unknown, unknown>;
}

type Path = ReadonlyArray<string | number>;

/** Finds the fields of answers in the operation that asked for them. */
export class ResponseFields {
  readonly kind: OperationTypeNode | null;
  readonly #schema: GraphQLSchema;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #roots: SelectionSetNode | null;

  constructor(schema: GraphQLSchema, document: DocumentNode) {
    const operation = getOperationAST(document);
    this.#schema = schema;
    this.kind = operation?.operation ?? null;
    this.#roots = operation?.selectionSet ?? null;
    const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
    this.#fragments = new Map(fragments.map((node) => [node.name.value, node]));
  }

  /**
   * The fields on the way to a place of the response, from the root on.
   *
   * @param path response keys and indexes, as an error has them
   * @param data what was answered, which says of which types objects are
   * @returns null where the operation asks for no such field, or it may be of one of several types
   */
  on(path: Path, data: unknown): readonly AnsweredField[] | null {
    let type: unknown = this.kind && this.#schema.getRootType(this.kind);
    let sets = this.#roots ? [this.#roots] : [];
    let value = data;
    const way: AnsweredField[] = [];
    for (const key of path) {
      if (typeof key === 'string') {
        if (!isCompositeType(type)) return null;
        const found = this.#fieldsOf(sets, type, value).filter(({ node }) => keyOf(node) === key);
        if (found.length === 0 || found.some(({ parent }) => parent !== found[0].parent))
          return null;
        way.push(found[0]);
        type = getNamedType(found[0].field.type);
        sets = found.flatMap(({ node }) => node.selectionSet ?? []);
      }
      value = valueAt(value, key);
    }
    return way;
  }

  /** The fields that are asked for of a field, whatever was answered. */
  below({ node, field }: AnsweredField): readonly AnsweredField[] {
    const type = getNamedType(field.type);
    const sets = node.selectionSet ? [node.selectionSet] : [];
    return isCompositeType(type) ? this.#fieldsOf(sets, type, undefined) : [];
  }

  /** Calls for each field that the response has, with its path. */
  each(data: unknown, take: (way: readonly AnsweredField[], path: Path, value: unknown) => void) {
    const walk = (
      sets: readonly SelectionSetNode[],
      type: unknown,
      value: unknown,
      way: readonly AnsweredField[],
      path: Path,
    ): void => {
      if (Array.isArray(value))
        return value.forEach((item, index) => walk(sets, type, item, way, [...path, index]));
      if (!isCompositeType(type) || typeof value !== 'object' || value === null) return;
      for (const found of this.#fieldsOf(sets, type, value)) {
        const key = keyOf(found.node);
        const own = valueAt(value, key);
        const below = [...way, found];
        take(below, [...path, key], own);
        const { selectionSet } = found.node;
        if (selectionSet)
          walk([selectionSet], getNamedType(found.field.type), own, below, [...path, key]);
      }
    };
    walk(
      this.#roots ? [this.#roots] : [],
      this.kind && this.#schema.getRootType(this.kind),
      data,
      [],
      [],
    );
  }

  /** The fields of an object, those of fragments that hold for it included. */
  #fieldsOf(
    sets: readonly SelectionSetNode[],
    type: GraphQLCompositeType,
    value: unknown,
  ): readonly AnsweredField[] {
    const { __typename: name } = Object(value) as { __typename?: unknown };
    const known = typeof name === 'string' ? this.#schema.getType(name) : undefined;
    const parent = isObjectType(known) ? known : type;
    return sets.flatMap(({ selections }) =>
      selections.flatMap((node): readonly AnsweredField[] => {
        if (node.kind === Kind.FIELD) {
          const field =
            'getFields' in parent
              ? (parent.getFields()[node.name.value] as AnsweredField['field'] | undefined)
              : undefined;
          return field ? [{ node, parent, field }] : [];
        }
        const fragment =
          node.kind === Kind.FRAGMENT_SPREAD ? this.#fragments.get(node.name.value) : node;
        if (!fragment) return [];
        const condition = fragment.typeCondition?.name.value;
        const narrowed = condition === undefined ? parent : this.#schema.getType(condition);
        if (!isCompositeType(narrowed)) return [];
        if (isObjectType(parent)) {
          const holds =
            narrowed === parent ||
            (isAbstractType(narrowed) && this.#schema.isSubType(narrowed, parent));
          return holds ? this.#fieldsOf([fragment.selectionSet], parent, value) : [];
        }
        return this.#fieldsOf([fragment.selectionSet], narrowed, value);
      }),
    );
  }
}

function keyOf({ alias, name }: FieldNode): string {
  return (alias ?? name).value;
}

/** What is at a key of something that may be no object. */
export function valueAt(value: unknown, key: string | number): unknown {
  return (Object(value) as Record<string | number, unknown>)[key];
}
