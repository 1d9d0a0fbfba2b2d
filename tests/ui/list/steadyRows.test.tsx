/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import type { LoadedPage } from '../../../src/relay/loadedPage.ts';
import { changesBetween, useSteadyRows } from '../../../src/ui/list/live/useSteadyRows.ts';
import type { Live } from '../../../src/ui/list/live/useLive.ts';

interface Row {
  readonly id: string;
  readonly text: string;
}

const A = { id: 'a', text: 'A' };
const B = { id: 'b', text: 'B' };
const C = { id: 'c', text: 'C' };
const D = { id: 'd', text: 'D' };

const release = jest.fn();
const quiet: Live = { hold: null, refresh: jest.fn(), release, seconds: 0, setSeconds: jest.fn() };
const page = {} as LoadedPage;
const asking: Live = { ...quiet, hold: { page, isSettled: false } };
const settled: Live = { ...quiet, hold: { page, isSettled: true } };

function show(rows: readonly Row[], live: Live) {
  return renderHook(
    (props: { rows: readonly Row[]; live: Live }) =>
      useSteadyRows(
        props.rows,
        props.rows.map(({ id }) => id),
        props.live,
      ),
    { initialProps: { rows, live } },
  );
}

test('a refresh leaves each row in its place, says how many came, and marks what changed', () => {
  const { result, rerender } = show([A, B, C], quiet);
  rerender({ rows: [A, B, C], live: asking });
  const changed = { ...B, text: 'other' };
  rerender({ rows: [D, { ...A }, changed], live: settled });
  expect(result.current.rows).toEqual([A, changed, C]);
  expect(result.current.changes).toBe(1);
  expect([0, 1, 2].map((index) => result.current.isChanged(index))).toEqual([false, true, false]);
  rerender({ rows: [D, A, changed], live: quiet });
  expect(result.current.rows).toEqual([D, A, changed]);
  expect(result.current.changes).toBe(0);
});

test('requested changes are shown at once', () => {
  const { result, rerender } = show([A, B], quiet);
  rerender({ rows: [B, C], live: quiet });
  expect(result.current.rows).toEqual([B, C]);
});

test('marks go away by themselves where nothing waits', () => {
  jest.useFakeTimers();
  const { rerender } = show([A, B], quiet);
  rerender({ rows: [A, B], live: asking });
  rerender({ rows: [A, { ...B, text: 'other' }], live: settled });
  expect(release).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5_000);
  expect(release).toHaveBeenCalled();
  jest.useRealTimers();
});

test.each([
  [['a', 'b'], ['a', 'b'], 0],
  [['a', 'b'], ['b', 'a'], 2],
  [['a', 'b', 'c'], ['x', 'a', 'b'], 1],
  [['a', 'b', 'c'], ['a'], 2],
])('from %j to %j, %i rows changed', (before, after, count) => {
  expect(changesBetween(before, after)).toBe(count);
});
