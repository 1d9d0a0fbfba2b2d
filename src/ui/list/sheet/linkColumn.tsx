import type { GridColDef } from '@mui/x-data-grid';
import { formatNumber } from '../../../locale/formats.ts';
import { t } from '../../../locale/translate.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { useOfStore, useSheet } from './sheetContext.ts';
import { PageLink } from '../../PageLink.tsx';
import styles from './sheet.module.css';

/** The numbers of the rows, which lead to their records: a cell itself is there to be edited. */
export const linkColumn: GridColDef = {
  field: ' record',
  headerName: '#',
  width: 54,
  resizable: false,
  align: 'right',
  headerAlign: 'right',
  renderCell: ({ id, tabIndex }) => <RowLink row={String(id)} tabIndex={tabIndex} />,
};

/** @param tabIndex as the grid has it for the cell */
function RowLink({ row, tabIndex }: { readonly row: string; readonly tabIndex: 0 | -1 }) {
  const { store } = useSheet();
  const locale = useLocale();
  const own = useOfStore(store, () => store.rowOf(row));
  const index = useOfStore(store, () => store.cells.rows.findIndex(({ key }) => key === row));
  const number = formatNumber(index + 1, locale);
  if (!own?.href) return number;
  return (
    <PageLink
      href={own.href}
      tabIndex={tabIndex}
      className={styles.link}
      aria-label={`${number}: ${own.title}`}
      title={t('View record', locale)}
    >
      {number}
    </PageLink>
  );
}
