/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { use } from 'react';
import { readListAddress } from '../../../src/lists/listAddress.ts';
import type { ListSettings } from '../../../src/lists/listSettings.ts';
import { connectionPaging } from '../../../src/lists/paging.ts';
import { ListBody } from '../../../src/ui/list/ListBody.tsx';
import { SortLinksContext } from '../../../src/ui/list/sort/sortLinks.ts';
import { at, routerAt } from '../testRouter.tsx';
import { ORDERS } from './sampleList.ts';

const SETTINGS = {
  name: 'lines',
  size: 10,
  paging: connectionPaging,
  sorts: { name: { ascending: {}, descending: {} } },
} as unknown as ListSettings<object>;

function SortLink() {
  return <a href={use(SortLinksContext)?.href('name') ?? undefined}>Name</a>;
}

function tab(kept: ReadonlyArray<readonly [string, string]>) {
  const address = readListAddress(SETTINGS, { key: '7', tab: 'lines' });
  return at(
    routerAt('/orders/7'),
    <ListBody
      path="/orders/7"
      resource={ORDERS}
      settings={SETTINGS}
      address={address}
      pageInfo={{ rowCount: 1 }}
      kept={kept}
    >
      <SortLink />
    </ListBody>,
  );
}

test('what sorts a tab keeps what was filled in beside it since', () => {
  const { rerender } = render(tab([['tab', 'lines']]));
  rerender(
    tab([
      ['tab', 'lines'],
      ['ask.price.currency', 'EUR'],
    ]),
  );
  expect(screen.getByText('Name')).toHaveAttribute(
    'href',
    expect.stringContaining('ask.price.currency=EUR'),
  );
});
