import { getNullableType, isListType, type SelectionNode } from 'graphql';
import type { List } from '../../model/types/relations.ts';
import { aroundRows, isCondition, wayText } from '../../model/shapes/steps.ts';
import type { Way } from '../../model/types/variables.ts';
import { object, property } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { follow, rowsOf, type Value } from '../graphql/reading.ts';
import { Selection } from '../graphql/selection.ts';
import type { EdgesCode } from './edges.ts';

/**
 * What is asked for below a list's field: the rows, with anything asked for of each, and where the pages around them begin.
 *
 * @param ofEdge what is asked for of the edges around the rows
 */
export function rowsWith(
  list: List,
  ofRow: readonly SelectionNode[],
  ofEdge: readonly SelectionNode[] = [],
): SelectionNode[] {
  const whole = new Selection();
  const { around, inside } = aroundRows(list.rows);
  const holder = whole.along(around);
  holder.along(inside).add(ofRow);
  holder.add(ofEdge);
  for (const way of Object.values(list.pagination.pageInfo)) whole.path(way);
  return whole.toNodes();
}

/** A function that reads a page of a list: `({ orders: page }) => connectionPage(page)`. */
export function pageReader(
  parameter: string,
  list: List,
  page: Value,
  edges: EdgesCode | null,
): string {
  const response = responseOf(list, page);
  const read = isConnection(response)
    ? connectionPageCode(response)
    : `(${object(pageProperties(list, page, edges))})`;
  return `(${parameter}) => ${read}`;
}

/** The properties of a page of a list in an answer: its rows, their edges, and what there is around them. */
export function pageProperties(list: List, page: Value, edges: EdgesCode | null = null): string[] {
  const response = responseOf(list, page);
  if (isConnection(response)) return [`...${connectionPageCode(response)}`];
  const { whole, parts } = pageInfoParts(response);
  return [
    property('rows', rowsOf(response.page, response.rows)),
    ...(edges ? [property('edges', edges.read(page))] : []),
    ...(whole ? [property('pageInfo', whole)] : []),
    ...(!whole && parts.length > 0 ? [property('pageInfo', object(parts))] : []),
  ];
}

/** What has the rows, and the ways from it to them and to what it says of the pages around them. */
interface PageResponse {
  readonly page: Value;
  readonly rows: Way;
  readonly pageInfo: ReadonlyArray<readonly [name: string, way: Way]>;
}

/** Where a list may be refused, it is in what is there on the condition that it is not. */
function responseOf({ rows, pagination }: List, page: Value): PageResponse {
  const pageInfo = Object.entries<Way>(pagination.pageInfo);
  const [first, ...others] = rows;
  if (first === undefined || !isCondition(first) || first.ofEach) return { page, rows, pageInfo };
  return {
    page: follow(page, [first]),
    rows: others,
    pageInfo: pageInfo.map(([name, way]) => [name, way.slice(1)] as const),
  };
}

function connectionPageCode({ page }: PageResponse): string {
  return `${framework.connectionPage}(${page.expression})`;
}

/** Whether a list has its rows and what is around them in the fields that Relay's specification names. */
function isConnection({ page, rows, pageInfo }: PageResponse): boolean {
  const isNamed = pageInfo.every(([name, way]) => wayText(way) === `pageInfo.${name}`);
  return (
    !rows.some(isCondition) &&
    wayText(rows) === 'edges.node' &&
    isNamed &&
    !isListType(getNullableType(page.type))
  );
}

/** What an answer says of the pages around its rows: as an object that has nothing else, or part by part. */
function pageInfoParts({ page, pageInfo }: PageResponse): {
  readonly whole: string | null;
  readonly parts: readonly string[];
} {
  const prefix = pageInfo[0]?.[1].slice(0, -1) ?? [];
  const isWhole =
    prefix.length > 0 &&
    pageInfo.every(([name, way]) => wayText(way) === wayText([...prefix, name]));
  return {
    whole: isWhole ? follow(page, prefix).expression : null,
    parts: pageInfo.map(([name, way]) => {
      const item = name.startsWith('end') ? 'last' : 'first';
      return property(name, follow(page, way, item).expression);
    }),
  };
}
