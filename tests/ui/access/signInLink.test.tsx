/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { SignInLink } from '../../../src/ui/access/SignInLink.tsx';
import { at, routerAt } from '../testRouter.tsx';

function hrefAt(asPath: string): string | null {
  const { unmount } = render(at(routerAt(asPath), <SignInLink />));
  const href = screen.getByRole('link').getAttribute('href');
  unmount();
  return href;
}

test.each([
  ['/orders', '/orders'],
  ['/orders?q=a%20b', '/orders?q=a+b'],
  ['/orders?q=a+b', '/orders?q=a+b'],
  ['/orders?sort=-total,placedAt#row', '/orders?sort=-total%2CplacedAt'],
])('signing in at %s leads back there, written alike by server and browser', (asPath, expected) => {
  expect(hrefAt(asPath)).toBe(`/sign-in?returnTo=${encodeURIComponent(expected)}`);
});
