import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { nonceOfPage } from './nonce.ts';
import { theme } from './theme.ts';

/** What MUI's widgets need around them: the theme in the page's direction, and a place for their styles. In the browser only. */
export function MuiStyles({ children }: { children: ReactNode }) {
  const [cache] = useState(() => createCache({ key: 'frontage', nonce: nonceOfPage() }));
  const [pageTheme] = useState(() => ({
    ...theme,
    direction: document.dir === 'rtl' ? ('rtl' as const) : ('ltr' as const),
  }));
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={pageTheme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
