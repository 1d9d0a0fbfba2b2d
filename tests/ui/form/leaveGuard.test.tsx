/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import Router from 'next/router';
import { useLeaveGuard } from '../../../src/ui/form/useLeaveGuard.ts';

jest.mock('../../../src/patches/interceptNavigation.ts', () => ({
  interceptNavigation: () => () => {},
}));

/** What the router asks before it goes back. */
let mayGoBack: (state: never) => boolean = () => true;
const confirm = jest.fn(() => false);

beforeEach(() => {
  confirm.mockClear();
  window.confirm = confirm;
  jest.spyOn(Router, 'beforePopState').mockImplementation((ask) => {
    mayGoBack = ask;
  });
});

function guard(isUnsaved: boolean) {
  const asked = () => isUnsaved;
  return renderHook(() => useLeaveGuard(asked));
}

test('Back is asked about what was typed, also after a form above it is closed', () => {
  const form = guard(true);
  const dialog = guard(false);
  expect(mayGoBack({} as never)).toBe(false);
  dialog.unmount();
  expect(mayGoBack({} as never)).toBe(false);
  expect(confirm).toHaveBeenCalledTimes(2);
  form.unmount();
  expect(mayGoBack({} as never)).toBe(true);
});
