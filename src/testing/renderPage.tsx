import { act, render, screen, waitFor } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import Router, { type NextRouter } from 'next/router';
import { RelayEnvironmentProvider } from 'react-relay';
import type { Environment, Variables } from 'relay-runtime';
import { createMockEnvironment, type MockEnvironment, type MockResolvers } from 'relay-test-utils';
import { FULL_ACCESS, lackingOf, type Access } from '../access/access.ts';
import type { Locale } from '../locale/locale.ts';
import { inSentence, t } from '../locale/translate.ts';
import { requestOf } from '../relay/environment.ts';
import { judged } from '../relay/errorCodes.ts';
import { GraphQLResponseError } from '../relay/errors.ts';
import { dataIdentity } from '../relay/identity.ts';
import { LoadedPage } from '../relay/loadedPage.ts';
import { ViewerContext } from '../relay/viewer.ts';
import type { Person } from '../address/viewer.ts';
import { LoadedPageProvider } from '../relay/pageContext.tsx';
import type { Address } from '../address/address.ts';
import type { Page } from '../relay/pageQueries.ts';
import { localKeys } from './localKeys.ts';
import { AccessContext } from '../ui/access/useAccess.ts';
import type { Fields } from '../ui/form/input.ts';
import { LocaleContext } from '../ui/locale/useLocale.ts';
import type { Resource } from '../address/resource.ts';
import { PageScreen } from '../ui/shell/PageScreen.tsx';
import { inputsOf } from '../ui/form/inputsOf.ts';
import { mockResponse } from './mockResponse.ts';

/** Somebody who reads English, on a day in January 2026. */
const LOCALE: Locale = {
  language: 'en',
  timeZone: 'UTC',
  now: Date.parse('2026-01-20T12:00:00Z'),
};

/** A page that is rendered for a test. */
export interface RenderedPage {
  /** Relay's mock environment: `environment.mock` knows what the page has asked. */
  readonly environment: MockEnvironment;
  /**
   * Answers the page's queries, those that are asked later included, with generated data.
   *
   * @param resolvers values by type, as MockPayloadGenerator takes them
   */
  respond(resolvers?: MockResolvers): void;
  /** Lets the queries that are asked by now fail as a backend does that refuses them. */
  fail(message: string): void;
  /** The variables of the mutation that the page sends, when it does. */
  sentVariables(): Promise<Variables>;
}

/** Who a page is rendered for. */
interface SignedIn {
  /** What `useViewer` gives. */
  readonly person?: Person;
  /** What they may not do, by schema coordinate. */
  readonly denied?: Access['denied'];
  /** Nobody is signed in, although people can. */
  readonly isSignedOut?: boolean;
}

/**
 * Renders a page on a mock environment of Relay, as the app does it: its queries are asked, and
 * wait for a response.
 *
 * @param address what the page's path and search parameters hold: `{ key: '7' }`
 * @param signedIn who is signed in, and what they may not do
 */
export function renderPage(
  TestedPage: Page,
  address: Address = {},
  { person, denied = {}, isSignedOut }: SignedIn = {},
): RenderedPage {
  const environment = createMockEnvironment({ getDataID: dataIdentity(localKeys()) });
  const access = { ...FULL_ACCESS, denied, isSignedOut };
  const visitor = { ...LOCALE, lists: {}, access: lackingOf(access) };
  const queries = TestedPage.queries?.(address, visitor) ?? {};
  const page = new LoadedPage(environment as unknown as Environment, queries);
  page.load();
  const router = routerAt(address);
  render(
    <RouterContext.Provider value={router}>
      <RelayEnvironmentProvider environment={environment}>
        <LocaleContext value={LOCALE}>
          <AccessContext value={access}>
            <ViewerContext value={person ? { person } : null}>
              <LoadedPageProvider page={page}>
                <PageScreen address={router.asPath} Failed={TestedPage.Failed}>
                  <TestedPage />
                </PageScreen>
              </LoadedPageProvider>
            </ViewerContext>
          </AccessContext>
        </LocaleContext>
      </RelayEnvironmentProvider>
    </RouterContext.Provider>,
  );
  return {
    environment,
    respond: (resolvers) => respond(environment, resolvers),
    fail: (message) => fail(environment, message),
    sentVariables: () => sentVariables(environment),
  };
}

function respond({ mock }: MockEnvironment, resolvers: MockResolvers | undefined): void {
  const answerNext = (): void =>
    mock.queueOperationResolver((operation) => {
      if (operation.request.node.params.operationKind !== 'query') return null;
      answerNext();
      return mockResponse(operation, resolvers);
    });
  answerNext();
  act(() => {
    for (const operation of mock.getAllOperations())
      mock.resolve(operation, mockResponse(operation, resolvers));
  });
}

function fail({ mock }: MockEnvironment, message: string): void {
  act(() => {
    for (const operation of mock.getAllOperations())
      mock.reject(operation, new GraphQLResponseError(200, [judged({ message })]));
  });
}

async function sentVariables({ mock }: MockEnvironment): Promise<Variables> {
  const { request } = await waitFor(() =>
    mock.findOperation(({ request }) => request.node.params.operationKind === 'mutation'),
  );
  const given = request.cacheConfig?.metadata?.given as string[] | undefined;
  return requestOf(request.node.params, request.variables, given).variables;
}

/** A router that knows where it is and goes nowhere. */
function routerAt(address: Address): NextRouter {
  const stay = () => Promise.resolve(true);
  const events = { on: () => {}, off: () => {}, emit: () => {} };
  const router = {
    asPath: '/',
    pathname: '/',
    route: '/',
    basePath: '',
    query: address,
    events,
    push: stay,
    replace: stay,
    prefetch: stay,
    beforePopState: () => {},
    back: () => {},
    forward: () => {},
    reload: () => {},
    isReady: true,
    isFallback: false,
    isPreview: false,
    isLocaleDomain: false,
  } as unknown as NextRouter;
  // What is no component asks the router of the app.
  Object.assign(Router, { router });
  return router;
}

/** The control of one of a form's inputs, found by its label. */
export function controlOf<Values>(fields: Fields<Values>, name: keyof Values): HTMLElement {
  const { label } = inputsOf(fields)[name as string];
  // A required input has a star behind its label.
  const found = screen.getAllByLabelText((text) => text === label || text === `${label} *`);
  // A value that can be chosen elsewhere may be called the same.
  return found.find((control) => control.getAttribute('name') === name) ?? found[0];
}

/** What an empty list says. */
export function noneYet({ pluralLabel }: Resource): string {
  return t('No {records} yet.', LOCALE, { records: inSentence(pluralLabel, LOCALE) });
}
