/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { setScope } from '../../src/storage/scope.ts';
import { useHomeCharts } from '../../src/ui/list/chart/useHomeCharts.ts';
import { savedViews, saveViews } from '../../src/ui/list/views/savedViews.ts';
import { useSavedViews } from '../../src/ui/list/views/useSavedViews.ts';
import { latestToasts } from '../../src/ui/toasts/toasts.ts';
import { homeCharts } from '../../src/visitor/homeCharts.ts';
import { browserListChoices, listChoiceOf, NO_CHOICE } from '../../src/visitor/listChoice.ts';
import { saveHomeCharts } from '../../src/visitor/saveHomeCharts.ts';
import { saveListChoice } from '../../src/visitor/saveListChoice.ts';
import { at, routerAt } from '../ui/testRouter.tsx';

const replace = jest.fn(() => Promise.resolve(true));

function wrapper({ children }: { readonly children: ReactNode }) {
  return at(Object.assign(routerAt('/orders'), { replace }), children);
}

beforeEach(() => {
  setScope('me');
  localStorage.clear();
  saveHomeCharts([]);
  saveListChoice('orders', NO_CHOICE);
  replace.mockClear();
});

test.each(['add', 'remove'] as const)('views that another tab saved stay: %s', (change) => {
  saveViews('orders', [{ name: 'Old', search: 'q=old' }]);
  const { result } = renderHook(() => useSavedViews('orders'), { wrapper });
  saveViews('orders', [...savedViews('orders'), { name: 'Of another tab', search: 'q=1' }]);
  act(() => {
    if (change === 'add') result.current.add([{ name: 'Mine', search: 'q=2' }]);
    else result.current.remove(result.current.views[0]);
  });
  expect(savedViews('orders').map(({ name }) => name)).toContain('Of another tab');
});

test('charts that another tab put on the home page stay', () => {
  const { result } = renderHook(() => useHomeCharts(), { wrapper });
  saveHomeCharts([{ slug: 'orders', search: 'chart=number', name: '' }]);
  const [charts, keep] = result.current;
  act(() => void keep([...charts, { slug: 'customers', search: 'chart=number', name: '' }]));
  expect(homeCharts(browserListChoices()).map(({ slug }) => slug)).toEqual(['customers', 'orders']);
});

test.each(['x'.repeat(2100), 'é'.repeat(900)])(
  'a view that is too long to be the default leaves what was kept, and that is said',
  (text) => {
    saveListChoice('orders', { ...NO_CHOICE, columns: ['number', 'status'] });
    const { result } = renderHook(() => useSavedViews('orders'), { wrapper });
    act(() => result.current.makeDefault(`q=${text}`));
    expect(listChoiceOf(browserListChoices(), 'orders').columns).toEqual(['number', 'status']);
    expect(
      latestToasts()
        .map(({ words }) => words)
        .join(),
    ).toMatch(/too long to be the default/);
    expect(replace).not.toHaveBeenCalled();
  },
);
