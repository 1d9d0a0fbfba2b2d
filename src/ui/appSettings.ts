import { createContext, useContext } from 'react';
import type { AppSettings } from '../settings/defineApp.ts';

/** The settings of the app that is shown. Tests of single screens have none, and see the framework's name. */
export const AppSettingsContext = createContext<AppSettings>({ name: 'Frontage' });

/** What `src/app.ts` says of the app. */
export function useAppSettings(): AppSettings {
  return useContext(AppSettingsContext);
}
