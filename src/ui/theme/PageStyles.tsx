import { useState, type ReactNode } from 'react';
import { directionOfPage } from './direction.ts';
import { MuiProvider } from './MuiProvider.tsx';
import { nonceOfPage } from './nonce.ts';
import { createStyleCache } from './styleCache.ts';

/** The theme and the styles of MUI's components, around the app. */
export function PageStyles({ children }: { children: ReactNode }) {
  // The server renders each page with a cache of its own.
  return typeof document === 'undefined' ? children : <StylesInBrowser>{children}</StylesInBrowser>;
}

function StylesInBrowser({ children }: { children: ReactNode }) {
  const [direction] = useState(directionOfPage);
  const [cache] = useState(() => createStyleCache(nonceOfPage(), direction));
  return (
    <MuiProvider cache={cache} direction={direction}>
      {children}
    </MuiProvider>
  );
}
