import type { AppContext, AppInitialProps, AppProps } from 'next/app';
import Router from 'next/router';
import { PageStyles } from 'frontage/ui/theme/PageStyles';
import { use, useEffect, useMemo, useState } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { FULL_ACCESS, lackingOf } from '../access/access.ts';
import { unpackAccess, type PackedAccess } from '../access/packedAccess.ts';
import type { Address } from '../address/address.ts';
import { withBasePath } from '../address/basePath.ts';
import { measureSkew } from '../relay/clock.ts';
import { deserializeError } from '../relay/errors.ts';
import {
  answersOf,
  type AnswerQuery,
  type HandOver,
  type RenderedResults,
} from '../relay/handOver.ts';
import { preloadTransport } from '../relay/loadTransport.ts';
import { loadLinkedPage, loadNextPage } from '../patches/linkedPage.ts';
import { leavePassedLinks } from '../patches/passedLinks.ts';
import { LoadedPage } from '../relay/loadedPage.ts';
import { PageSourceContext } from '../relay/pageContext.tsx';
import { callAs, pageEnvironment, separateEnvironment } from '../relay/pageEnvironment.ts';
import type { LocalKeys } from '../relay/identity.ts';
import type { Page } from '../relay/pageQueries.ts';
import { releases } from '../relay/release.ts';
import { preloadOnIntent } from '../relay/preload.ts';
import { takeViewer } from '../relay/viewer.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { allResources, type Navigation } from '../address/navigation.ts';
import { provideModules, type LoadModules } from '../lists/resourceModules.ts';
import type { PaletteSource } from '../ui/palette/entries.ts';
import type { AppSettings } from '../settings/defineApp.ts';
import { AppFrame } from '../ui/shell/AppFrame.tsx';
import { browserListChoices } from '../visitor/listChoice.ts';
import type { SpokenLanguage } from '../locale/catalogue.ts';
import type { Locale } from '../locale/locale.ts';
import { browserLocale } from '../ui/locale/visitorLocale.ts';
import { useStorage } from '../storage/useStorage.ts';
import { useTimeZoneOf } from './useTimeZoneOf.ts';

/** What components ask for while they are rendered: on the server, what answers it; in the browser, what was answered. */
type Rendered = Pick<RenderedResults, 'failure'> &
  (Pick<RenderedResults, 'handOvers'> | { readonly answer: AnswerQuery });

const NOTHING_RENDERED: Rendered = { handOvers: [], failure: null };

interface FrontageProps {
  readonly locale: Locale;
  /** What the visitor can read the interface in: known from the first load. */
  readonly languages?: readonly SpokenLanguage[];
  /** What the visitor chose for lists, by the list's name. */
  readonly lists: Visitor['lists'];
  /** Who is signed in, known from the first load: signing in and out load the page anew. */
  readonly person?: string | null;
  /** Likewise: what the person may not do. */
  readonly access?: PackedAccess;
  /** Likewise: the answer that says who is signed in. */
  readonly viewer?: HandOver | null;
  /** Likewise: under which name the browser keeps what is kept. */
  readonly scope?: string | null;
  /** Likewise: developers see what pages ask. */
  readonly showsCalls?: boolean;
  /** Likewise: the release that this tab belongs to, however long it is open. */
  readonly release?: string | null;
  /** On the first load: what the server asked for. */
  readonly handOvers?: Readonly<Record<string, HandOver>>;
  /** Likewise: what its components ask for by themselves. */
  readonly rendered?: Rendered;
  /** After that: what the browser has asked for. */
  readonly loaded?: LoadedPage;
}

/** What an app is made of besides its pages. */
export interface AppParts {
  /** What `src/app.ts` says of the app. */
  readonly app: AppSettings;
  readonly navigation: Navigation;
  /** The types whose ids are unique among their own records only. */
  readonly localKeys: LocalKeys;
  /** Loads what the palette finds, which is not needed before it is opened. */
  readonly loadPalette: () => Promise<PaletteSource>;
  /** Loads where the modules are that screens of other resources use. */
  readonly loadModules: LoadModules;
}

type FrontageAppProps = AppProps & FrontageProps & { Component: Page };

/** On use: nothing of it is needed before somebody goes to another page. */
const loadOpenPage = () => import('./openPage.tsx').catch(() => null);

/**
 * Milliseconds that a navigation holds what is shown until the new data is there, before a skeleton
 * stands in: not long for another page, long for other rows of the same one.
 */
const SKELETON_DELAY_MS = 200;
const SKELETON_DELAY_WITHIN_PAGE_MS = 10_000;

/**
 * The component of `pages/_app.tsx`: gives every page its environment, its data and its frame, on the server and in
 * the browser.
 */
export function createApp({ app, navigation, localKeys, loadPalette, loadModules }: AppParts) {
  provideModules(loadModules);
  /** What the role of who is signed in lacks: in the browser only, where that is one person until a page is loaded. */
  let browserAccess = FULL_ACCESS;
  /** What the server's page needs before the browser takes it over; null where nothing is missing. */
  let firstCode: Promise<void> | null | undefined;
  return Object.assign(App, { getInitialProps });

  function App({
    Component,
    pageProps,
    router,
    handOvers,
    loaded,
    locale,
    languages = [],
    lists,
    person = null,
    access,
    viewer = null,
    scope = null,
    showsCalls = false,
    release = null,
    rendered = NOTHING_RENDERED,
  }: FrontageAppProps) {
    const [firstAccess] = useState(() => (access ? unpackAccess(access) : FULL_ACCESS));
    const visitor = useMemo(
      () => ({ ...locale, lists, access: lackingOf(firstAccess) }),
      [locale, lists, firstAccess],
    );
    const code = codeOfFirstPage(Component, router.query, visitor);
    if (code) use(code);
    const isOwnPage = useStorage(scope, person !== null);
    const [canSignOut] = useState(person !== null);
    const [firstHandOvers] = useState(showsCalls ? (handOvers ?? {}) : null);
    const [spoken] = useState(languages);
    const [environment] = useState(() => {
      if (typeof window !== 'undefined') callAs(person);
      return pageEnvironment(
        localKeys,
        'answer' in rendered ? rendered.answer : answersOf(rendered.handOvers),
      );
    });
    const [first] = useState(() => {
      // The age of responses is counted by the clock that dated them.
      if (typeof window !== 'undefined') {
        measureSkew(locale.now);
        releases.start(release);
        browserAccess = lackingOf(firstAccess);
      }
      if (navigation.viewer && viewer) takeViewer(environment, navigation.viewer, viewer);
      const page = new LoadedPage(environment, Component.queries?.(router.query, visitor) ?? {});
      page.take(handOvers ?? {});
      if (rendered.failure) page.fail(deserializeError(rendered.failure));
      return page;
    });
    const source = useMemo(
      () => ({
        visitor,
        newEnvironment: () => separateEnvironment(localKeys),
        openPage: async (href: string) =>
          (await loadOpenPage())?.openPage(href, environment, visitor),
        loadPage: async (path: string) => (await loadLinkedPage(path))?.page ?? null,
      }),
      [visitor, environment],
    );
    useEffect(() => {
      const { stop, abandon } = preloadOnIntent({
        environment,
        page: Component,
        address: router.query,
        visitor,
        loadPage: (path) => {
          // What shows it early has to be there by then, too.
          void loadOpenPage();
          return loadNextPage(path);
        },
      });
      const leave = (_error: unknown, to: string) => abandon(to);
      Router.events.on('routeChangeError', leave);
      return () => {
        Router.events.off('routeChangeError', leave);
        stop();
      };
    }, [environment, Component, router.query, visitor]);
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
              page={loaded ?? first}
              navigation={navigation}
              loadPalette={loadPalette}
              access={firstAccess}
              locale={locale}
              languages={spoken}
              lists={lists}
              canSignOut={canSignOut}
              firstHandOvers={firstHandOvers}
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

  /** The same each time: React waits for it while it hydrates. Pages that follow have their code before they are shown. */
  function codeOfFirstPage(
    { queries }: Page,
    address: Address,
    visitor: Visitor,
  ): Promise<void> | null {
    if (typeof window === 'undefined') return null;
    // A page whose code does not arrive stays as the server made it, which works by itself.
    if (firstCode === undefined)
      firstCode = queries?.load?.(address, visitor)?.catch(never) ?? null;
    return firstCode;
  }

  async function getInitialProps({
    Component,
    ctx,
  }: AppContext): Promise<AppInitialProps & FrontageProps> {
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
    const locale = browserLocale();
    const lists = browserListChoices();
    const visitor = { ...locale, lists, access: browserAccess };
    await page.queries?.load?.(ctx.query, visitor);
    const queries = page.queries?.(ctx.query, visitor) ?? {};
    const loaded = new LoadedPage(pageEnvironment(localKeys), queries);
    loaded.load();
    const isSamePage =
      new URL(withBasePath(ctx.asPath ?? ''), location.href).pathname === location.pathname;
    const abandon = () => loaded.abandon();
    Router.events.on('routeChangeError', abandon);
    await loaded.settled(isSamePage ? SKELETON_DELAY_WITHIN_PAGE_MS : SKELETON_DELAY_MS);
    Router.events.off('routeChangeError', abandon);
    return { pageProps, loaded, locale, lists };
  }
}

function never(): Promise<never> {
  return new Promise(() => undefined);
}
