import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import type {
  GraphQLSingularResponse,
  OperationDescriptor,
  RequestParameters,
} from 'relay-runtime';
import { MockPayloadGenerator, type MockResolvers } from 'relay-test-utils';
import { outputField } from '../model/shapes/typeShapes.ts';
import { localKeys } from './localKeys.ts';
import { scalarResolvers } from './mockValues.ts';
import { forgetOtherTypes } from './otherTypes.ts';

let appSchema: GraphQLSchema | undefined;

/** The schema of the app, read when it is first needed. */
function schemaOfApp(): GraphQLSchema {
  appSchema ??= buildSchema(readFileSync(resolve('schema/schema.graphql'), 'utf8'), {
    assumeValidSDL: true,
    assumeValid: true,
    noLocation: true,
  });
  return appSchema;
}

/**
 * Generates the response to an operation, with a value of the right type in every field.
 *
 * @param resolvers values by type, as MockPayloadGenerator takes them:
 *   `{ Query: () => ({ order: { number: 'A-1' } }) }`
 */
export function mockResponse(
  operation: OperationDescriptor,
  resolvers: MockResolvers = {},
): GraphQLSingularResponse {
  const schema = schemaOfApp();
  const { request } = operation;
  const { params } = request.node;
  const metadata = {
    ...params.metadata,
    relayTestingSelectionTypeInfo: selectionTypes(schema, textOf(params)),
  };
  const node = { ...request.node, params: { ...params, metadata } };
  const response = MockPayloadGenerator.generate(
    { ...operation, request: { ...request, node } } as OperationDescriptor,
    { ...scalarResolvers(schema, localKeys()), ...resolvers },
  );
  forgetOtherTypes(schema, response.data);
  return response;
}

let persisted: Readonly<Record<string, string>> | undefined;

/** The text of an operation; Relay's `persistConfig` leaves it out of what is compiled. */
function textOf({ text, id }: RequestParameters): string {
  if (text) return text;
  persisted ??= JSON.parse(readFileSync(resolve('__generated__/persisted.json'), 'utf8')) as Record<
    string,
    string
  >;
  return persisted[id ?? ''];
}

/** What MockPayloadGenerator asks of a selected field. */
interface SelectionType {
  readonly type: string;
  readonly plural: boolean;
  readonly nullable: boolean;
  readonly enumValues: readonly string[] | null;
}

/**
 * The types of all that an operation selects, by path: what relay-compiler would write for
 * `@relay_test_operation`, which the operations of an app do not have.
 */
function selectionTypes(schema: GraphQLSchema, source: string): Record<string, SelectionType> {
  const { definitions } = parse(source, { noLocation: true });
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const found: Record<string, SelectionType> = {};
  const read = (set: SelectionSetNode, parent: GraphQLCompositeType, path: string): void => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const { name, alias, selectionSet } = selection;
        const type = outputField(parent, name.value)?.type;
        if (!type) continue;
        const place = `${path}${(alias ?? name).value}`;
        found[place] = describe(schema, type, selectionSet);
        const named = getNamedType(type);
        if (selectionSet && isCompositeType(named)) read(selectionSet, named, `${place}.`);
      } else {
        const part =
          selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
        const type = part?.typeCondition && schema.getType(part.typeCondition.name.value);
        if (part) read(part.selectionSet, isCompositeType(type) ? type : parent, path);
      }
    }
  };
  for (const node of definitions)
    if (node.kind === Kind.OPERATION_DEFINITION) {
      const root = schema.getRootType(node.operation);
      if (root) read(node.selectionSet, root, '');
    }
  return found;
}

function describe(
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  selected: SelectionSetNode | undefined,
): SelectionType {
  const named = getNamedType(type);
  return {
    type: concreteName(schema, type, selected),
    plural: isListType(getNullableType(type)),
    nullable: !isNonNullType(type),
    enumValues: isEnumType(named) ? named.getValues().map(({ name }) => name) : null,
  };
}

/**
 * Of an interface or a union the generator takes the first type that the operation has a fragment on.
 * Where it has none, the first that there can be stands in for it.
 */
function concreteName(
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  selected: SelectionSetNode | undefined,
): string {
  const named = getNamedType(type);
  if (!isAbstractType(named)) return named.name;
  const isNamed = selected?.selections.some(
    (selection) =>
      selection.kind === Kind.INLINE_FRAGMENT &&
      isObjectType(schema.getType(selection.typeCondition?.name.value ?? '')),
  );
  return isNamed ? named.name : (schema.getPossibleTypes(named)[0]?.name ?? named.name);
}
