/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { SearchInput } from '../../../src/ui/list/filters/SearchInput.tsx';

const input = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search number' });

test('the search shows what the address says, also when another link changed it', () => {
  const { rerender } = render(<SearchInput label="Search number" text="SO 1" />);
  expect(input()).toHaveValue('SO 1');
  rerender(<SearchInput label="Search number" text="" />);
  expect(input()).toHaveValue('');
});

test('typed text and the cursor stay when the response arrives', () => {
  const { rerender } = render(<SearchInput label="Search number" text="" />);
  const before = input();
  before.focus();
  before.value = 'SO 12';
  rerender(<SearchInput label="Search number" text="SO 1" />);
  expect(input()).toBe(before);
  expect(before).toHaveFocus();
  expect(before).toHaveValue('SO 12');
});
