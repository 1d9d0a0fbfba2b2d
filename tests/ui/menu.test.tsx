/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from '../../src/ui/Menu.tsx';

test.each([
  ['A button', 1],
  ['Words', 0],
])('%s of a menu of choices closes it %i times', async (name, times) => {
  const { container } = render(
    <Menu label="More" closesOnChoice>
      <button type="button">A button</button>
      <p>Words</p>
    </Menu>,
  );
  const hidePopover = jest.fn();
  // jsdom knows no popovers.
  Object.assign(container.querySelector('[popover]') ?? {}, {
    matches: (selector: string) => selector === ':popover-open',
    hidePopover,
  });
  await userEvent.click(screen.getByText(name));
  expect(hidePopover).toHaveBeenCalledTimes(times);
});
