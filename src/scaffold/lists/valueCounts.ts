import type { GraphQLObjectType, OperationDefinitionNode, SelectionNode } from 'graphql';
import type { ValueCounts } from '../../model/types/listQuery.ts';
import { fieldsOn, wayText } from '../../model/shapes/steps.ts';
import type { List } from '../../model/types/relations.ts';
import * as framework from '../code/framework.ts';
import { argument, field, includedEach, literal, query } from '../graphql/nodes.ts';
import { follow } from '../graphql/reading.ts';
import { Selection } from '../graphql/selection.ts';
import { pascalCase } from '../names.ts';
import type { FilterPlan } from './filterPlan.ts';
import { definitions, listField, type ListCode } from './listCode.ts';
import { groupIn, lastField, takesConditions } from './figures.ts';
import { countMatching } from './total.ts';

/** How the values of a list's texts are asked for and read. */
export interface ValueCountsPlan {
  readonly query: OperationDefinitionNode;
  readonly texts: readonly CountedTextPlan[];
}

interface CountedTextPlan {
  /** The name of the filter, which is the field's. */
  readonly name: string;
  /** The variable that includes it. */
  readonly variable: string;
  /** From `data` to the values. */
  readonly read: string;
}

/** Whether a list has texts that the backend counts the values of, and that it is filtered by. */
export function hasValueCounts(list: List, filters: readonly FilterPlan[]): boolean {
  return countedTexts(list, filters).length > 0;
}

function countedTexts({ total }: List, filters: readonly FilterPlan[]): ValueCounts[] {
  return (total?.values ?? []).filter(({ field: name }) =>
    filters.some((filter) => filter.name === name && filter.maker === 'textFilter'),
  );
}

/** Plans the query for the values of a list's texts; null where it cannot have the conditions of the list. */
export function planValueCounts(
  root: GraphQLObjectType,
  name: string,
  list: List,
  code: ListCode,
): ValueCountsPlan | null {
  const { total, path } = list;
  const counting = countMatching(root, list, code);
  if (!counting || !total) return null;
  const all = countedTexts(list, code.filters).filter(
    ({ groups }) => groups.path.length > 1 || takesConditions(groups, list, code.matching),
  );
  const [first] = all;
  const texts = all.filter(
    ({ groups }) => first && wayText(groups.path) === wayText(first.groups.path),
  );
  if (texts.length === 0 || texts[0].groups.path.length < path.length) return null;
  const { variables } = counting;
  const [{ groups }] = texts;
  const isRootField = groups.path.length === 1;
  // Below a list, groups are of what the list's own conditions leave.
  const conditions = isRootField
    ? [...variables.keys()].filter((own) => Object.hasOwn(groups.taken, own))
    : [];
  const nodes = texts.flatMap((text) => groupsNodes(text, conditions));
  const counted = {
    ...list,
    path: fieldsOn(groups.path.slice(0, path.length)),
    arguments: total.twin ? total.twin.arguments : list.arguments,
  };
  const below = new Selection();
  below.along(groups.path.slice(path.length, -1)).add(nodes);
  return {
    query: query(
      name,
      definitions(
        variables,
        texts.map((text) => [flagOf(text), false] as const),
      ),
      isRootField ? nodes : [listField(counted, variables.keys(), below.toNodes())],
    ),
    texts: texts.map((text) => ({
      name: text.field,
      variable: flagOf(text),
      read: readCode(text, root),
    })),
  };
}

/** `byCountry: groupedAggregates(groupBy: COUNTRY) @include(if: $withCountry) { country count }` */
function groupsNodes(text: ValueCounts, conditions: readonly string[]): SelectionNode[] {
  const { groups, count } = text;
  const group = new Selection();
  group.path(groups.key);
  if (count) group.path(count);
  const asked = field(lastField(groups.path), {
    alias: aliasOf(text),
    args: [
      ...Object.entries(groups.arguments).map(([name, value]) => literal(name, value)),
      ...conditions.map((variable) => argument(variable, variable)),
    ],
    caught: true,
    selections: group.toNodes(),
  });
  return includedEach(flagOf(text), [asked]);
}

function aliasOf({ field: name }: ValueCounts): string {
  return `by${pascalCase(name)}`;
}

function flagOf({ field: name }: ValueCounts): string {
  return `with${pascalCase(name)}`;
}

function readCode(text: ValueCounts, root: GraphQLObjectType): string {
  const { path, key } = text.groups;
  const found = follow({ expression: 'data', type: root, mayBeMissing: false }, path);
  const last = lastField(path);
  const groups = `${found.expression.slice(0, -last.length)}${aliasOf(text)}`;
  const group = groupIn(found.type);
  const parts = [key, ...(text.count ? [text.count] : [])].map(
    (part) => follow(group, part).expression,
  );
  return `${framework.partOf}(${groups}, (groups) => groups.map((group) => [${parts.join(', ')}]))`;
}
