import {
  getNullableType,
  isListType,
  isNonNullType,
  type ArgumentNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionNode,
} from 'graphql';
import type { Groups, Sum, Total } from '../../model/types/listQuery.ts';
import type { List } from '../../model/types/relations.ts';
import type { Path } from '../../model/types/variables.ts';
import { outputField } from '../../model/shapes/typeShapes.ts';
import { pascalCase } from '../names.ts';
import * as framework from '../code/framework.ts';
import { argument, field, included, literal } from '../graphql/nodes.ts';
import { follow, type Value } from '../graphql/reading.ts';
import { Selection } from '../graphql/selection.ts';

/** The variable by which sums are asked for: databases read each row for them, and count without. */
export const WITH_SUMS = 'withSums';

/** How the sum of a field is read. */
export interface SumPlan {
  readonly field: string;
  /** From `data` to the sum; of one for each group, to pairs of what it is grouped by and the sum. */
  readonly read: string;
  readonly isGrouped: boolean;
}

/**
 * The sums that can be asked for with a total: groups of the root take the conditions of the list by the same names,
 * and other groups are by one field, since each field is asked for once.
 */
export function sumsWith(total: Total, list: List, matching: ReadonlySet<string>): Sum[] {
  const sums = total.sums ?? [];
  const keys = sums.flatMap(({ groups }) => (groups ? [literalsOf(groups)] : []));
  return sums.filter(({ groups }) => {
    if (!groups) return true;
    if (groups.path.length > 1) return literalsOf(groups) === keys[0];
    return [...matching].every((name) => groups.taken[name] === list.arguments[name]);
  });
}

function literalsOf(groups: Groups): string {
  return Object.values(groups.arguments).join(' ');
}

/** What is asked for of a total and of the sums beside it; undefined where the total is the list's field itself. */
export function selectSums(
  total: Path,
  sums: readonly Sum[],
  depth: number,
): SelectionNode[] | undefined {
  const below = total.slice(depth);
  if (below.length === 0) return undefined;
  const selection = new Selection();
  selection.path(below);
  for (const { path, groups } of sums) {
    if (groups?.path.length === 1) continue;
    const way = groups?.path ?? path;
    const shared = commonLength(way, total);
    const holder = way
      .slice(depth, shared)
      .reduce<Selection>((outer, name) => outer.object(name, { caught: false }), selection);
    const asked = holder.when(WITH_SUMS);
    if (!groups) {
      asked.path(path.slice(shared), { caught: true });
      continue;
    }
    const inner = way.slice(shared).reduce<Selection>(
      (outer, name, index) =>
        outer.object(name, {
          caught: index === 0,
          ...(shared + index === way.length - 1 && { args: literals(groups) }),
        }),
      asked,
    );
    selectGroup(inner, groups, path);
  }
  return selection.toNodes();
}

/**
 * The fields of the root that give groups, under the conditions of the list.
 *
 * @param total under the name of whose field nothing else can be asked for
 */
export function groupFields(
  sums: readonly Sum[],
  total: Path,
  variables: readonly string[],
): SelectionNode[] {
  const selections = new Map<string, { readonly groups: Groups; readonly inner: Selection }>();
  for (const { path, groups } of sums) {
    if (groups?.path.length !== 1) continue;
    const name = answerName(groups, total);
    const { inner } = selections.get(name) ?? { inner: new Selection() };
    selections.set(name, { groups, inner });
    selectGroup(inner, groups, path);
  }
  const fields = [...selections].map(([alias, { groups, inner }]) => {
    const [name] = groups.path;
    const conditions = variables.filter((variable) => Object.hasOwn(groups.taken, variable));
    return field(name, {
      ...(alias !== name && { alias }),
      args: [...literals(groups), ...conditions.map((variable) => argument(variable, variable))],
      caught: true,
      selections: inner.toNodes(),
    });
  });
  return fields.length > 0 ? [included(WITH_SUMS, fields)] : [];
}

function selectGroup(group: Selection, { key }: Groups, sum: Path): void {
  group.path(key);
  group.path(sum);
}

function literals({ arguments: own }: Groups): ArgumentNode[] {
  return Object.entries(own).map(([name, value]) => literal(name, value));
}

/** The name of the root's groups in the answer: `orders_aggregatedByCurrency` beside `orders_aggregated`. */
function answerName(groups: Groups, total: Path): string {
  const [name] = groups.path;
  if (name !== total[0]) return name;
  const value = literalsOf(groups).replaceAll(/\W/g, '');
  return `${name}By${pascalCase(value || groups.key[groups.key.length - 1])}`;
}

/** Reads a sum. What fails on the way is caught where the way to the total ends, so that the total stays. */
export function readSum(
  { field: summed, path, groups }: Sum,
  total: Path,
  root: GraphQLObjectType,
): SumPlan {
  const data = { expression: 'data', type: root, mayBeMissing: false };
  if (!groups) {
    const read = readPart(data, path, commonLength(path, total), 'part', (part) => part.expression);
    return { field: summed, read, isGrouped: false };
  }
  const pairs = (list: Value) => readGroups(list, groups, path);
  if (groups.path.length > 1) {
    const shared = commonLength(groups.path, total);
    const read = readPart(data, groups.path, shared, 'groups', pairs);
    return { field: summed, read, isGrouped: true };
  }
  const type = outputField(root, groups.path[0])?.type ?? root;
  const list = { expression: 'groups', type, mayBeMissing: false };
  const whole = `data.${answerName(groups, total)}`;
  const read = `${framework.partOf}(${whole}, (groups) => ${pairs(list)})`;
  return { field: summed, read, isGrouped: true };
}

/** @param shared so many fields of the path are read as they are; the next one is caught */
function readPart(
  data: Value,
  path: Path,
  shared: number,
  name: string,
  read: (value: Value) => string,
): string {
  const whole = follow(data, path.slice(0, shared + 1));
  const rest = path.slice(shared + 1);
  const part = { expression: name, type: whole.type, mayBeMissing: false };
  if (rest.length > 0)
    return `${framework.partOf}(${whole.expression}, (${name}) => ${read(follow(part, rest))})`;
  const own = read(part);
  return own === name
    ? whole.expression
    : `${framework.partOf}(${whole.expression}, (${name}) => ${own})`;
}

/** `groups.map((group) => [group.key, group.sum])` */
function readGroups(list: Value, { key }: Groups, sum: Path): string {
  const nullable = getNullableType(list.type);
  if (!isListType(nullable)) throw new Error(`${String(list.type)} is no list of groups.`);
  const type = nullable.ofType as GraphQLOutputType;
  const group = { expression: 'group', type, mayBeMissing: !isNonNullType(type) };
  const pair = `[${follow(group, key).expression}, ${follow(group, sum).expression}] as const`;
  return `${list.expression}${list.mayBeMissing ? '?.' : '.'}map((group) => ${pair})`;
}

function commonLength(path: Path, other: Path): number {
  const differs = path.findIndex((name, index) => name !== other[index]);
  return differs === -1 ? path.length : differs;
}
