import type { AppContext } from 'next/app';
// By the package's name, by which a patch puts another module in its place.
import { PageStyles } from 'frontage/ui/theme/PageStyles';
import { useEffect, useMemo } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { lackingOf } from '../access/access.ts';
import { provideModules, type LoadModules } from '../lists/resourceModules.ts';
import { onFirstTouch } from '../loading/firstTouch.ts';
import { preloadReader } from '../relay/loadReader.ts';
import { PageSourceContext } from '../relay/pageContext.tsx';
import { useStorage } from '../storage/useStorage.ts';
import type { PaletteSource } from '../ui/palette/entries.ts';
import { AppFrame } from '../ui/shell/AppFrame.tsx';
import type { FrontageAppProps } from './appProps.ts';
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

/**
 * The component of `pages/_app.tsx`: gives every page its environment, its data and its frame, on the server and in
 * the browser.
 */
export function createApp(parts: AppParts) {
  provideModules(parts.loadModules);
  const getInitialProps = (context: AppContext) => initialProps(parts, context);
  return Object.assign(App, { getInitialProps });

  function App(props: FrontageAppProps) {
    const { Component, pageProps, router, locale, lists } = props;
    const first = useFirstProps(props);
    const visitor = useMemo(
      () => ({ ...locale, lists, access: lackingOf(first.access) }),
      [locale, lists, first],
    );
    useFirstCode(Component, router.query, visitor);
    const isOwnPage = useStorage(first.scope, first.canSignOut);
    const { environment, page } = useFirstPage(props, parts, visitor);
    const source = usePageSource(environment, parts.localKeys, visitor);
    usePreloading(environment, Component, router.query, visitor);
    useEffect(() => onFirstTouch(preloadReader), []);
    useTimeZoneOf(router, Component, visitor);
    // Somebody else is signed in by now, or nobody.
    if (!isOwnPage) return null;
    return (
      <RelayEnvironmentProvider environment={environment}>
        <PageStyles>
          <PageSourceContext value={source}>
            <AppFrame
              {...parts}
              {...first}
              page={props.loaded ?? page}
              locale={locale}
              lists={lists}
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
