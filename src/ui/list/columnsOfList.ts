import type { Columns } from '../fields/column.tsx';
import { ofEdges, withColumnsBeside } from './beside.tsx';
import type { EdgesDefinition } from './edgesDefinition.ts';
import type { RelatedColumns } from './related/relatedColumns.ts';

interface ListWithColumns<Row> {
  readonly table: { readonly columns: Columns<Row> };
  readonly edges?: EdgesDefinition;
  readonly relatedRecords?: Pick<RelatedColumns, 'relations'>;
}

/** The columns of a list: its records', its edges', and those of the records that it leads to. */
export function columnsOfList<Row>(list: ListWithColumns<Row>): Columns<Row> {
  const { table, edges, relatedRecords } = list;
  return withColumnsBeside(table.columns, [
    ...(edges ? [ofEdges(edges)] : []),
    ...(relatedRecords?.relations ?? []),
  ]);
}
