import type { ComponentType } from 'react';
import { useFragment } from 'react-relay';
import type { Edges } from './edges.ts';
import type { PageOfRows } from '../../lists/pageInAnswer.ts';
import type { EdgesDefinition } from './edgesDefinition.ts';

interface RowsProps {
  readonly rows: readonly unknown[];
  readonly edges?: Edges;
  readonly hiddenColumns?: readonly string[];
}

interface RowsOfPageProps extends Pick<RowsProps, 'hiddenColumns'> {
  /** Shows the rows. */
  readonly view: ComponentType<RowsProps>;
  readonly page: PageOfRows;
  readonly edges?: EdgesDefinition;
}

/** The rows of a page, with what their edges say beside them. */
export function RowsOfPage({ edges, ...rows }: RowsOfPageProps) {
  if (edges) return <RowsWithEdges {...rows} edges={edges} />;
  const { view: View, page, hiddenColumns } = rows;
  return <View rows={page.rows} hiddenColumns={hiddenColumns} />;
}

function RowsWithEdges({
  view: View,
  page,
  edges: { columns, fragment },
  hiddenColumns,
}: RowsOfPageProps & { readonly edges: EdgesDefinition }) {
  const data = useFragment(fragment, page.edges as never) as readonly unknown[];
  return <View rows={page.rows} hiddenColumns={hiddenColumns} edges={{ columns, data }} />;
}
