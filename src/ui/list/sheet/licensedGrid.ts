import type { ComponentType } from 'react';
import type { DataGridProps } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { LicenseInfo, muiXTelemetrySettings } from '@mui/x-license';

/** The grid of MUI X Pro, which the app's own packages have. It sends no telemetry. */
export function licensedGrid(key: string): ComponentType<DataGridProps> {
  muiXTelemetrySettings.disableTelemetry();
  LicenseInfo.setLicenseKey(key);
  return DataGridPro as unknown as ComponentType<DataGridProps>;
}
