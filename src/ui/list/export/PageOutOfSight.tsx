import { Component, useEffect, useState, type ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { LoadedPage } from '../../../relay/loadedPage.ts';
import { LoadedPageProvider } from '../../../relay/pageContext.tsx';
import type { Page } from '../../../relay/pageQueries.ts';
import { ExportContext, type ExportSink, type RowsOfPage } from './exportContext.ts';
import type { PageOfList } from './exportRun.ts';

/** A page to render, and where what it holds is wanted. */
export interface PageToRender {
  readonly number: number;
  readonly environment: Environment;
  readonly loaded: LoadedPage;
  readonly done: (page: PageOfList) => void;
  readonly failed: (error: unknown) => void;
}

/** Renders a list's page where nobody sees it, to take its rows as its own code reads them. */
export function PageOutOfSight({ Page, page }: { Page: Page; page: PageToRender }) {
  const { environment, loaded, done, failed } = page;
  const [sink] = useState(newSink);
  useEffect(() => {
    const { pageInfo, table } = sink.taken;
    if (pageInfo) done({ ...pageInfo, table });
    else failed(new Error('This page has no list that could be exported.'));
  }, [sink, done, failed]);
  return (
    <div hidden>
      <Boundary onError={failed}>
        <RelayEnvironmentProvider environment={environment}>
          <LoadedPageProvider page={loaded}>
            <ExportContext value={sink}>
              <Page />
            </ExportContext>
          </LoadedPageProvider>
        </RelayEnvironmentProvider>
      </Boundary>
    </div>
  );
}

interface Taken {
  pageInfo: Omit<PageOfList, 'table'> | null;
  table: RowsOfPage | null;
}

/** The effects of a page's components run before those of what renders it. */
function newSink(): ExportSink & { readonly taken: Taken } {
  const taken: Taken = { pageInfo: null, table: null };
  return {
    taken,
    takePageInfo: (settings, pageInfo) => {
      taken.pageInfo = { settings, pageInfo };
    },
    takeRows: (rows) => {
      taken.table = rows;
    },
  };
}

class Boundary extends Component<{ onError: (error: unknown) => void; children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
