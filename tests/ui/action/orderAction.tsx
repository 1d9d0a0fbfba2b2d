import { render } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createEnvironment } from '../../../src/relay/environment.ts';
import { LoadedPage } from '../../../src/relay/loadedPage.ts';
import { LoadedPageProvider } from '../../../src/relay/pageContext.tsx';
import { ActionRun } from '../../../src/ui/action/ActionRun.tsx';
import type { AnyAction } from '../../../src/ui/action/recordAction.ts';
import { handOverOf, order, orderPage } from '../../relay/sampleQueries.ts';
import { ORDERS } from '../list/sampleList.ts';
import { at, routerAt } from '../testRouter.tsx';

/** Opens the dialog of an action on the page of order N7. @returns the page's router */
export function openAction(action: AnyAction<{ id: string }>) {
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  const query = orderPage('7');
  const page = new LoadedPage(environment, { record: query });
  page.take({ record: handOverOf(query, { data: { order: order('7') } }) });
  const router = routerAt('/orders/7', { key: '7' });
  render(
    at(
      router,
      <RelayEnvironmentProvider environment={environment}>
        <LoadedPageProvider page={page}>
          <ActionRun
            resource={ORDERS}
            recordKey="7"
            title="N7"
            record={{ id: '7' }}
            action={action}
            onClose={() => {}}
          />
        </LoadedPageProvider>
      </RelayEnvironmentProvider>,
    ),
  );
  return router;
}
