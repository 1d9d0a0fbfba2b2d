import type { FieldNode, GraphQLSchema, SelectionNode } from 'graphql';
import type { List } from '../../model/types/relations.ts';
import type { Resource } from '../../model/types/resource.ts';
import { fieldsOn, isCondition } from '../../model/shapes/steps.ts';
import type { Path, Variables, Way } from '../../model/types/variables.ts';
import { coordinateOf } from '../../model/shapes/coordinates.ts';
import { findHole, joinVariables } from '../../model/shapes/slots.ts';
import { isPlainLeaf, outputField, outputFields } from '../../model/shapes/typeShapes.ts';
import { literalArguments } from '../../scaffold/graphql/literal.ts';
import { field, inlineFragment } from '../../scaffold/graphql/nodes.ts';

/** A resource's list that can be asked for without knowing anything. */
export interface ProbedList {
  readonly resource: Resource;
  readonly list: List;
  /** Of the list's field. */
  readonly coordinate: string;
  readonly schema: GraphQLSchema;
}

/** The lists of resources that can be asked for without knowing anything, each once. */
export function probedLists(resources: readonly Resource[], schema: GraphQLSchema): ProbedList[] {
  const query = schema.getQueryType();
  if (!query) return [];
  const lists = resources.flatMap((resource): ProbedList[] => {
    const { list } = resource;
    const coordinate = list && coordinateOf(query, list.path);
    if (!list || coordinate === null || list.required.length > 0) return [];
    return [{ resource, list, coordinate, schema }];
  });
  return [...new Map(lists.map((one) => [one.coordinate, one])).values()];
}

/** What a page of a list is asked for. */
export interface PageOfList {
  /** The number of rows. */
  readonly size: number;
  /** The page's number, or how many rows precede it, as the list has it; else the first page is asked for. */
  readonly place?: number;
  /** Of each row. */
  readonly selections: readonly SelectionNode[];
}

/**
 * The field of Query that gives a page of a list.
 *
 * @returns null where its arguments cannot be written
 */
export function pageField(
  probed: ProbedList,
  { size, place, selections }: PageOfList,
): FieldNode | null {
  const { list, schema } = probed;
  const { forward } = list.pagination;
  const [sizeName, positionName] = forward.parameters;
  if (place === undefined && isPlaceRequired(list))
    return pageField(probed, { size, place: firstPlace(list), selections });
  const sent = joinVariables(list.fixed, place === undefined ? forward.sizing : forward.variables);
  const values = {
    ...(sizeName !== undefined && { [sizeName]: size }),
    ...(positionName !== undefined && place !== undefined && { [positionName]: place }),
  };
  const args = argumentsOf(list, schema, sent, values);
  const argsAt = (depth: number) => args?.[list.path.length - 1 - depth] ?? [];
  return args && along([...list.path, ...list.rows], argsAt, selections);
}

/** Whether nothing can be asked without saying where the page begins. */
export function isPlaceRequired({ arguments: own, above, pagination }: List): boolean {
  const { position, forward } = pagination;
  if (position !== 'number' && position !== 'offset') return false;
  const hole = findHole(forward.variables, forward.parameters[1] ?? '');
  const type = hole && (own[hole.slot[0]] ?? above[hole.slot[0]]);
  return type?.endsWith('!') ?? false;
}

function firstPlace({ pagination: { position, firstPage } }: List): number {
  return position === 'number' ? firstPage : 0;
}

/** The field of Query that gives a list's total, or null where there is none that nothing has to be sent to. */
export function totalField({ list, schema }: ProbedList): FieldNode | null {
  const { total } = list;
  if (!total) return null;
  const { forward } = list.pagination;
  const [size = '', position = ''] = forward.parameters;
  const paging = isPlaceRequired(list) ? forward.variables : forward.sizing;
  const values = { [size]: 1, [position]: firstPlace(list) };
  const args =
    total.twin === null && argumentsOf(list, schema, joinVariables(list.fixed, paging), values);
  if (args === null) return null;
  const argsAt = (depth: number) => {
    const isOnTheWay = total.path[depth] === list.path[depth];
    return (args && isOnTheWay && args[list.path.length - 1 - depth]) || [];
  };
  return along(total.path, argsAt);
}

/** The arguments of a list's field, then those of the field above it. */
function argumentsOf(
  list: List,
  schema: GraphQLSchema,
  sent: Variables,
  values: Readonly<Record<string, number>>,
) {
  const taken = (declared: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(sent).filter(([name]) => Object.hasOwn(declared, name)));
  const own = literalArguments(schema, list.arguments, taken(list.arguments), values);
  const above = literalArguments(schema, list.above, taken(list.above), values);
  return own && above && [own, above];
}

type ArgumentsAt = (depth: number) => NonNullable<ReturnType<typeof literalArguments>>;

/** Fields below each other, as far as what they give is of the types that the way says. */
function along(
  way: Way,
  args: ArgumentsAt,
  selections?: readonly SelectionNode[],
): FieldNode | null {
  const [first, ...rest] = way;
  if (first === undefined || isCondition(first)) return null;
  const below = rest.reduceRight<readonly SelectionNode[] | undefined>(
    (inner, step, index) => [
      isCondition(step)
        ? inlineFragment(step.on, inner ?? [])
        : field(step, { args: args(index + 1), selections: inner }),
    ],
    selections,
  );
  return field(first, { args: args(0), selections: below });
}

/** The fields from Query to the rows. */
export function pathToRows({ path, rows }: List): Path {
  return [...path, ...fieldsOn(rows)];
}

/** The rows in a value of `pageField`; null where there are none to see. */
export function rowsIn(value: unknown, { list }: ProbedList): unknown[] | null {
  const rows = valuesAt(value, pathToRows(list).slice(1));
  return rows?.filter((row) => row !== null) ?? null;
}

/** The number in a value of `totalField`; null where it is none. */
export function totalIn(value: unknown, { list }: ProbedList): number | null {
  const [total] = valuesAt(value, fieldsOn(list.total?.path.slice(1) ?? [])) ?? [];
  const number = typeof total === 'string' && /^\d+$/.test(total) ? Number(total) : total;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null;
}

/** The number of rows in a value of `pageField`, with those that are null because something in them failed. */
export function countRows(value: unknown, { list }: ProbedList): number {
  return countAt(value, pathToRows(list).slice(1));
}

function countAt(value: unknown, path: Path): number {
  const [name, ...rest] = path;
  if (Array.isArray(value))
    return value.reduce<number>((sum, item) => sum + (isObject(item) ? countAt(item, path) : 1), 0);
  if (name === undefined) return value === undefined ? 0 : 1;
  return isObject(value) ? countAt(value[name], rest) : 0;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The values at a path, of each element of lists on the way; null where the way ends before. */
export function valuesAt(value: unknown, path: Path): unknown[] | null {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path) ?? []);
  const [name, ...rest] = path;
  if (name === undefined) return value === undefined || value === null ? null : [value];
  return isObject(value) ? valuesAt(value[name], rest) : null;
}

/** The values that distinguish the rows of a list; empty where it has none. */
export function keySelections({ resource, list, schema }: ProbedList): FieldNode[] {
  const type = schema.getType(list.rowType);
  if (!type) return [];
  const keys = (resource.identity?.fields ?? []).filter((name) => outputField(type, name));
  const leaves = outputFields(type).filter(isPlainLeaf);
  const names = keys.length > 0 ? keys : leaves.slice(0, 3).map(({ name }) => name);
  return names
    .filter((name) => leaves.some((leaf) => leaf.name === name))
    .map((name) => field(name));
}
