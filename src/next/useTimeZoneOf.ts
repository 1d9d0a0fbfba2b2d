import type { Router } from 'next/router';
import { useEffect } from 'react';
import type { Page, PageQueries } from '../relay/pageQueries.ts';
import { browserLocale } from '../ui/locale/visitorLocale.ts';
import type { Visitor } from '../visitor/visitor.ts';

/**
 * On a first visit the server takes days to be those of UTC. Where the page asks for something else
 * in the visitor's own zone, it is asked for again.
 */
export function useTimeZoneOf(router: Router, { queries }: Page, visitor: Visitor): void {
  useEffect(() => {
    const asked = JSON.stringify(variablesOf(queries?.(router.query, visitor)));
    const meant = queries?.(router.query, { ...visitor, timeZone: browserLocale().timeZone });
    if (asked !== JSON.stringify(variablesOf(meant)))
      void router.replace(router.asPath, undefined, { scroll: false });
    // Once, for the page that the server rendered: those that follow know the zone.
  }, []);
}

function variablesOf(queries: PageQueries = {}) {
  return Object.values(queries).map(({ variables }) => variables);
}
