/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import type { LoadedPage } from '../../../src/relay/loadedPage.ts';
import type { Live } from '../../../src/ui/list/live/useLive.ts';
import { useKeptPage } from '../../../src/ui/list/live/useKeptPage.ts';

type Hold = Pick<Live, 'hold'>;

const QUIET: Hold = { hold: null };
const REFRESHING: Hold = { hold: { page: {} as LoadedPage, isSettled: true } };
const pageOf = (rowCount: number) => ({
  ...{ rowCount, startCursor: null, endCursor: null, hasNextPage: false, hasPreviousPage: false },
});

function show(rowCount: number, live: Hold) {
  return renderHook(
    (props: { rowCount: number; live: Hold }) => useKeptPage(pageOf(props.rowCount), props.live),
    { initialProps: { rowCount, live } },
  );
}

test('rows stay during a refresh that finds none of them, until they are let go', () => {
  const { result, rerender } = show(2, QUIET);
  rerender({ rowCount: 0, live: REFRESHING });
  expect(result.current.rowCount).toBe(2);
  rerender({ rowCount: 0, live: QUIET });
  expect(result.current.rowCount).toBe(0);
});

test('a list without rows stays so, until there are some', () => {
  const { result, rerender } = show(0, REFRESHING);
  expect(result.current.rowCount).toBe(0);
  rerender({ rowCount: 1, live: REFRESHING });
  expect(result.current.rowCount).toBe(1);
});
