import type { AppContext, AppInitialProps } from 'next/app';
import type { NextPageContext } from 'next';
import Router from 'next/router';
import { withBasePath } from '../address/basePath.ts';
import { allResources, type Navigation } from '../address/navigation.ts';
import type { LocalKeys } from '../relay/identity.ts';
import { LoadedPage } from '../relay/loadedPage.ts';
import { pageEnvironment } from '../relay/pageEnvironment.ts';
import type { Page } from '../relay/pageQueries.ts';
import type { AppSettings } from '../settings/defineApp.ts';
import { browserLocale } from '../ui/locale/visitorLocale.ts';
import { browserListChoices } from '../visitor/listChoice.ts';
import type { FrontageProps } from './appProps.ts';
import { tab } from './tab.ts';

/** What of an app its pages are loaded by. */
export interface AppBasis {
  /** What `src/app.ts` says of the app. */
  readonly app: AppSettings;
  readonly navigation: Navigation;
  /** The types whose ids are unique among their own records only. */
  readonly localKeys: LocalKeys;
}

/**
 * Milliseconds that a navigation holds what is shown until the new data is there, before a skeleton
 * stands in: not long for another page, long for other rows of the same one.
 */
const SKELETON_DELAY_MS = 200;
const SKELETON_DELAY_WITHIN_PAGE_MS = 10_000;

/** Loads what a page is rendered with: on the server all of it, in the browser what differs from the page before. */
export async function initialProps(
  { app, navigation, localKeys }: AppBasis,
  { Component, ctx }: AppContext,
): Promise<AppInitialProps & FrontageProps> {
  const page = Component as Page;
  const pageProps: unknown = (await Component.getInitialProps?.(ctx)) ?? {};
  if (typeof window === 'undefined') {
    // A branch that the browser's bundle drops, with all that it imports.
    const { firstLoad } = await import('../server/firstLoad.ts');
    const { isRouteDenied } = await import('../ui/access/isRouteDenied.ts');
    return {
      pageProps,
      ...(await firstLoad(page, ctx, {
        timeZone: app.formats?.timeZone,
        viewer: navigation.viewer,
        isDenied: (route, access) => isRouteDenied(navigation, route, access),
        localKeys,
        creations: allResources(navigation).flatMap(({ roots }) => roots?.create ?? []),
      })),
    };
  }
  return { pageProps, ...(await nextLoad(page, ctx, localKeys)) };
}

/** Loads a page in the browser. It resolves without the data where that takes long. */
async function nextLoad(
  { queries }: Page,
  { query, asPath }: NextPageContext,
  localKeys: LocalKeys,
): Promise<FrontageProps> {
  const locale = browserLocale();
  const lists = browserListChoices();
  const visitor = { ...locale, lists, access: tab.lacking };
  await queries?.load?.(query, visitor);
  const loaded = new LoadedPage(pageEnvironment(localKeys), queries?.(query, visitor) ?? {});
  loaded.load();
  const isSamePage =
    new URL(withBasePath(asPath ?? ''), location.href).pathname === location.pathname;
  const abandon = () => loaded.abandon();
  Router.events.on('routeChangeError', abandon);
  await loaded.settled(isSamePage ? SKELETON_DELAY_WITHIN_PAGE_MS : SKELETON_DELAY_MS);
  Router.events.off('routeChangeError', abandon);
  return { loaded, locale, lists };
}
