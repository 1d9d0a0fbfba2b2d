import { getNullableType, isListType, type SelectionNode } from 'graphql';
import type { List } from '../../model/types/relations.ts';
import type { Path } from '../../model/types/variables.ts';
import { object, property } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { field, spreadWith } from '../graphql/nodes.ts';
import { follow, rowsOf, type Value } from '../graphql/reading.ts';
import { Selection } from '../graphql/selection.ts';
import type { EdgesCode } from './edges.ts';

/**
 * What is asked for below a list's field: the rows, and where the pages around them begin.
 *
 * @param variables the query's that the rows' fragment takes as arguments
 * @param ofEdge what is asked for of the edges around the rows
 */
export function rowSelections(
  list: List,
  fragmentName: string,
  variables: readonly string[] = [],
  ofEdge: readonly SelectionNode[] = [],
): SelectionNode[] {
  return rowsWith(list, [spreadWith(fragmentName, variables)], ofEdge);
}

/** The selections down to the rows of a list, with anything asked for of each row. */
export function rowsWith(
  list: List,
  ofRow: readonly SelectionNode[],
  ofEdge: readonly SelectionNode[] = [],
): SelectionNode[] {
  const last = list.rows.length - 1;
  const around = list.rows.slice(0, -1).join('.');
  const [ends, beside] = [new Selection(), new Selection()];
  for (const path of Object.values(list.pagination.pageInfo)) {
    const isBeside = last > 0 && path.slice(0, -1).join('.') === around;
    if (isBeside) beside.path(path.slice(-1));
    else ends.path(path);
  }
  const ofAround = [...beside.toNodes(), ...ofEdge];
  const rows = list.rows.reduceRight<readonly SelectionNode[]>(
    (inner, name, index) => [
      field(name, { selections: inner }),
      ...(index === last ? ofAround : []),
    ],
    ofRow,
  );
  return [...rows, ...ends.toNodes()];
}

/** A function that reads a page of a list: `({ orders: page }) => connectionPage(page)`. */
export function pageReader(
  parameter: string,
  list: List,
  page: Value,
  edges: EdgesCode | null,
): string {
  const read = isConnection(list, page)
    ? connectionPageCode(page)
    : `(${object(pageProperties(list, page, edges))})`;
  return `(${parameter}) => ${read}`;
}

/** The properties of a page of a list in an answer: its rows, their edges, and what there is around them. */
export function pageProperties(list: List, page: Value, edges: EdgesCode | null = null): string[] {
  if (isConnection(list, page)) return [`...${connectionPageCode(page)}`];
  const { whole, parts } = pageInfoParts(list, page);
  return [
    property('rows', rowsOf(page, list.rows)),
    ...(edges ? [property('edges', edges.read(page))] : []),
    ...(whole ? [property('pageInfo', whole)] : []),
    ...(!whole && parts.length > 0 ? [property('pageInfo', object(parts))] : []),
  ];
}

function connectionPageCode({ expression }: Value): string {
  return `${framework.connectionPage}(${expression})`;
}

/** Whether a list has its rows and what is around them in the fields that Relay's specification names. */
function isConnection({ rows, pagination }: List, page: Value): boolean {
  const isNamed = Object.entries<Path>(pagination.pageInfo).every(
    ([name, path]) => path.join('.') === `pageInfo.${name}`,
  );
  return rows.join('.') === 'edges.node' && isNamed && !isListType(getNullableType(page.type));
}

/** What an answer says of the pages around its rows: as an object that has nothing else, or part by part. */
function pageInfoParts(
  { pagination }: List,
  page: Value,
): { readonly whole: string | null; readonly parts: readonly string[] } {
  const paths = Object.entries<Path>(pagination.pageInfo);
  const prefix = paths[0]?.[1].slice(0, -1) ?? [];
  const isWhole =
    prefix.length > 0 &&
    paths.every(([name, path]) => path.join('.') === [...prefix, name].join('.'));
  return {
    whole: isWhole ? follow(page, prefix).expression : null,
    parts: paths.map(([name, path]) => {
      const item = name.startsWith('end') ? 'last' : 'first';
      return property(name, follow(page, path, item).expression);
    }),
  };
}
