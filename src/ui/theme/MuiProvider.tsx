import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/system/DefaultPropsProvider';
import RtlProvider from '@mui/system/RtlProvider';
import type { ReactNode } from 'react';
import type { Direction } from './direction.ts';
import { themeIn } from './theme.ts';

export interface MuiProviderProps {
  /** Where the styles of the components below are collected. */
  readonly cache: EmotionCache;
  readonly direction: Direction;
  readonly children: ReactNode;
}

/**
 * The app's theme for components of MUI. It sets the contexts that MUI's ThemeProvider sets, but does not write the
 * theme's variables, which are in `theme.css`. Since each context has one child, it does not change the ids
 * that React gives: the server can render it where the browser does not.
 */
export function MuiProvider({ cache, direction, children }: MuiProviderProps) {
  const theme = themeIn(direction);
  return (
    <CacheProvider value={cache}>
      <ThemeContext value={theme}>
        <RtlProvider value={direction === 'rtl'}>
          <DefaultPropsProvider value={theme.components}>{children}</DefaultPropsProvider>
        </RtlProvider>
      </ThemeContext>
    </CacheProvider>
  );
}
