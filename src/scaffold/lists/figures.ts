import {
  getNullableType,
  isListType,
  isNonNullType,
  type ArgumentNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionNode,
} from 'graphql';
import type { Figure, FigureKind, Groups, Total } from '../../model/types/listQuery.ts';
import type { List } from '../../model/types/relations.ts';
import { fieldsOn, wayText } from '../../model/shapes/steps.ts';
import type { Way } from '../../model/types/variables.ts';
import { outputField } from '../../model/shapes/typeShapes.ts';
import { pascalCase } from '../names.ts';
import * as framework from '../code/framework.ts';
import { argument, field, included, literal } from '../graphql/nodes.ts';
import { follow, type Value } from '../graphql/reading.ts';
import { Selection } from '../graphql/selection.ts';

/** The variable by which sums are asked for: databases read each row for them, and count without. */
export const WITH_SUMS = 'withSums';

/** How a figure of a field is read. */
export interface FigurePlan {
  readonly kind: FigureKind;
  readonly field: string;
  /** From `data` to the part of the response that fails with the figure, where that is more than the figure. */
  readonly part: string | null;
  /** To the figure: from `part` where there is one, from `group` where there is one for each, else from `data`. */
  readonly read: string;
  /** Null where there is only one. */
  readonly groups: GroupsCode | null;
}

/** How the groups that have a figure each are read. */
export interface GroupsCode {
  /** From `data` to the groups. */
  readonly read: string;
  /** From `group` to what it is grouped by. */
  readonly key: string;
}

/**
 * The figures that can be asked for with a total: groups of the root take the conditions of the list by the same names,
 * and other groups are by one field, since each field is asked for once.
 */
export function figuresWith(total: Total, list: List, matching: ReadonlySet<string>): Figure[] {
  const figures = total.figures ?? [];
  const keys = figures.flatMap(({ groups }) => (groups ? [literalsOf(groups)] : []));
  return figures.filter(({ groups }) => {
    if (!groups) return true;
    if (groups.path.length > 1) return literalsOf(groups) === keys[0];
    return takesConditions(groups, list, matching);
  });
}

/** Whether groups of the root take the conditions of a list by the same names. */
export function takesConditions(
  { taken }: Groups,
  list: List,
  matching: ReadonlySet<string>,
): boolean {
  return [...matching].every((name) => taken[name] === list.arguments[name]);
}

function literalsOf(groups: Groups): string {
  return Object.values(groups.arguments).join(' ');
}

/** What is asked for of a total and of the figures beside it; undefined where the total is the list's field itself. */
export function selectFigures(
  total: Way,
  figures: readonly Figure[],
  depth: number,
): SelectionNode[] | undefined {
  const below = total.slice(depth);
  if (below.length === 0) return undefined;
  const selection = new Selection();
  selection.path(below);
  for (const { path, groups } of figures) {
    if (groups?.path.length === 1) continue;
    const way = groups?.path ?? path;
    const shared = commonLength(way, total);
    const asked = selection.along(way.slice(depth, shared)).when(WITH_SUMS);
    if (!groups) {
      asked.path(path.slice(shared), { caught: true });
      continue;
    }
    const between = way.slice(shared, -1);
    const inner = asked
      .along(between, { caught: true })
      .object(lastField(way), { caught: between.length === 0, args: literals(groups) });
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
  figures: readonly Figure[],
  total: Way,
  variables: readonly string[],
): SelectionNode[] {
  const selections = new Map<string, { readonly groups: Groups; readonly inner: Selection }>();
  for (const { path, groups } of figures) {
    if (groups?.path.length !== 1) continue;
    const name = responseName(groups, total);
    const { inner } = selections.get(name) ?? { inner: new Selection() };
    selections.set(name, { groups, inner });
    selectGroup(inner, groups, path);
  }
  const fields = [...selections].map(([alias, { groups, inner }]) => {
    const name = lastField(groups.path);
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

function selectGroup(group: Selection, { key }: Groups, figure: Way): void {
  group.path(key);
  group.path(figure);
}

function literals({ arguments: own }: Groups): ArgumentNode[] {
  return Object.entries(own).map(([name, value]) => literal(name, value));
}

/** The name of the root's groups in the answer: `orders_aggregatedByCurrency` beside `orders_aggregated`. */
function responseName(groups: Groups, total: Way): string {
  const name = lastField(groups.path);
  if (name !== total[0]) return name;
  const value = literalsOf(groups).replaceAll(/\W/g, '');
  return `${name}By${pascalCase(value || groups.key[groups.key.length - 1])}`;
}

/** Reads a figure. What fails on the way is caught where the way to the total ends, so that the total stays. */
export function readFigure(
  { path, groups, ...known }: Figure,
  total: Way,
  root: GraphQLObjectType,
): FigurePlan {
  const data = { expression: 'data', type: root, mayBeMissing: false };
  const found = groups
    ? groups.path.length > 1
      ? readPart(data, groups.path, commonLength(groups.path, total))
      : {
          part: null,
          read: `data.${responseName(groups, total)}`,
          type: outputField(root, lastField(groups.path))?.type ?? root,
        }
    : readPart(data, path, commonLength(path, total));
  if (!groups) return { ...known, part: found.part, read: found.read, groups: null };
  const group = groupIn(found.type);
  return {
    ...known,
    part: null,
    read: follow(group, path).expression,
    groups: { read: wholeRead(found), key: follow(group, groups.key).expression },
  };
}

/** From `data` to what is read, with what fails on the way caught. */
export function wholeRead({ part, read }: Pick<FigurePlan, 'part' | 'read'>): string {
  return part === null ? read : `${framework.partOf}(${part}, (part) => ${read})`;
}

/** @param shared so many fields of the path are read as they are; the next one is caught */
function readPart(
  data: Value,
  path: Way,
  shared: number,
): Pick<FigurePlan, 'part' | 'read'> & Pick<Value, 'type'> {
  const whole = follow(data, path.slice(0, shared + 1));
  const rest = path.slice(shared + 1);
  if (rest.length === 0) return { part: null, read: whole.expression, type: whole.type };
  const part = follow({ expression: 'part', type: whole.type, mayBeMissing: false }, rest);
  return { part: whole.expression, read: part.expression, type: part.type };
}

/** A group of a list of them. */
export function groupIn(list: GraphQLOutputType): Value {
  const nullable = getNullableType(list);
  if (!isListType(nullable)) throw new Error(`${String(list)} is no list of groups.`);
  const type = nullable.ofType as GraphQLOutputType;
  return { expression: 'group', type, mayBeMissing: !isNonNullType(type) };
}

function commonLength(way: Way, other: Way): number {
  const differs = way.findIndex((step, index) => step !== other[index]);
  return differs === -1 ? way.length : differs;
}

/** The field that a way ends in. */
export function lastField(way: Way): string {
  const name = fieldsOn(way).at(-1);
  if (name === undefined) throw new Error(`${wayText(way)} is no field.`);
  return name;
}
