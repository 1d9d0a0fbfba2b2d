import type { AppContext, AppInitialProps, AppProps } from 'next/app';
import { useEffect, useState } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import type { HandOver } from '../src/relay/handOver.ts';
import { LoadedPage } from '../src/relay/loadedPage.ts';
import { pageEnvironment } from '../src/relay/pageEnvironment.ts';
import type { Page } from '../src/relay/pageQueries.ts';
import { preloadOnIntent } from '../src/relay/preload.ts';
import { localKeys } from '../src/resources/localKeys.ts';
import { navigation } from '../src/resources/navigation.ts';
import { AppFrame } from '../src/ui/shell/AppFrame.tsx';
import type { Locale } from '../src/ui/locale/locale.ts';
import { browserLocale } from '../src/ui/locale/visitorLocale.ts';
import '../src/ui/theme/global.css';
import '../src/ui/theme/theme.css';

interface FrontageProps {
  readonly locale: Locale;
  /** Known from the first load: signing in and out load the page anew. */
  readonly isSignedIn?: boolean;
  /** On the first load: what the server asked for. */
  readonly handOvers?: Readonly<Record<string, HandOver>>;
  /** After that: what the browser has asked for. */
  readonly loaded?: LoadedPage;
}

type FrontageAppProps = AppProps & FrontageProps & { Component: Page };

/**
 * Milliseconds that a navigation holds what is shown until the new data is there, before a skeleton
 * stands in: not long for another page, long for other rows of the same one.
 */
const PATIENCE = 200;
const PATIENCE_WITHIN_PAGE = 10_000;

/** Gives every page its environment, its data and its frame. */
export default function App({
  Component,
  pageProps,
  router,
  handOvers,
  loaded,
  locale,
  isSignedIn = false,
}: FrontageAppProps) {
  const [canSignOut] = useState(isSignedIn);
  const [environment] = useState(() => pageEnvironment(localKeys));
  const [first] = useState(() => {
    const page = new LoadedPage(environment, Component.queries?.(router.query) ?? {});
    page.take(handOvers ?? {});
    return page;
  });
  useEffect(
    () => preloadOnIntent(environment, Component, router.query),
    [environment, Component, router.query],
  );
  return (
    <RelayEnvironmentProvider environment={environment}>
      <AppFrame
        page={loaded ?? first}
        resources={navigation}
        locale={locale}
        canSignOut={canSignOut}
        address={router.asPath}
      >
        <Component {...pageProps} />
      </AppFrame>
    </RelayEnvironmentProvider>
  );
}

App.getInitialProps = async ({
  Component,
  ctx,
}: AppContext): Promise<AppInitialProps & FrontageProps> => {
  const queries = (Component as Page).queries?.(ctx.query) ?? {};
  if (typeof window === 'undefined') {
    // A branch that the browser's bundle drops, with all that it imports.
    const { firstLoad } = await import('../src/server/firstLoad.ts');
    return { pageProps: {}, ...(await firstLoad(queries, ctx)) };
  }
  const loaded = new LoadedPage(pageEnvironment(localKeys), queries);
  loaded.load();
  const isSamePage = new URL(ctx.asPath ?? '', location.href).pathname === location.pathname;
  await loaded.settled(isSamePage ? PATIENCE_WITHIN_PAGE : PATIENCE);
  return { pageProps: {}, loaded, locale: browserLocale() };
};
