import type { ComponentType } from 'react';
import type { DataGridProps } from '@mui/x-data-grid';
import { muiXTelemetrySettings } from '@mui/x-license';

/**
 * The data grid: MUI X Pro if the app was built with a license key, else the free one. Neither sends
 * telemetry.
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
