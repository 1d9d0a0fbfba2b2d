import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useLazyLoadQuery } from 'react-relay';
import {
  getRequest,
  type Environment,
  type GraphQLTaggedNode,
  type OperationType,
} from 'relay-runtime';
import type { LoadedPage } from './loadedPage.ts';
import { PartialContext } from './partial.ts';
import type { Page } from './pageQueries.ts';
import type { QueryState } from './queryState.ts';
import type { Visitor } from '../visitor/visitor.ts';

/** The visitor of the current page, and what it takes to query more than the page shows. */
export interface PageSource {
  readonly visitor: Visitor;
  /** Creates an empty environment like the page's. */
  readonly newEnvironment: () => Environment;
  /** Shows a page of the app with what is known of its record; null where there is nothing to show. */
  readonly openPage: (href: string) => Promise<ReactNode>;
  /** Loads the code of the page at a path of the app; null where there is none. */
  readonly loadPage: (path: string) => Promise<Page | null>;
}

export const PageSourceContext = createContext<PageSource | null>(null);

export const LoadedPageContext = createContext<LoadedPage | null>(null);

/** Provides a page's queries to its components, and owns their results while mounted. */
export function LoadedPageProvider({ page, children }: { page: LoadedPage; children: ReactNode }) {
  useEffect(() => page.own(), [page]);
  return <LoadedPageContext value={page}>{children}</LoadedPageContext>;
}

/** The current page, to ask something of it: what uses it does not render again when a query's state changes. */
export function usePage(): LoadedPage {
  const page = useContext(LoadedPageContext);
  if (!page)
    throw new Error('There is no page around this component: render it below LoadedPageProvider.');
  return page;
}

/** The current page, to show how its queries are: what uses it renders again when the state of any of them changes. */
export function useLoadedPage(): LoadedPage {
  const page = usePage();
  useSyncExternalStore(page.subscribe, page.version, page.version);
  return page;
}

const AS_FAR_AS_KNOWN = { fetchPolicy: 'store-only' } as const;

/**
 * Reads one of the page's queries. Its result is in the store by the time the page renders, so this
 * neither fetches nor suspends, unless data has been removed from the store since.
 *
 * @param request the query's `graphql` tag, as given to `pageQuery`
 */
export function usePageQuery<Query extends OperationType>(
  request: GraphQLTaggedNode,
): Query['response'] {
  const { variables } = usePage().query(getRequest(request).params.name);
  const options = useContext(PartialContext) ? AS_FAR_AS_KNOWN : undefined;
  return useLazyLoadQuery<Query>(request, variables, options);
}

/**
 * Reads one of several queries of the page that send the same operation.
 *
 * @param name its name in the page's `queries`
 */
export function useNamedPageQuery<Query extends OperationType>(
  request: GraphQLTaggedNode,
  name: string,
): Query['response'] {
  return useLazyLoadQuery<Query>(request, usePage().variablesOf(name));
}

/** The state of one of the page's queries; check it before reading an optional one. */
export function usePageQueryState(request: GraphQLTaggedNode): QueryState {
  const page = usePage();
  const state = () => page.query(getRequest(request).params.name).state;
  return useSyncExternalStore(page.subscribe, state, state);
}
