import type { ComponentType } from 'react';
import type { DataGridProps } from '@mui/x-data-grid';

export type Grid = ComponentType<DataGridProps>;

/** The data grid: MUI X Pro if the app was built with a license key, else the free one. */
export async function loadGrid(): Promise<Grid> {
  const key = process.env.NEXT_PUBLIC_MUI_X_LICENSE_KEY;
  if (!key) return (await import('@mui/x-data-grid')).DataGrid as Grid;
  const { licensedGrid } = await import('./licensedGrid.ts');
  return licensedGrid(key);
}
