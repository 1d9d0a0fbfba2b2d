import type { EdgesDefinition } from './edgesDefinition.ts';
import type { PageRowsProps } from './pageRows.ts';
import type { RelatedColumns } from './related/relatedColumns.ts';
import { useRows } from './useRows.ts';

export interface RowsOfPageProps extends PageRowsProps {
  /** The columns of related records, where any are shown. */
  readonly related?: Pick<RelatedColumns, 'Rows'>;
}

/** The rows of a page, with what their edges and the records that they lead to say beside them. */
export function RowsOfPage({ related, edges, ...rows }: RowsOfPageProps) {
  if (related) return <related.Rows {...rows} edges={edges} />;
  if (edges) return <RowsWithEdges {...rows} edges={edges} />;
  const { view: View, page, ...shown } = rows;
  return <View rows={page.rows} {...shown} />;
}

function RowsWithEdges({
  view: View,
  page,
  edges: { columns, fragment },
  ...shown
}: PageRowsProps & { readonly edges: EdgesDefinition }) {
  const data = useRows(fragment, page.edges);
  return <View rows={page.rows} {...shown} edges={{ columns, data }} />;
}
