import { RelayEnvironmentProvider } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { FULL_ACCESS, lackingOf } from '../../../src/access/access.ts';
import type { Address } from '../../../src/address/address.ts';
import { dataIdentity } from '../../../src/relay/identity.ts';
import { LoadedPage } from '../../../src/relay/loadedPage.ts';
import { LoadedPageProvider, PageSourceContext } from '../../../src/relay/pageContext.tsx';
import type { Page } from '../../../src/relay/pageQueries.ts';
import { mockResponse } from '../../../src/testing/mockResponse.ts';
import { LocaleContext } from '../../../src/ui/locale/useLocale.ts';
import { PageScreen } from '../../../src/ui/shell/PageScreen.tsx';
import type { Visitor } from '../../../src/visitor/visitor.ts';
import { at, routerAt } from '../testRouter.tsx';

const LOCALE = { language: 'en', timeZone: 'UTC', now: Date.parse('2026-01-20T12:00:00Z') };
const VISITOR = { ...LOCALE, lists: {}, access: lackingOf(FULL_ACCESS) } as unknown as Visitor;

interface SentQuery {
  readonly name: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A backend that has a customer and a product of each key, and pages of it that follow each other in one tab. */
export function shownPages() {
  const environment = createMockEnvironment({ getDataID: dataIdentity({}) });
  const sent: SentQuery[] = [];
  /** The keys of the customers that lists have. */
  const listed: string[] = [];
  const answerNext = (): void =>
    environment.mock.queueOperationResolver((operation) => {
      answerNext();
      const { variables, node } = operation.request;
      sent.push({ name: node.params.name, variables });
      const left = [...listed];
      const key = () => (variables.id === undefined ? left.shift() : String(variables.id));
      return mockResponse(operation, {
        CustomerConnection: () => ({
          edges: listed.map(() => ({})),
          pageInfo: { hasNextPage: false, hasPreviousPage: false },
        }),
        Customer: () => customer(key() ?? '0'),
        Product: () => ({ id: String(variables.id), name: `Product ${String(variables.id)}` }),
      });
    });
  answerNext();
  const show = (Screen: Page, path: string, address: Address) => {
    const page = new LoadedPage(
      environment as unknown as Environment,
      Screen.queries?.(address, VISITOR) ?? {},
    );
    const router = routerAt(path, address as Readonly<Record<string, string>>);
    page.load();
    return {
      router,
      element: at(
        router,
        <RelayEnvironmentProvider environment={environment}>
          <LocaleContext value={LOCALE}>
            <PageSourceContext value={{ visitor: VISITOR } as never}>
              <LoadedPageProvider page={page}>
                <PageScreen address={path}>
                  <Screen />
                </PageScreen>
              </LoadedPageProvider>
            </PageSourceContext>
          </LocaleContext>
        </RelayEnvironmentProvider>,
      ),
    };
  };
  return { environment, listed, sent, show };
}

function customer(id: string) {
  return { id, name: `Customer ${id}`, phone: `phone of ${id}` };
}
