import { useMemo, type ReactNode } from 'react';
import { LABEL_STEP } from '../../locale/translate.ts';
import { partOf, valueOf, type Caught } from '../../relay/caught.ts';
import type { AnyColumns, Column, Columns } from '../fields/column.tsx';
import { Value } from '../fields/Value.tsx';

/** Columns of the data that rows carry beside their own fields: of the edges around them, and of related records. */
export interface ColumnsBeside {
  /** What the names of these columns begin with, since the records may have columns of the same names. */
  readonly name: string;
  /** What their labels begin with, where they need it. */
  readonly label?: string;
  readonly columns: AnyColumns;
  /** What the cells of rows are shown in, such as a link. */
  within?(cell: ReactNode, row: unknown): ReactNode;
}

/** Columns beside a table's own, with what each row carries. */
export interface Beside extends ColumnsBeside {
  readonly data: ReadonlyArray<Caught<unknown>>;
}

/** Data on the edges of a connection, such as a member's role in a team. */
export interface Edges {
  readonly columns: AnyColumns;
  /** An edge for each row. */
  readonly data: readonly unknown[];
}

/** What rows may carry. */
export interface CarriedProps {
  /** Data on the edges of the connection that the rows are from. */
  readonly edges?: Edges;
  /** Records that the rows lead to. */
  readonly beside?: readonly Beside[];
  /** How they are put in another order. */
  readonly order?: OrderOfRows;
}

/** What makes rows ones that a person moves, by their keys as texts. */
export interface OrderOfRows {
  /** The attributes of a row's element. */
  readonly partOf: (key: string) => object;
  /** What moves a row: it stands at the end of it, and is none of the columns that people choose, sort by and export. */
  readonly toolsOf: (key: string) => ReactNode;
}

/** The columns of edges. */
export function ofEdges<Carried extends Omit<Edges, 'data'>>(edges: Carried) {
  return { ...edges, name: 'edge' };
}

/** Where a row keeps what it carries: no field of GraphQL can be called so. */
const BESIDE = '@beside';

interface Carrier {
  readonly [BESIDE]?: Readonly<Record<string, Caught<unknown>>>;
}

interface Shown<Row> {
  readonly columns: Columns<Row>;
  readonly rows: ReadonlyArray<Row>;
}

const NONE: readonly Beside[] = [];

/** Gives rows what they carry, and adds its columns after those of records. */
export function useRowsWithBeside<Row>(
  { columns, rows }: Shown<Row>,
  { edges, beside = NONE }: CarriedProps,
): Shown<Row> {
  const { columns: columnsOfEdges, data } = edges ?? {};
  const carried = useMemo(
    () => [
      ...(columnsOfEdges && data ? [ofEdges({ columns: columnsOfEdges, data })] : []),
      ...beside,
    ],
    [columnsOfEdges, data, beside],
  );
  const all = useMemo(() => withColumnsBeside(columns, carried), [columns, carried]);
  const carrying = useMemo(() => withBeside(rows, carried), [rows, carried]);
  return { columns: all, rows: carrying };
}

/** Rows that carry what is beside them. */
export function withBeside<Row>(rows: readonly Row[], beside: readonly Beside[]): readonly Row[] {
  if (beside.length === 0) return rows;
  return rows.map((row, index) => ({
    ...row,
    [BESIDE]: Object.fromEntries(beside.map(({ name, data }) => [name, data[index]])),
  }));
}

/** The columns of rows that carry something: what is shown from the start comes first. */
export function withColumnsBeside<Row>(
  columns: Columns<Row>,
  beside: readonly ColumnsBeside[],
): Columns<Row> {
  if (beside.length === 0) return columns;
  const all = [...columns, ...beside.flatMap(columnsOf<Row>)];
  return [...all.filter(({ hidden }) => !hidden), ...all.filter(({ hidden }) => hidden)];
}

function columnsOf<Row>({ name, label, columns, within }: ColumnsBeside): Array<Column<Row>> {
  const carried = (row: Row) => (row as Carrier)[BESIDE]?.[name];
  return columns.map((column) => {
    const { write, linkedKey, writtenParts } = column;
    const writtenOf = (found: unknown, locale: Parameters<NonNullable<typeof write>>[1]) =>
      found === null
        ? (writtenParts?.(locale) ?? ['']).map((part) => ({ part, value: null }) as const)
        : (write?.(found, locale) ?? []);
    return {
      ...column,
      id: `${name}.${column.id}`,
      label: label === undefined ? column.label : `${label}${LABEL_STEP}${column.label}`,
      value: (row) => partOf(carried(row), (found) => column.value(found) as Caught<unknown>),
      cell: (row) => (
        <Value value={carried(row)}>
          {(found) => {
            const cell = column.cell(found);
            return within ? within(cell, row) : cell;
          }}
        </Value>
      ),
      linkedKey: linkedKey && ((row) => nullOr(valueOf(carried(row)), linkedKey)),
      write: write && ((row, locale) => writtenOf(valueOf(carried(row)), locale)),
    };
  });
}

function nullOr<Found, Part>(found: Found | null, part: (found: Found) => Part): Part | null {
  return found === null ? null : part(found);
}
