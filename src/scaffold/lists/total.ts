import {
  isRequiredArgument,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  type OperationDefinitionNode,
} from 'graphql';
import type { List } from '../../model/types/relations.ts';
import { outputField } from '../../model/shapes/typeShapes.ts';
import { field, query } from '../graphql/nodes.ts';
import { compositeOf, follow } from '../graphql/reading.ts';
import { definitions, listField, type ListCode } from './listCode.ts';
import { isLimited } from './paging.ts';
import { groupFields, readSum, selectSums, sumsWith, type SumPlan } from './sums.ts';

/** How the number of a list's records is fetched and read. */
export interface TotalPlan {
  readonly query: OperationDefinitionNode;
  readonly hasVariables: boolean;
  /** From `data` to the number. */
  readonly read: string;
  readonly sums: readonly SumPlan[];
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
  const sums = isBeside ? [] : sumsWith(total, list, code.matching);
  const number = selectSums(total.path, sums, start);
  const counting = isBeside
    ? listField(counted, variables.keys(), [field('__typename')], number)
    : listField(counted, variables.keys(), number);
  const data = { expression: 'data', type: root, mayBeMissing: false };
  return {
    query: query(name, definitions(variables), [
      counting,
      ...groupFields(sums, total.path, [...variables.keys()]),
    ]),
    hasVariables: variables.size > 0,
    read: follow(data, total.path).expression,
    sums: sums.map((sum) => readSum(sum, total.path, root)),
  };
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
