/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { Choices } from '../../../src/lists/choices.ts';
import { Steps } from '../../../src/ui/record/Steps.tsx';

const choices = {
  DELIVERED: { label: 'Delivered', tone: 'success', step: 3 },
  DRAFT: { label: 'Draft', tone: 'neutral', step: 1 },
  SHIPPED: { label: 'Shipped', tone: 'info', step: 2 },
  CANCELLED: { label: 'Cancelled', tone: 'danger' },
} satisfies Choices;

test('a record shows the states that it passes, in their order, and where it is', () => {
  render(<Steps value="SHIPPED" choices={choices} />);
  expect(screen.getByRole('list', { name: 'Progress' }).tagName).toBe('OL');
  const steps = screen.getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Draft', 'Shipped', 'Delivered']);
  const current = steps.map((step) => step.getAttribute('aria-current'));
  expect(current).toEqual([null, 'step', null]);
  const passed = steps.map((step) => step.hasAttribute('data-passed'));
  expect(passed).toEqual([true, true, false]);
});

test.each([
  ['a state beside the way', 'CANCELLED'],
  ['a state that the schema does not know', 'LOST'],
  ['no state', null],
  ['a state that failed', { ok: false, errors: [{ message: 'down' }] } as const],
])('a record shows no steps for %s', (_case, value) => {
  const { container } = render(<Steps value={value} choices={choices} />);
  expect(container).toBeEmptyDOMElement();
});
