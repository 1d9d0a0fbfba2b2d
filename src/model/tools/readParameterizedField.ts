import { getNamedType, getNullableType, isLeafType, isListType, isRequiredArgument } from 'graphql';
import type { GraphQLNamedType, GraphQLSchema } from 'graphql';
import { listParameters } from '../conventions/mutation/slot.ts';
import { pagingSlots, readPagination } from '../conventions/pagination/pagination.ts';
import { findRows, findUnconditionalRows } from '../conventions/rows.ts';
import type { FieldReader } from '../fields/fieldReader.ts';
import type { UnionField, Relation } from '../types/relations.ts';
import type { Slot, Variables } from '../types/variables.ts';
import type { ActionParameter, MutationResult } from '../types/mutation.ts';
import type { RootField } from '../shapes/rootField.ts';
import { readListArguments } from '../shapes/listArguments.ts';
import { findHole, place } from '../shapes/slots.ts';
import { fieldsOn, isCondition } from '../shapes/steps.ts';
import { isComposite, namedTypeOf, printArguments } from '../shapes/typeShapes.ts';
import type { CompositeType, OutputField } from '../shapes/typeShapes.ts';
import type { Pages, Shown, ParameterizedField, ToolResult } from '../types/tool.ts';
import { enteredLabel } from '../wording/units.ts';

/** What the reading of tools and parameterised fields needs to know of the schema's types. */
export interface ParameterizedFieldReading {
  schema: GraphQLSchema;
  fields: FieldReader;
  /** Every root field of Query. */
  roots: readonly RootField[];
  isResource(type: GraphQLNamedType): boolean;
  /** The resource of an object's type, or null. */
  recordOf(type: CompositeType): string | null;
  relationsOf(type: CompositeType): Relation[];
  unionFieldsOf(type: CompositeType): UnionField[];
  /** What something may be that is of one of several types; nothing where its own type says it. */
  membersOf(type: CompositeType): Pick<UnionField, 'members' | 'values'>;
}

/** As many rows as fit on a screen. */
const MOST_ROWS = 100;

/** Name of the cursor in an address. */
const CURSOR = 'after';

/** Reads the arguments and the result of a field with a form. */
export function readParameterizedField(
  field: OutputField,
  reading: ParameterizedFieldReading,
): ParameterizedField {
  const { fixed, slots, pages } = pagingOf(field);
  const parameters = parametersOf(field, slots);
  // In an address the cursor's name must be unique.
  const isNamed = parameters.some(({ slot }) => slot[slot.length - 1] === CURSOR);
  return {
    description: field.description ?? null,
    arguments: printArguments(field.args),
    fixed,
    parameters,
    result: readResult(field, reading, null),
    pages: isNamed ? null : pages,
  };
}

/** The inputs: the arguments, or the fields of the only one. @param used slots that are filled otherwise */
export function parametersOf(field: OutputField, used: readonly Slot[]): ActionParameter[] {
  const parameters = listParameters(field, used);
  if (new Set(parameters.map(({ slot }) => slot[0])).size < 2) return parameters;
  const whole = parameters.filter(({ slot }) => slot.length === 1);
  return field.args.flatMap((argument): ActionParameter[] => {
    const { name, type, description } = argument;
    if (!parameters.some(({ slot }) => slot[0] === name)) return [];
    const known = whole.find(({ slot }) => slot[0] === name);
    return [
      known ?? {
        slot: [name],
        label: enteredLabel(name, type),
        type: String(type),
        required: isRequiredArgument(argument),
        description: description ?? null,
      },
    ];
  });
}

/** People cannot enter cursors: the first rows are fetched. */
function pagingOf(field: OutputField): { fixed: Variables; slots: Slot[]; pages: Pages | null } {
  const rows = findRows(field.type);
  const paging = rows && readPagination(readListArguments(field.args), rows);
  if (paging?.kind !== 'cursor') return { fixed: {}, slots: [], pages: null };
  const { variables, parameters } = paging.forward;
  const { hasNextPage, endCursor } = paging.pageInfo;
  const [size, after] = parameters.map((name) => findHole(variables, name));
  const isText = after !== undefined && ['String', 'ID'].includes(namedTypeOf(after.hole.type));
  return {
    fixed: size?.slot.length === 1 ? place(size.slot, MOST_ROWS) : {},
    slots: pagingSlots(paging),
    pages:
      isText && hasNextPage && endCursor ? { after: after.slot, hasNextPage, endCursor } : null,
  };
}

/**
 * The shown parts of a field's result: values, relations and rows.
 *
 * @param outcome the parts of a mutation's response that report its outcome, which are not shown; null for
 *   a query
 */
export function readResult(
  field: OutputField,
  reading: ParameterizedFieldReading,
  outcome: MutationResult | null,
): ToolResult {
  const type = getNamedType(field.type);
  // What a mutation refuses is part of its outcome.
  const rows = outcome ? findUnconditionalRows(field.type) : findRows(field.type);
  const isList = isListType(getNullableType(field.type));
  if (!isComposite(type)) {
    const value = isLeafType(type) ? reading.fields.readLeaf(field) : null;
    return { ...nothing(type), fields: value ? [value] : [], rows: null };
  }
  const shownElsewhere = new Set<string>([
    ...[outcome?.errors?.path, outcome?.success, outcome?.message].flatMap(
      (path) => path?.slice(0, 1) ?? [],
    ),
    ...fieldsOn(rows?.path.slice(0, 1) ?? []),
    ...(rows?.path[0] === 'edges' ? ['nodes'] : []),
    'clientMutationId',
    'pageInfo',
  ]);
  const isConditional = rows?.path.some(isCondition) ?? false;
  const around: Shown =
    isList || isConditional ? nothing(type) : shownOf(type, reading, shownElsewhere);
  return {
    ...around,
    rows: rows && { path: rows.path, ...shownOf(rows.type, reading, new Set()) },
  };
}

/** An object of which nothing is shown. */
function nothing({ name }: GraphQLNamedType): Shown {
  const none = { fields: [], relations: [], unionFields: [], members: [], values: [] };
  return { type: name, record: null, ...none };
}

/** @param except fields that are shown in another way, or not at all */
function shownOf(
  type: CompositeType,
  reading: ParameterizedFieldReading,
  except: ReadonlySet<string>,
): Shown {
  const relations = reading
    .relationsOf(type)
    .filter(({ field, deprecated }) => !except.has(field) && !deprecated);
  return {
    type: type.name,
    record: reading.recordOf(type),
    fields: reading.fields
      .read(type)
      .filter(({ name, deprecated }) => !except.has(name) && !deprecated),
    relations: relations.filter((relation) => !isEdgeBeside(relation, relations)),
    unionFields: reading.unionFieldsOf(type).filter(({ field }) => !except.has(field)),
    ...reading.membersOf(type),
  };
}

/** `orderEdge { node }` beside `order`. */
function isEdgeBeside({ to, record }: Relation, relations: readonly Relation[]): boolean {
  return (
    record.length > 0 && relations.some((other) => other.to === to && other.record.length === 0)
  );
}
