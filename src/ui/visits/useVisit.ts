import { useEffect } from 'react';
import { keepVisits, readVisits, withVisit } from './visits.ts';

/** Remembers that a record was looked at, for as long as it has an address. */
export function useVisit(href: string | null, title: string, of: string): void {
  useEffect(() => {
    if (href !== null) keepVisits(withVisit(readVisits(), { href, title, of }));
  }, [href, title, of]);
}
