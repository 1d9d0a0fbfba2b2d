import type { ComponentType } from 'react';
import type { DataGridProps } from '@mui/x-data-grid';
import { muiXTelemetrySettings } from '@mui/x-license';

/**
 * The data grid: that of MUI X Pro where the app was built with a key for it, else the free one, which
 * needs none. Neither tells anybody outside that it is used.
 */
export async function loadGrid(): Promise<ComponentType<DataGridProps>> {
  muiXTelemetrySettings.disableTelemetry();
  const key = process.env.NEXT_PUBLIC_MUI_X_LICENSE_KEY;
  if (!key) return (await import('@mui/x-data-grid')).DataGrid as ComponentType<DataGridProps>;
  const [{ LicenseInfo }, { DataGridPro }] = await Promise.all([
    import('@mui/x-license'),
    import('@mui/x-data-grid-pro'),
  ]);
  LicenseInfo.setLicenseKey(key);
  return DataGridPro as unknown as ComponentType<DataGridProps>;
}
