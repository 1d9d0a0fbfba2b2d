import { useMemo } from 'react';
import type { Column, Columns } from '../fields/column.tsx';

/** Data on the edges of a connection, such as a member's role in a team. */
export interface Edges {
  readonly columns: Columns<never>;
  /** An edge for each row. */
  readonly data: readonly unknown[];
}

/** Where a row keeps its edge: no field of GraphQL can be called so. */
const EDGE = '@edge';

type RowWithEdge<Row> = Row & { readonly [EDGE]?: unknown };

interface Shown<Row> {
  readonly columns: Columns<Row>;
  readonly rows: ReadonlyArray<Row>;
}

/** Attaches edges to their rows and adds the columns of edges after those of records. */
export function useRowsWithEdges<Row>({ columns, rows }: Shown<Row>, edges?: Edges): Shown<Row> {
  const ofEdges = edges?.columns as Columns<unknown> | undefined;
  const data = edges?.data;
  const all = useMemo(
    () => (ofEdges ? withEdgeColumns(columns, ofEdges) : columns),
    [columns, ofEdges],
  );
  const carrying = useMemo(() => (data ? withEdges(rows, data) : rows), [rows, data]);
  return { columns: all, rows: carrying };
}

/** Rows that carry their edges. @param edges one for each row */
export function withEdges<Row>(rows: readonly Row[], edges: readonly unknown[]): Row[] {
  return rows.map((row, index) => ({ ...row, [EDGE]: edges[index] }));
}

/** The columns of rows that carry their edges. */
export function withEdgeColumns<Row>(
  columns: Columns<Row>,
  ofEdges: Columns<unknown>,
): Columns<Row> {
  const edgeOf = (row: Row) => (row as RowWithEdge<Row>)[EDGE];
  const added = ofEdges.map(({ id, value, cell, write, ...column }): Column<Row> => ({
    ...column,
    // The records may have a column of that name, too.
    id: `edge.${id}`,
    value: (row) => value(edgeOf(row)),
    cell: (row) => cell(edgeOf(row)),
    ...(write && { write: (row, locale) => write(edgeOf(row), locale) }),
  }));
  return [
    ...columns.filter(({ hidden }) => !hidden),
    ...added,
    ...columns.filter(({ hidden }) => hidden),
  ];
}
