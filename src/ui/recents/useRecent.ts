import { useEffect } from 'react';
import { saveRecents, readRecents, withRecent } from './recents.ts';

/** Adds the record to the recent ones, if it has an address. */
export function useRecent(href: string | null, title: string, of: string): void {
  useEffect(() => {
    if (href !== null) saveRecents(withRecent(readRecents(), { href, title, of }));
  }, [href, title, of]);
}
