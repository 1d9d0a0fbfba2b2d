import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { nonceOfPage } from './nonce.ts';
import { theme } from './theme.ts';

let browserCache: EmotionCache | undefined;

/** The cache of all MUI components in this tab. The page's policy admits only styles that have its nonce. */
function cacheOfPage(): EmotionCache {
  browserCache ??= createCache({ key: 'frontage', nonce: nonceOfPage() });
  return browserCache;
}

/** The theme and the styles that MUI's components need, in the page's direction. In the browser only. */
export function MuiStyles({ children }: { children: ReactNode }) {
  const [pageTheme] = useState(() => ({ ...theme, direction: directionOfPage() }));
  return (
    <CacheProvider value={cacheOfPage()}>
      <ThemeProvider theme={pageTheme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}

/** MUI's components mirror themselves by the direction of their theme, not of the page. */
export function directionOfPage(): 'ltr' | 'rtl' {
  return document.dir === 'rtl' ? 'rtl' : 'ltr';
}
