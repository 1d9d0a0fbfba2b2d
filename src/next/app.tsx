import type { AppContext, AppProps } from 'next/app';
// By the package's name, by which a patch puts another module in its place.
import { PageStyles } from 'frontage/ui/theme/PageStyles';
import { useEffect, useMemo } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { lackingOf } from '../access/access.ts';
import { provideModules, type LoadModules } from '../lists/resourceModules.ts';
import { leavePassedLinks } from '../patches/passedLinks.ts';
import { preloadTransport } from '../relay/loadTransport.ts';
import { PageSourceContext } from '../relay/pageContext.tsx';
import type { Page } from '../relay/pageQueries.ts';
import { useStorage } from '../storage/useStorage.ts';
import type { PaletteSource } from '../ui/palette/entries.ts';
import { AppFrame } from '../ui/shell/AppFrame.tsx';
import type { FrontageProps } from './appProps.ts';
import { initialProps, type AppBasis } from './initialProps.ts';
import { useFirstCode } from './useFirstCode.ts';
import { useFirstPage } from './useFirstPage.ts';
import { useFirstProps } from './useFirstProps.ts';
import { usePageSource } from './usePageSource.ts';
import { usePreloading } from './usePreloading.ts';
import { useTimeZoneOf } from './useTimeZoneOf.ts';

/** What an app is made of besides its pages. */
export interface AppParts extends AppBasis {
  /** Loads what the palette finds, which is not needed before it is opened. */
  readonly loadPalette: () => Promise<PaletteSource>;
  /** Loads where the modules are that screens of other resources use. */
  readonly loadModules: LoadModules;
}

type FrontageAppProps = AppProps & FrontageProps & { Component: Page };

/**
 * The component of `pages/_app.tsx`: gives every page its environment, its data and its frame, on the server and in
 * the browser.
 */
export function createApp({ loadModules, loadPalette, ...basis }: AppParts) {
  provideModules(loadModules);
  const { app, navigation, localKeys } = basis;
  const getInitialProps = (context: AppContext) => initialProps(basis, context);
  return Object.assign(App, { getInitialProps });

  function App(props: FrontageAppProps) {
    const { Component, pageProps, router, loaded, locale, lists } = props;
    const first = useFirstProps(props);
    const visitor = useMemo(
      () => ({ ...locale, lists, access: lackingOf(first.access) }),
      [locale, lists, first],
    );
    useFirstCode(Component, router.query, visitor);
    const isOwnPage = useStorage(first.scope, first.isSignedIn);
    const { environment, page } = useFirstPage({
      ...props,
      ...{ page: Component, address: router.query, visitor },
      ...{ localKeys, definition: navigation.viewer },
    });
    const source = usePageSource(environment, localKeys, visitor);
    usePreloading(environment, Component, router.query, visitor);
    useEffect(leavePassedLinks, []);
    useEffect(preloadTransport, []);
    useTimeZoneOf(router, Component, visitor);
    // Somebody else is signed in by now, or nobody.
    if (!isOwnPage) return null;
    return (
      <RelayEnvironmentProvider environment={environment}>
        <PageStyles>
          <PageSourceContext value={source}>
            <AppFrame
              app={app}
              page={loaded ?? page}
              navigation={navigation}
              loadPalette={loadPalette}
              access={first.access}
              locale={locale}
              languages={first.languages}
              lists={lists}
              canSignOut={first.isSignedIn}
              firstHandOvers={first.handOvers}
              address={router.asPath}
              Failed={Component.Failed}
            >
              <Component {...pageProps} />
            </AppFrame>
          </PageSourceContext>
        </PageStyles>
      </RelayEnvironmentProvider>
    );
  }
}
