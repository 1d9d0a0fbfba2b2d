import Head from 'next/head';
import type { ReactNode } from 'react';
import type { LoadedPage } from '../../relay/loadedPage.ts';
import { LoadedPageProvider, useLoadedPage } from '../../relay/pageContext.tsx';
import { ErrorScreen } from '../errors/ErrorScreen.tsx';
import { ScreenBoundary } from '../errors/ScreenBoundary.tsx';
import { LocaleContext, type Locale } from '../locale/locale.ts';
import { useVisitorLocale } from '../locale/visitorLocale.ts';
import type { ResourceGroups } from '../resource.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { Shell } from './Shell.tsx';

interface AppFrameProps {
  readonly page: LoadedPage;
  readonly resources: ResourceGroups;
  readonly locale: Locale;
  readonly canSignOut: boolean;
  /** The page's address: a screen that failed gets a new chance when it changes. */
  readonly address: string;
  readonly children: ReactNode;
}

/** Everything around a page: theme, locale, shell, and what is shown when the page itself cannot be. */
export function AppFrame({
  page,
  resources,
  locale,
  canSignOut,
  address,
  children,
}: AppFrameProps) {
  const visitorLocale = useVisitorLocale(locale);
  return (
    <LocaleContext value={visitorLocale}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <LoadedPageProvider page={page}>
        <Shell resources={resources} canSignOut={canSignOut}>
          <ScreenBoundary resetKey={address}>
            <Screen>{children}</Screen>
          </ScreenBoundary>
        </Shell>
      </LoadedPageProvider>
    </LocaleContext>
  );
}

function Screen({ children }: { children: ReactNode }) {
  const page = useLoadedPage();
  const state = page.pageState;
  if (state.status === 'failed')
    return <ErrorScreen error={state.error} onRetry={() => page.retry()} />;
  return state.status === 'pending' ? <PageSkeleton /> : children;
}
