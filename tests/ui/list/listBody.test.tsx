/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { LoadedPage } from '../../../src/relay/loadedPage.ts';
import { readListAddress } from '../../../src/lists/listAddress.ts';
import { ListBody } from '../../../src/ui/list/ListBody.tsx';
import { LiveContext, type Live } from '../../../src/ui/list/live/useLive.ts';
import { ORDERS, SETTINGS } from './sampleList.ts';

const quiet: Live = {
  ...{ hold: null, refresh: jest.fn(), release: jest.fn(), seconds: 0, setSeconds: jest.fn() },
};
const refreshing: Live = { ...quiet, hold: { page: {} as LoadedPage, isSettled: true } };

const ENDS = { startCursor: null, endCursor: null, hasNextPage: false, hasPreviousPage: false };

function body(rowCount: number, live: Live) {
  return (
    <LiveContext value={live}>
      <ListBody
        path="/orders"
        resource={ORDERS}
        settings={SETTINGS}
        address={readListAddress(SETTINGS, {})}
        pageInfo={{ ...ENDS, rowCount }}
      >
        <p>rows</p>
      </ListBody>
    </LiveContext>
  );
}

test('rows stay during a refresh that finds none of them, until they are let go', () => {
  const { rerender } = render(body(2, quiet));
  rerender(body(0, refreshing));
  expect(screen.getByText('rows')).toBeTruthy();
  rerender(body(0, quiet));
  expect(screen.queryByText('rows')).toBeNull();
});

test('a list without rows shows none during a refresh, and those that it finds', () => {
  const { rerender } = render(body(0, quiet));
  rerender(body(0, refreshing));
  expect(screen.queryByText('rows')).toBeNull();
  rerender(body(1, refreshing));
  expect(screen.getByText('rows')).toBeTruthy();
});
