import type { Resource } from '../../../address/resource.ts';
import type { Columns } from '../../fields/column.tsx';
import type { ListOfTable } from '../listContext.ts';

/** What every layout of a list's rows gets. */
export interface LayoutProps {
  readonly list: ListOfTable;
  readonly resource: Resource;
  readonly columns: Columns<unknown>;
  readonly rows: readonly unknown[];
  /** The rows' keys as text. */
  readonly keys: ReadonlyArray<string | null>;
  /** The rows' own pages. */
  readonly hrefs: ReadonlyArray<string | null>;
  /** The column that the layout groups or places rows by. */
  readonly by: string | null;
}
