import type { GraphQLObjectType, OperationDefinitionNode } from 'graphql';
import type { List } from '../../model/model.ts';
import { field, query } from '../graphql/nodes.ts';
import { follow } from '../graphql/reading.ts';
import { definitions, listField, type ListCode } from './listCode.ts';

/** How the number of a list's records is asked for and read. */
export interface TotalPlan {
  readonly query: OperationDefinitionNode;
  readonly hasVariables: boolean;
  /** From `data` to the number. */
  readonly read: string;
}

/** The count of the records that match; null where the schema has none that takes what the list takes. */
export function planTotal(
  root: GraphQLObjectType,
  name: string,
  list: List,
  code: ListCode,
): TotalPlan | null {
  const { total, path, pagination } = list;
  if (!total || (pagination.kind === 'none' && !pagination.limit)) return null;
  const counted: List = {
    ...list,
    path: total.path.slice(0, path.length),
    arguments: total.twin ? total.twin.arguments : list.arguments,
  };
  const required = [...code.variables]
    .filter(([, type]) => type.endsWith('!'))
    .map(([name]) => name);
  const names = total.twin
    ? [...code.matching]
    : [...Object.keys(code.paging.sizing), ...required, ...code.matching];
  const isTaken = (argument: string) =>
    list.arguments[argument] === counted.arguments[argument] || argument in list.above;
  if (!names.every(isTaken)) return null;
  const variables = new Map([...code.variables].filter(([variable]) => names.includes(variable)));
  const inside = total.path.slice(path.length);
  const selections = inside.reduceRight<ReturnType<typeof field>[] | undefined>(
    (inner, part) => [field(part, inner ? { selections: inner } : {})],
    undefined,
  );
  const data = { expression: 'data', type: root, mayBeMissing: false };
  return {
    query: query(name, definitions(variables), [listField(counted, variables.keys(), selections)]),
    hasVariables: variables.size > 0,
    read: follow(data, total.path).expression,
  };
}
