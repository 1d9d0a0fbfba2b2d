import { useMemo } from 'react';
import type { Environment } from 'relay-runtime';
import { loadLinkedPage } from '../patches/linkedPage.ts';
import type { LocalKeys } from '../relay/identity.ts';
import type { PageSource } from '../relay/pageContext.tsx';
import { separateEnvironment } from '../relay/pageEnvironment.ts';
import type { Visitor } from '../visitor/visitor.ts';

/** On use: nothing of it is needed before somebody goes to another page. Null where it could not be loaded. */
export const loadOpenPage = () => import('./openPage.tsx').catch(() => null);

/** What it takes to query and to show more than the current page. */
export function usePageSource(
  environment: Environment,
  localKeys: LocalKeys,
  visitor: Visitor,
): PageSource {
  return useMemo(
    () => ({
      visitor,
      newEnvironment: () => separateEnvironment(localKeys),
      openPage: async (href) => (await loadOpenPage())?.openPage(href, environment, visitor),
      loadPage: async (path) => (await loadLinkedPage(path))?.page ?? null,
    }),
    [environment, localKeys, visitor],
  );
}
