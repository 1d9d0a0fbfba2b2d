/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { browserListChoices } from '../../../src/visitor/listChoice.ts';
import { ListChoicesContext } from '../../../src/ui/list/listContext.ts';
import { FoldableSection } from '../../../src/ui/record/FoldableSection.tsx';

/** A section on a page that is loaded now. */
function show(
  slug: string,
  title: string,
): { readonly isOpen: boolean; readonly leave: () => void } {
  const page = (children: ReactNode) => (
    <ListChoicesContext value={browserListChoices()}>{children}</ListChoicesContext>
  );
  const { unmount } = render(
    page(
      <FoldableSection slug={slug} title={title}>
        <p>Fields</p>
      </FoldableSection>,
    ),
  );
  const { open } = screen.getByRole<HTMLDetailsElement>('group');
  return { isOpen: open, leave: unmount };
}

test('a section is folded by its heading, for all records of the resource, and opened again', () => {
  const first = show('customers', 'Billing & terms');
  expect(first.isOpen).toBe(true);
  fireEvent.click(screen.getByRole('heading', { name: 'Billing & terms' }));
  first.leave();

  const second = show('customers', 'Billing & terms');
  expect(second.isOpen).toBe(false);
  second.leave();
  for (const [slug, title] of [
    ['orders', 'Billing & terms'],
    ['customers', 'Billing'],
  ] as const) {
    const other = show(slug, title);
    expect(other.isOpen).toBe(true);
    other.leave();
  }

  const third = show('customers', 'Billing & terms');
  fireEvent.click(screen.getByRole('heading', { name: 'Billing & terms' }));
  third.leave();
  expect(show('customers', 'Billing & terms').isOpen).toBe(true);
});
