import dynamic from 'next/dynamic';
import Head from 'next/head';
import { useEffect, type ReactNode } from 'react';
import type { Access } from '../../access/access.ts';
import type { HandOver } from '../../relay/handOver.ts';
import type { LoadedPage } from '../../relay/loadedPage.ts';
import type { Page } from '../../relay/pageQueries.ts';
import { ViewerContext } from '../../relay/viewer.ts';
import type { Visitor } from '../../visitor/visitor.ts';
import { LoadedPageProvider } from '../../relay/pageContext.tsx';
import { AccessContext } from '../access/useAccess.ts';
import { LazyCalls } from '../calls/LazyCalls.tsx';
import { ListChoicesContext } from '../list/listContext.ts';
import { recordEarlyInput, stopRecording } from '../form/earlyInput.ts';
import type { SpokenLanguage } from '../../locale/catalogue.ts';
import { LocaleContext } from '../locale/useLocale.ts';
import type { Locale } from '../../locale/locale.ts';
import { useVisitorLocale } from '../locale/visitorLocale.ts';
import { Toasts } from '../toasts/Toasts.tsx';
import type { PaletteSource } from '../palette/entries.ts';
import type { Navigation } from '../../address/navigation.ts';
import type { AppSettings } from '../../settings/defineApp.ts';
import { AppSettingsContext } from '../appSettings.ts';
import { PageScreen } from './PageScreen.tsx';
import { Shell } from './Shell.tsx';

// Before React touches the page: the code of the app is evaluated first.
if (typeof document !== 'undefined') recordEarlyInput();

/** In development only: builds leave it out. */
const TypeErrors =
  process.env.NODE_ENV === 'development'
    ? dynamic(() => import('./TypeErrors.tsx'), { ssr: false })
    : null;

interface AppFrameProps {
  readonly app: AppSettings;
  readonly page: LoadedPage;
  readonly navigation: Navigation;
  readonly loadPalette: () => Promise<PaletteSource>;
  readonly access: Access;
  readonly locale: Locale;
  /** What the interface can be read in. */
  readonly languages: readonly SpokenLanguage[];
  readonly lists: Visitor['lists'];
  readonly canSignOut: boolean;
  /** What the server asked for to render the first page, for developers who watch the calls; else null. */
  readonly firstHandOvers?: Readonly<Record<string, HandOver>> | null;
  /** The page's address: a screen that failed is rendered again when it changes. */
  readonly address: string;
  /** What the page itself shows when it could not be loaded. */
  readonly Failed?: Page['Failed'];
  readonly children: ReactNode;
}

/** Everything around a page: theme, locale, shell, and the errors shown in its place. */
export function AppFrame({
  app,
  page,
  navigation,
  loadPalette,
  access,
  locale,
  languages,
  lists,
  canSignOut,
  firstHandOvers = null,
  address,
  Failed,
  children,
}: AppFrameProps) {
  const visitorLocale = useVisitorLocale(locale, app.formats);
  useEffect(stopRecording, []);
  return (
    <AppSettingsContext value={app}>
      <LocaleContext value={visitorLocale}>
        <Head>
          <meta name="viewport" content="width=device-width, initial-scale=1" />
        </Head>
        <AccessContext value={access}>
          <ViewerContext value={navigation.viewer ?? null}>
            <ListChoicesContext value={lists}>
              <LoadedPageProvider page={page}>
                <Shell
                  navigation={navigation}
                  loadPalette={loadPalette}
                  languages={languages}
                  canSignOut={canSignOut}
                >
                  <PageScreen address={address} Failed={Failed}>
                    {children}
                  </PageScreen>
                </Shell>
                <Toasts />
                {firstHandOvers && <LazyCalls firstHandOvers={firstHandOvers} />}
                {TypeErrors && <TypeErrors />}
              </LoadedPageProvider>
            </ListChoicesContext>
          </ViewerContext>
        </AccessContext>
      </LocaleContext>
    </AppSettingsContext>
  );
}
