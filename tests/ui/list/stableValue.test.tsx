/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useStableValue } from '../../../src/ui/list/useStableValue.ts';

test('a value that is made anew stays the same object until something in it changes', () => {
  const { result, rerender } = renderHook(({ ids }) => useStableValue(ids), {
    initialProps: { ids: ['a', 'b'] },
  });
  const first = result.current;
  rerender({ ids: ['a', 'b'] });
  expect(result.current).toBe(first);
  rerender({ ids: ['a', 'c'] });
  expect(result.current).toEqual(['a', 'c']);
});
