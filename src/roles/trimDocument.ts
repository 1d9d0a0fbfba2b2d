import {
  doTypesOverlap,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  Kind,
  OperationTypeNode,
  parse,
  print,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type {
  ArgumentNode,
  ASTVisitor,
  DocumentNode,
  FieldNode,
  GraphQLArgument,
  GraphQLSchema,
  SelectionNode,
  SelectionSetNode,
} from 'graphql';
import { argumentCoordinate, byCodeUnit } from './coordinates.ts';
import { fieldOf, hasArguments, isTypename } from './fields.ts';
import { isKnownValue } from './isKnownValue.ts';
import { isSortArgument } from './sortArguments.ts';
import { subjectsOf } from './subjects.ts';
import { operationIn, withoutUnused } from './withoutUnused.ts';

/** A document as a role can send it. */
export interface Trimmed {
  /** Null where nothing of it is left that means the same. */
  readonly text: string | null;
  /** What it lost, as sorted coordinates; nothing where the role has all of it. */
  readonly lost: readonly string[];
  /** The variables that it no longer declares. */
  readonly without: readonly string[];
  /** Those of them that have to be empty in a call: dropping their value would change what is meant. */
  readonly unset: readonly string[];
  /** Variables of sorts → the values that the role has; those that it has not are dropped. */
  readonly sorts: Readonly<Record<string, readonly string[]>>;
}

/**
 * Takes out of a document what a role lacks: fields, fragments on types that it does not have, and the variables that
 * only they used. A lacking argument is taken out where a variable fills it, which then has to stay empty: without a
 * filter a list would have more records, and without a limit too many. Without a sort it has the same ones, so that
 * may have a value, which is dropped. With a fixed value, the argument's field goes.
 *
 * @param text an operation that is valid for the union
 * @param union the schema that all documents are compiled against
 * @param role the part of it that the role has
 */
export function trimDocument(text: string, union: GraphQLSchema, role: GraphQLSchema): Trimmed {
  const whole = parse(text, { noLocation: true });
  const operation = operationIn(whole);
  const fixed = new Set(
    operation?.variableDefinitions
      ?.filter(({ defaultValue }) => defaultValue)
      .map(({ variable }) => variable.name.value),
  );
  const trimming: Trimming = {
    role,
    union,
    fixed,
    lost: new Set(),
    unset: new Set(),
    sorts: new Map(),
  };
  let document = whole;
  // A fragment that has become empty is gone for what spreads it.
  for (;;) {
    const next = trimmedOnce(document, trimming);
    if (next === document) break;
    document = next;
  }
  const sorts = Object.fromEntries(trimming.sorts);
  if (trimming.lost.size === 0) return { text, lost: [], without: [], unset: [], sorts };
  const left = withoutUnused(document);
  const names = (of: DocumentNode) =>
    operationIn(of)?.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [];
  const declared = new Set(names(left));
  const without = names({ kind: Kind.DOCUMENT, definitions: operation ? [operation] : [] }).filter(
    (name) => !declared.has(name),
  );
  const isGone = !operationIn(left) || validate(role, left).length > 0;
  for (const subject of subjectsOf(whole, union, trimming.lost, isGone)) trimming.lost.add(subject);
  return {
    text: isGone ? null : print(left),
    lost: [...trimming.lost].sort(byCodeUnit),
    without: isGone ? [] : without,
    unset: isGone ? [] : [...trimming.unset].sort(byCodeUnit),
    sorts: isGone ? {} : sorts,
  };
}

interface Trimming {
  readonly role: GraphQLSchema;
  readonly union: GraphQLSchema;
  /** The variables with a default value, which are never empty. */
  readonly fixed: ReadonlySet<string>;
  readonly lost: Set<string>;
  readonly unset: Set<string>;
  readonly sorts: Map<string, readonly string[]>;
}

/** @returns the same document where nothing is left to take out */
function trimmedOnce(document: DocumentNode, trimming: Trimming): DocumentNode {
  const { union } = trimming;
  const typeInfo = new TypeInfo(union);
  const fragments = fragmentTypes(document);
  let inMutation = false;
  /** The fields around, before anything was taken out of them. */
  const before: FieldNode[] = [];
  const fits = (type: string | undefined) =>
    isPossible(type, typeInfo.getParentType()?.name, trimming);
  const visitor: ASTVisitor = {
    Field: {
      enter(node) {
        const parent = typeInfo.getParentType()?.name ?? '';
        const kept = node.name.value.startsWith('__') ? node : ownField(node, parent, trimming);
        if (kept) before.push(node);
        return kept === node ? undefined : kept;
      },
      leave(node) {
        const had = before.pop()?.selectionSet;
        const { selections = [] } = node.selectionSet ?? {};
        if (!had || selections.length === had.selections.length) return undefined;
        const isSpare = isAbstractType(getNamedType(typeInfo.getType()))
          ? isKeyOrTypename
          : isTypename;
        if (!selections.every(isSpare)) return undefined;
        const isDone = inMutation && hasArguments(node) && !before.some(hasArguments);
        // What it does it still does, though nothing of its response can be read.
        return isDone ? { ...node, selectionSet: TYPENAME } : null;
      },
    },
    InlineFragment: {
      enter: ({ typeCondition }) => (fits(typeCondition?.name.value) ? undefined : null),
      leave: ({ selectionSet }) => (selectionSet.selections.length > 0 ? undefined : null),
    },
    FragmentSpread: ({ name }) => {
      const type = fragments.get(name.value);
      return type !== undefined && fits(type) ? undefined : null;
    },
    FragmentDefinition: {
      leave: ({ selectionSet }) => (selectionSet.selections.length > 0 ? undefined : null),
    },
    OperationDefinition: {
      enter({ operation }) {
        inMutation = operation === OperationTypeNode.MUTATION;
      },
      leave({ selectionSet }) {
        inMutation = false;
        return selectionSet.selections.every(isTypename) ? null : undefined;
      },
    },
  };
  return visit(document, visitWithTypeInfo(typeInfo, visitor)) as DocumentNode;
}

/** The types that the fragments of a document are on, by their names. */
function fragmentTypes({ definitions }: DocumentNode): ReadonlyMap<string, string> {
  return new Map(
    definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION
        ? [[node.name.value, node.typeCondition.name.value] as const]
        : [],
    ),
  );
}

const TYPENAME: SelectionSetNode = {
  kind: Kind.SELECTION_SET,
  selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }],
};

function isKeyOrTypename(node: SelectionNode): boolean {
  return node.kind === Kind.FIELD && ['__typename', 'id'].includes(node.name.value);
}

/** A field as the role can select it; null where it cannot. */
function ownField(node: FieldNode, parent: string, trimming: Trimming): FieldNode | null {
  const { role, union, lost } = trimming;
  const name = node.name.value;
  const own = fieldOf(role, parent, name);
  if (!own) {
    lost.add(`${parent}.${name}`);
    return null;
  }
  const whole = fieldOf(union, parent, name);
  const given = node.arguments ?? [];
  const kept: ArgumentNode[] = [];
  for (const argument of given) {
    const isNamed = (one: GraphQLArgument) => one.name === argument.name.value;
    const definitions = { own: own.args.find(isNamed), whole: whole?.args.find(isNamed) };
    const trimmed = trimArgument(argument, definitions, trimming);
    if (trimmed === 'kept') kept.push(argument);
    else lost.add(argumentCoordinate(parent, name, argument.name.value));
    if (trimmed === 'essential') return null;
  }
  return kept.length === given.length ? node : { ...node, arguments: kept };
}

interface ArgumentDefinitions {
  /** Undefined where the role lacks it. */
  readonly own: GraphQLArgument | undefined;
  readonly whole: GraphQLArgument | undefined;
}

/**
 * What becomes of an argument: one is essential without which its field would mean something else. Notes which values
 * of a sort are left, and what has to stay empty.
 */
function trimArgument(
  { value }: ArgumentNode,
  { own, whole }: ArgumentDefinitions,
  { sorts, unset, fixed }: Trimming,
): 'kept' | 'dropped' | 'essential' {
  const variable = value.kind === Kind.VARIABLE ? value.name.value : null;
  const isSort = whole !== undefined && isSortArgument(whole);
  if (own) {
    const left = isSort ? valuesLeft(whole, own) : null;
    if (variable !== null && left) sorts.set(variable, left);
    return isKnownValue(value, own.type) ? 'kept' : 'essential';
  }
  if (variable === null || (!isSort && fixed.has(variable))) return 'essential';
  if (!isSort) unset.add(variable);
  return 'dropped';
}

/** The values of an enum that the role has, where it has not all of them; else null. */
function valuesLeft(whole: GraphQLArgument, own: GraphQLArgument): readonly string[] | null {
  const [all, left] = [getNamedType(whole.type), getNamedType(own.type)];
  if (!isEnumType(all) || !isEnumType(left)) return null;
  const names = left.getValues().map(({ name }) => name);
  return names.length < all.getValues().length ? names : null;
}

/** Whether a fragment can be of use to the role; notes what it lacks if not. */
function isPossible(
  type: string | undefined,
  parent: string | undefined,
  { role, lost }: Trimming,
): boolean {
  if (type === undefined) return true;
  const own = role.getType(type);
  if (!isCompositeType(own)) {
    lost.add(type);
    return false;
  }
  const around = parent === undefined ? undefined : role.getType(parent);
  if (!isCompositeType(around) || doTypesOverlap(role, own, around)) return true;
  lost.add(`${parent} | ${type}`);
  return false;
}
