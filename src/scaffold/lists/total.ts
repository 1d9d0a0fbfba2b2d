import {
  isRequiredArgument,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';
import type { List } from '../../model/types/relations.ts';
import type { Path } from '../../model/types/variables.ts';
import { outputField } from '../../model/shapes/typeShapes.ts';
import { field, query } from '../graphql/nodes.ts';
import * as framework from '../code/framework.ts';
import { compositeOf, follow, type Value } from '../graphql/reading.ts';
import { Selection } from '../graphql/selection.ts';
import { definitions, listField, type ListCode } from './listCode.ts';
import { isLimited } from './paging.ts';

/** How the number of a list's records is fetched and read. */
export interface TotalPlan {
  readonly query: OperationDefinitionNode;
  readonly hasVariables: boolean;
  /** From `data` to the number. */
  readonly read: string;
  readonly sums: readonly SumPlan[];
}

/** How the sum of a field is read. */
export interface SumPlan {
  readonly field: string;
  /** From `data` to the sum. */
  readonly read: string;
}

/** The count of the matching records; null if no count takes the list's arguments. */
export function planTotal(
  root: GraphQLObjectType,
  name: string,
  list: List,
  code: ListCode,
): TotalPlan | null {
  const { total, path, pagination } = list;
  if (!total || !isLimited(pagination)) return null;
  // Beside its list, in what pages both, a total counts what that list was asked for.
  const isBeside = !total.twin && total.path[path.length - 1] !== path[path.length - 1];
  const counted: List = {
    ...list,
    path: isBeside ? path : total.path.slice(0, path.length),
    arguments: total.twin ? total.twin.arguments : list.arguments,
  };
  const required = [...code.variables.keys()].filter((argument) => needs(root, list, argument));
  const names = total.twin
    ? [...code.matching]
    : [...Object.keys(pagination.forward.sizing), ...required, ...code.matching];
  const isTaken = (argument: string) =>
    list.arguments[argument] === counted.arguments[argument] || argument in list.above;
  if (!names.every(isTaken)) return null;
  const variables = new Map([...code.variables].filter(([variable]) => names.includes(variable)));
  const start = isBeside ? path.length - 1 : path.length;
  const sums = isBeside ? [] : (total.sums ?? []);
  const number = belowOf(
    total.path.slice(start),
    sums.map((sum) => sum.path.slice(start)),
  );
  const counting = isBeside
    ? listField(counted, variables.keys(), [field('__typename')], number)
    : listField(counted, variables.keys(), number);
  const data = { expression: 'data', type: root, mayBeMissing: false };
  return {
    query: query(name, definitions(variables), [counting]),
    hasVariables: variables.size > 0,
    read: follow(data, total.path).expression,
    sums: sums.map(({ field: summed, path: sumPath }) => ({
      field: summed,
      read: readSum(data, sumPath, commonLength(sumPath, total.path)),
    })),
  };
}

/**
 * Reads a sum. What fails on the way is caught where the way to the total ends, so that the total stays.
 *
 * @param shared so many fields lead to the total too
 */
function readSum(data: Value, path: Path, shared: number): string {
  const whole = follow(data, path.slice(0, shared + 1));
  const rest = path.slice(shared + 1);
  if (rest.length === 0) return whole.expression;
  const part = { expression: 'part', type: whole.type, mayBeMissing: false };
  return `${framework.partOf}(${whole.expression}, (part) => ${follow(part, rest).expression})`;
}

function commonLength(path: Path, other: Path): number {
  const differs = path.findIndex((name, index) => name !== other[index]);
  return differs === -1 ? path.length : differs;
}

/** True for a required argument of the list. */
function needs(root: GraphQLObjectType, { path }: List, name: string): boolean {
  let type: GraphQLCompositeType = root;
  let required = false;
  for (const step of path) {
    const found = outputField(type, step);
    if (!found) return required;
    const own = found.args.find((argument) => argument.name === name);
    required ||= own !== undefined && isRequiredArgument(own);
    type = compositeOf(found.type);
  }
  return required;
}

/** What is asked for of a total and of the sums beside it; undefined where the total is the list's field itself. */
function belowOf(total: Path, sums: readonly Path[]): SelectionNode[] | undefined {
  if (total.length === 0) return undefined;
  const selection = new Selection();
  selection.path(total);
  for (const sum of sums) {
    const shared = commonLength(sum, total);
    const holder = sum
      .slice(0, shared)
      .reduce<Selection>((outer, name) => outer.object(name, { caught: false }), selection);
    holder.path(sum.slice(shared), { caught: true });
  }
  return selection.toNodes();
}
