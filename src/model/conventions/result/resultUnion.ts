import { getNamedType, isInterfaceType, isNonNullType, isUnionType } from 'graphql';
import type {
  GraphQLInterfaceType,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLUnionType,
} from 'graphql';
import type { CompositeType } from '../../shapes/typeShapes.ts';
import { isPlainLeaf, outputField } from '../../shapes/typeShapes.ts';
import type { Refusal, TypeCondition } from '../../types/variables.ts';
import { endsWithWords, splitWords } from '../../wording/words.ts';
import { readMessageFields } from './errors.ts';

/** What a union gives where nothing is wrong, and the condition under which it does. */
export interface UnionResult {
  readonly type: GraphQLObjectType;
  readonly condition: TypeCondition;
}

/**
 * `union PetResult = Pet | NotFound`: one member is the result, and all others say why there is none. Null for a union
 * of several results, such as what a search finds.
 *
 * @param ofEach whether it is the union of the items of a list
 * @param isRefusal whether a member says why there is no result
 */
export function resultOf(
  union: GraphQLUnionType,
  { ofEach }: { ofEach: boolean },
  isRefusal: (member: GraphQLObjectType) => boolean = isFailureType,
): UnionResult | null {
  const members = union.getTypes();
  const results = members.filter((member) => !isRefusal(member));
  const [type] = results;
  if (type === undefined || results.length > 1) return null;
  const others = members.filter((member) => member !== type);
  return {
    type,
    condition: { on: type.name, of: union.name, refusals: refusalsOf(others, type), ofEach },
  };
}

/**
 * What the schema calls a type where it may be refused: an AuthorizedEvent in `union Event = AuthorizedEvent | NotAllowed`.
 *
 * @returns type → union, where the name of the one ends with that of the other
 */
export function namesOfResults(schema: GraphQLSchema): Map<string, string> {
  const unions = Object.values(schema.getTypeMap()).filter(isUnionType);
  return new Map(
    unions.flatMap((union) => {
      const name = resultOf(union, { ofEach: false })?.type.name ?? '';
      const isLonger = endsWithWords(splitWords(name), splitWords(union.name));
      return isLonger && union.getTypes().length > 1 ? [[name, union.name] as const] : [];
    }),
  );
}

/** What refuses, by the interface that has the words of all: members that are added to it later are asked, too. */
function refusalsOf(members: readonly GraphQLObjectType[], result: GraphQLObjectType): Refusal[] {
  const common = commonInterface(members);
  const asked = common && !result.getInterfaces().includes(common) ? [common] : members;
  return asked.map(refusalOf);
}

function refusalOf(type: GraphQLObjectType | GraphQLInterfaceType): Refusal {
  const { message, code } = readMessageFields(type);
  const words = message === null ? undefined : outputField(type, message);
  const kind = code === null ? undefined : outputField(type, code);
  const isText = words && isPlainLeaf(words) && getNamedType(words.type).name === 'String';
  return {
    on: type.name,
    message: isText ? { name: words.name, nullable: !isNonNullType(words.type) } : null,
    code: kind && isPlainLeaf(kind) ? { name: kind.name, type: String(kind.type) } : null,
  };
}

/** The interface that failures have in common, with words to show. */
export function commonInterface(
  types: readonly GraphQLObjectType[],
): GraphQLInterfaceType | undefined {
  const [first, ...others] = types;
  return first
    ?.getInterfaces()
    .find(
      (candidate) =>
        isInterfaceType(candidate) &&
        outputField(candidate, 'message') !== undefined &&
        others.every((type) => type.getInterfaces().includes(candidate)),
    );
}

/** True for a member of a result union that reports why there is no record. */
export function isFailureType(type: CompositeType): boolean {
  if (
    /(error|errors|exception|failure|problem|notfound|notallowed|notpermitted|notauthorized|denied|forbidden|unauthorized|unauthenticated|invalid)$/i.test(
      type.name,
    )
  )
    return true;
  return (
    'getInterfaces' in type &&
    type.getInterfaces().some((implemented) => /error|problem|failure/i.test(implemented.name))
  );
}
