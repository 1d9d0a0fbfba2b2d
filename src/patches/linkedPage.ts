import Router from 'next/router';
import { getRouteMatcher } from 'next/dist/shared/lib/router/utils/route-matcher';
import { getRouteRegex } from 'next/dist/shared/lib/router/utils/route-regex';
import type { ParsedUrlQuery } from 'node:querystring';
import type { ComponentType } from 'react';
import { isPatched } from './isPatched.ts';

/** A page that an address leads to, with the parameters in its path. */
export interface LinkedPage {
  readonly page: ComponentType;
  readonly parameters: ParsedUrlQuery;
}

/** What Next.js's router has to load pages with. */
interface PageLoader {
  getPageList(): Promise<readonly string[]>;
  loadPage(route: string): Promise<{ readonly page: ComponentType }>;
}

/**
 * Loads the code of the page that a path of the app leads to.
 *
 * Gain: what the page asks for is known before its link is followed, while Next.js gives its code to nobody else; and a
 * chart on the home page draws what its list asks for, without the home page having the lists of all resources in it.
 *
 * Depends on: `pageLoader` of the router, its `getPageList`, in which patterns are in the order in which they are
 * matched, and its `loadPage`, which loads each page once.
 *
 * Without it: a page is asked for when its link is followed, and charts on the home page are links only.
 *
 * @param path without the base path
 * @returns null where it leads to no page
 */
export async function loadLinkedPage(path: string): Promise<LinkedPage | null> {
  if (!isPatched('linkedPage')) return null;
  const { pageLoader } = (Router.router ?? {}) as { readonly pageLoader?: PageLoader };
  if (!pageLoader) return null;
  const routes = await pageLoader.getPageList();
  if (routes.includes(path)) return { ...(await pageLoader.loadPage(path)), parameters: {} };
  for (const route of routes) {
    const parameters = route.includes('[') && getRouteMatcher(getRouteRegex(route))(path);
    if (parameters) return { ...(await pageLoader.loadPage(route)), parameters };
  }
  return null;
}

/** The page of a link that may be followed next; null in development, where a page is compiled when it is opened. */
export function loadNextPage(path: string): Promise<LinkedPage | null> {
  return process.env.NODE_ENV === 'development' ? Promise.resolve(null) : loadLinkedPage(path);
}
