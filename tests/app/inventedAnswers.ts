import {
  getNamedType,
  graphqlSync,
  isCompositeType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  type GraphQLAbstractType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type GraphQLTypeResolver,
  type SelectionSetNode,
} from 'graphql';
import { leafKind } from '../../src/model/shapes/scalarKinds.ts';
import type { GraphQLResult } from '../../src/relay/result.ts';
import { mockValue } from '../../src/testing/mockValues.ts';

/** What a backend holds: wherever its schema allows it, records without values, or nothing at all. */
export type Holding = 'everything' | 'records without values' | 'as little as can be';

const ENTRIES = 2;
/** Answers an operation as a backend of this schema might: by the types of what is asked for. */
export function inventResponse(
  schema: GraphQLSchema,
  source: string,
  variableValues: Readonly<Record<string, unknown>>,
  holding: Holding,
): GraphQLResult {
  const fieldResolver = (
    _source: unknown,
    _given: unknown,
    _context: unknown,
    info: GraphQLResolveInfo,
  ) => invent(info.returnType, info, holding, info.path.prev === undefined);
  const { data, errors } = graphqlSync({
    schema,
    source,
    variableValues,
    rootValue: {},
    fieldResolver,
    typeResolver: typeAskedFor,
  });
  if (errors) throw new Error(`${errors.join('\n')}\n${source}`);
  return { data: JSON.parse(JSON.stringify(data)) as GraphQLResult['data'] };
}

/** @param isThere what an operation asks for first is always there: a page of nothing shows nothing */
function invent(
  type: GraphQLOutputType,
  info: GraphQLResolveInfo,
  holding: Holding,
  isThere: boolean,
): unknown {
  if (isNonNullType(type)) return invent(type.ofType, info, holding, true);
  if (holding === 'as little as can be' && !isThere) return null;
  if (isListType(type)) {
    const count = holding === 'as little as can be' ? 0 : ENTRIES;
    return Array.from({ length: count }, () => invent(type.ofType, info, holding, true));
  }
  const named = getNamedType(type);
  if (holding === 'records without values' && !isThere && isLeafType(named)) return null;
  if (isEnumType(named)) return named.getValues()[0]?.value;
  if (isCompositeType(named)) return {};
  const kind = leafKind(named);
  if (kind === 'id' || /^_?id$/i.test(info.fieldName)) return keyFor(kind, info);
  return mockValue(named, info.fieldName);
}

/** Records of different types, and those of one list, have different keys. */
function keyFor(kind: string, { parentType, path }: GraphQLResolveInfo): string | number {
  const places: (string | number)[] = [];
  for (let at: typeof path | undefined = path; at; at = at.prev)
    if (typeof at.key === 'number') places.unshift(at.key);
  const key = `${parentType.name}-${places.join('-')}`;
  if (kind !== 'integer') return key;
  return [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
}

/** Of what may be of several types, the first that the operation has a fragment for. */
const typeAskedFor: GraphQLTypeResolver<unknown, unknown> = (_value, _context, info, abstract) => {
  const asked = info.fieldNodes.flatMap(({ selectionSet }) =>
    selectionSet ? typesNamedIn(selectionSet, info) : [],
  );
  const possible = info.schema.getPossibleTypes(abstract as GraphQLAbstractType);
  const named = asked.find((name) => possible.some((type) => type.name === name));
  return named ?? possible[0]?.name;
};

function typesNamedIn({ selections }: SelectionSetNode, info: GraphQLResolveInfo): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [];
    const spread = selection.kind === Kind.FRAGMENT_SPREAD;
    const fragment = spread ? info.fragments[selection.name.value] : selection;
    if (!fragment) return [];
    const type = fragment.typeCondition?.name.value;
    return [...(type ? [type] : []), ...typesNamedIn(fragment.selectionSet, info)];
  });
}
