import { createContext } from 'react';
import type { PageInfo } from '../paging.ts';
import type { ListSettings } from '../listSettings.ts';
import type { RecordKey } from '../../../address/resource.ts';
import type { Columns } from '../../fields/column.tsx';

/** The rows of a page, with the columns that show them. */
export interface RowsOfPage {
  readonly columns: Columns<unknown>;
  readonly rows: readonly unknown[];
  readonly keyOf?: (row: unknown) => RecordKey | null | undefined;
}

/**
 * Takes what a list's screen would paint. While an export runs, its pages are rendered one after the
 * other out of sight: so it holds what the screen's own code shows, edited or not.
 */
export interface ExportSink {
  readonly takePageInfo: (settings: ListSettings<unknown>, pageInfo: PageInfo) => void;
  readonly takeRows: (rows: RowsOfPage) => void;
}

/** Set around a list that is rendered for an export. */
export const ExportContext = createContext<ExportSink | null>(null);
