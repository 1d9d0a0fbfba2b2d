import type { ReactNode } from 'react';

/** Nothing around the app: MUI's contexts have its theme and styles as their defaults (`setContextDefault`). */
export function PageStyles({ children }: { children: ReactNode }) {
  return children;
}
