/** @jest-environment jsdom */
import Router from 'next/router';
import { leavePassedLinks } from '../../src/patches/passedLinks.ts';

const prefetch = jest.fn(() => Promise.resolve());

beforeEach(() => {
  prefetch.mockClear();
  Object.assign(Router, { router: { prefetch } });
});
afterEach(() => Object.assign(Router, { router: null }));

test('what a pointer passes is not loaded by Next.js, what is asked for is', async () => {
  leavePassedLinks();
  leavePassedLinks();
  await Router.router!.prefetch('/customers', '/customers', { priority: true });
  expect(prefetch).not.toHaveBeenCalled();
  await Router.router!.prefetch('/customers');
  await Router.router!.prefetch('/orders', '/orders', {});
  expect(prefetch.mock.calls).toEqual([
    ['/customers', undefined, undefined],
    ['/orders', '/orders', {}],
  ]);
});

test('before there is a router, nothing happens', () => {
  Object.assign(Router, { router: null });
  expect(leavePassedLinks).not.toThrow();
});
