import { Component, Suspense, type ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { addressOf } from '../address/address.ts';
import { withoutBasePath } from '../address/basePath.ts';
import { loadNextPage } from '../patches/linkedPage.ts';
import { LoadedPageContext } from '../relay/pageContext.tsx';
import type { Page } from '../relay/pageQueries.ts';
import { PartialContext } from '../relay/partial.ts';
import { partialPage } from '../relay/partialPage.ts';
import { FromTheTop } from '../ui/shell/FromTheTop.tsx';
import type { Visitor } from '../visitor/visitor.ts';

/**
 * Shows the page that an address of the app leads to, with what the store has of its record.
 *
 * @param href with the base path, as the router's events have it
 * @returns null where nothing is known, and for pages that are not of one record
 */
export async function openPage(
  href: string,
  environment: Environment,
  visitor: Visitor,
): Promise<ReactNode> {
  const { pathname, searchParams } = new URL(href, window.location.href);
  if (pathname === window.location.pathname) return null;
  const found = await loadNextPage(withoutBasePath(pathname));
  if (!found) return null;
  const Opened: Page = found.page;
  if (!Opened.canBePartial || !Opened.queries) return null;
  const address = { ...addressOf(searchParams), ...found.parameters };
  const partial = partialPage(environment, Opened.queries(address, visitor), address);
  if (!partial) return null;
  return (
    <RelayEnvironmentProvider environment={partial.environment}>
      <LoadedPageContext value={partial.page}>
        <PartialContext value>
          <NothingOnFailure>
            <Suspense fallback={null}>
              <FromTheTop />
              <Opened />
            </Suspense>
          </NothingOnFailure>
        </PartialContext>
      </LoadedPageContext>
    </RelayEnvironmentProvider>
  );
}

/** What a team writes may need a value that is not there yet: then the page is shown when it is whole. */
class NothingOnFailure extends Component<
  { readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
