import type { DataGridProps } from '@mui/x-data-grid';

type GridWords = NonNullable<DataGridProps['localeText']>;

/** The data grid's own words in a language; none where it speaks English. */
export async function loadGridWords(language: string): Promise<GridWords | undefined> {
  const [base] = language.split('-');
  if (base === 'en') return undefined;
  const locales = await import('@mui/x-data-grid/locales');
  const found = Object.entries(locales).find(([name]) => name.startsWith(base))?.[1];
  return found && 'components' in found
    ? found.components.MuiDataGrid.defaultProps.localeText
    : undefined;
}
