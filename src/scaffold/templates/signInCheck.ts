import {
  print,
  type ArgumentNode,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';
import type { List } from '../../model/types/relations.ts';
import { originOf, type GeneratedFile } from '../code/sourceFile.ts';
import { field, query } from '../graphql/nodes.ts';
import { literalListArguments } from '../lists/literalListArguments.ts';
import { isLimited } from '../lists/paging.ts';
import type { Plan } from '../plan.ts';

/**
 * The query that checks a token at sign-in: one row of the main list. Many backends accept an unknown token
 * until a record is read.
 *
 * @returns null where no list can be fetched without further arguments
 */
export function signInCheckFile(plan: Plan): GeneratedFile | null {
  const { main, more, system } = plan.navigation;
  const document = [...main, ...more, ...system]
    .map(({ resource: { list } }) => list && oneRowOf(plan, list))
    .find((found) => found);
  if (!document) return null;
  const text = `\
# ${originOf('the lists of the schema')}

# Sent with a token when a person signs in: an error means that the token is not valid.
${print(document)}`;
  return { path: 'schema/signInCheck.graphql', text, references: new Set() };
}

function oneRowOf(plan: Plan, list: List): OperationDefinitionNode | null {
  if (!isLimited(list.pagination) || list.required.length > 0 || Object.keys(list.above).length > 0)
    return null;
  const args = literalListArguments(plan, list, {}, 1);
  return args && query('SignInCheck', [], [selectionOf(list, args)]);
}

function selectionOf({ path }: List, args: readonly ArgumentNode[]): SelectionNode {
  return path.reduceRight<SelectionNode>(
    (inner, name, depth) =>
      field(name, { ...(depth === path.length - 1 && { args }), selections: [inner] }),
    field('__typename'),
  );
}
