import {
  isRequiredArgument,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';
import type { Figure } from '../../model/types/listQuery.ts';
import type { List } from '../../model/types/relations.ts';
import { fieldsOn } from '../../model/shapes/steps.ts';
import type { Way } from '../../model/types/variables.ts';
import { outputField } from '../../model/shapes/typeShapes.ts';
import { field, query } from '../graphql/nodes.ts';
import { compositeOf, follow } from '../graphql/reading.ts';
import { definitions, listField, type ListCode } from './listCode.ts';
import { isLimited } from './paging.ts';
import {
  figuresWith,
  groupFields,
  readFigure,
  selectFigures,
  WITH_SUMS,
  type FigurePlan,
} from './figures.ts';

/** How the number of a list's records is fetched and read. */
export interface TotalPlan {
  readonly query: OperationDefinitionNode;
  /** From `data` to the number. */
  readonly read: string;
  readonly figures: readonly FigurePlan[];
}

/** How the records of a list that match are counted, by the arguments of the list. */
interface MatchingCount {
  /** From where the list's path begins to the number. */
  readonly path: Way;
  /** The variables that it takes of the list's, by name → printed type. */
  readonly variables: ReadonlyMap<string, string>;
  readonly selection: SelectionNode;
  readonly figures: readonly Figure[];
}

/**
 * The count of the matching records; null if no count takes the list's arguments.
 *
 * @param owner the type where the list's path begins
 * @param options.withSums whether what is added up of them is asked for, too
 */
export function countMatching(
  owner: GraphQLCompositeType,
  list: List,
  code: ListCode,
  { withSums = false } = {},
): MatchingCount | null {
  const { total, path, pagination } = list;
  if (!total || !isLimited(pagination)) return null;
  // Beside its list, in what pages both, a total counts what that list was asked for.
  const isBeside = !total.twin && total.path[path.length - 1] !== path[path.length - 1];
  const counted: List = {
    ...list,
    path: isBeside ? path : fieldsOn(total.path.slice(0, path.length)),
    arguments: total.twin ? total.twin.arguments : list.arguments,
  };
  const required = [...code.variables.keys()].filter((argument) => needs(owner, list, argument));
  const names = total.twin
    ? [...code.matching]
    : [...Object.keys(pagination.forward.sizing), ...required, ...code.matching];
  const isTaken = (argument: string) =>
    list.arguments[argument] === counted.arguments[argument] || argument in list.above;
  if (!names.every(isTaken)) return null;
  const variables = new Map([...code.variables].filter(([variable]) => names.includes(variable)));
  const start = isBeside ? path.length - 1 : path.length;
  const areAsked = withSums && !isBeside && !variables.has(WITH_SUMS);
  const figures = areAsked ? figuresWith(total, list, code.matching) : [];
  const number = selectFigures(total.path, figures, start);
  const selection = isBeside
    ? listField(counted, variables.keys(), [field('__typename')], number)
    : listField(counted, variables.keys(), number);
  return { path: total.path, variables, selection, figures };
}

/** The count of the records of a list that match, with what is added up of them; null where they are not counted. */
export function planTotal(
  root: GraphQLObjectType,
  name: string,
  list: List,
  code: ListCode,
): TotalPlan | null {
  const counting = countMatching(root, list, code, { withSums: true });
  if (!counting) return null;
  const { path, variables, selection, figures } = counting;
  const data = { expression: 'data', type: root, mayBeMissing: false };
  return {
    query: query(name, definitions(variables, figures.length > 0 ? [[WITH_SUMS, false]] : []), [
      selection,
      ...groupFields(figures, path, [...variables.keys()]),
    ]),
    read: follow(data, path).expression,
    figures: figures.map((figure) => readFigure(figure, path, root)),
  };
}

/** True for a required argument of the list. */
function needs(owner: GraphQLCompositeType, { path }: List, name: string): boolean {
  let type = owner;
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
