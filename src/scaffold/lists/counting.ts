import type { ArgumentNode, FieldNode } from 'graphql';
import type { Total } from '../../model/types/listQuery.ts';
import type { List } from '../../model/types/relations.ts';
import { fieldsOn, typeAfter, wayText } from '../../model/shapes/steps.ts';
import { field } from '../graphql/nodes.ts';
import { follow } from '../graphql/reading.ts';
import { Selection } from '../graphql/selection.ts';
import type { Context } from '../context.ts';

/** How records of a list are counted, several times in one document. */
export interface Counting {
  readonly total: Total;
  /** The list with the arguments of the field for the number. */
  readonly list: List;
  /** The number of rows fetched with the count; null if the field takes none. */
  readonly rows: number | null;
  /** Which of the total’s fields takes the arguments. */
  readonly depth: number;
}

/** How a list's records are counted; null if the number cannot be fetched alone. */
export function countingOf(list: List): Counting | null {
  const { total, path } = list;
  // A total beside its list has the list's filter: it cannot be fetched alone.
  if (!total || (!total.twin && total.path[path.length - 1] !== path[path.length - 1])) return null;
  const counted = total.twin ? { ...list, arguments: total.twin.arguments } : list;
  return { total, list: counted, rows: total.twin ? null : 1, depth: path.length - 1 };
}

/**
 * `draft: orders(condition: { status: DRAFT }) { totalCount }`
 *
 * @param caught whether a failure stays with the number
 */
export function countField(
  { total, depth }: Counting,
  alias: string,
  args: readonly ArgumentNode[],
  { caught = false } = {},
): FieldNode {
  const below = new Selection();
  const rest = total.path.slice(depth + 1);
  if (rest.length > 0) below.path(rest);
  return fieldsOn(total.path.slice(0, depth + 1)).reduceRight<FieldNode | null>(
    (inner, name, index) =>
      field(name, {
        ...(index === 0 && alias !== name && { alias }),
        ...(index === depth && { args }),
        caught: caught && index === 0,
        ...(inner ? { selections: [inner] } : rest.length > 0 && { selections: below.toNodes() }),
      }),
    null,
  ) as FieldNode;
}

/** How the number under one of several aliases is read: `data[name]?.totalCount`. */
export function countIn(context: Context, { total }: Counting, alias: string): string {
  const [root, ...below] = total.path;
  const type = typeAfter(context.queryType, root);
  if (!type) throw new Error(`The model names Query.${wayText([root])}, which is not there.`);
  return follow({ expression: `data[${alias}]`, type, mayBeMissing: true }, below).expression;
}
