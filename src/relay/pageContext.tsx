import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useLazyLoadQuery } from 'react-relay';
import {
  getRequest,
  type Environment,
  type GraphQLTaggedNode,
  type OperationType,
} from 'relay-runtime';
import type { LoadedPage } from './loadedPage.ts';
import type { QueryState } from './queryState.ts';
import type { Visitor } from '../visitor/visitor.ts';

/** Who the page in sight is for: enough to ask for more than it shows. */
export interface PageSource {
  readonly visitor: Visitor;
  /** An environment like the page's own, with nothing in it. */
  readonly newEnvironment: () => Environment;
}

export const PageSourceContext = createContext<PageSource | null>(null);

const LoadedPageContext = createContext<LoadedPage | null>(null);

/** Makes a page's queries known to the components of the page, and owns their results while it is mounted. */
export function LoadedPageProvider({ page, children }: { page: LoadedPage; children: ReactNode }) {
  useEffect(() => page.own(), [page]);
  return <LoadedPageContext value={page}>{children}</LoadedPageContext>;
}

/** The page that is shown, re-rendering with every change of its queries' states. */
export function useLoadedPage(): LoadedPage {
  const page = useContext(LoadedPageContext);
  if (!page)
    throw new Error('There is no page around this component: render it below LoadedPageProvider.');
  useSyncExternalStore(page.subscribe, page.version, page.version);
  return page;
}

/**
 * Reads one of the page's queries. Its answer is in the store by the time the page renders, so this
 * neither asks the backend nor suspends, unless something has since been removed from the store.
 *
 * @param request the query's `graphql` tag, as given to `pageQuery`
 */
export function usePageQuery<Query extends OperationType>(
  request: GraphQLTaggedNode,
): Query['response'] {
  const page = useLoadedPage();
  const { variables } = page.query(getRequest(request).params.name);
  return useLazyLoadQuery<Query>(request, variables);
}

/** Whether one of the page's queries is there: to be asked before an optional one is read. */
export function usePageQueryState(request: GraphQLTaggedNode): QueryState {
  return useLoadedPage().query(getRequest(request).params.name).state;
}
