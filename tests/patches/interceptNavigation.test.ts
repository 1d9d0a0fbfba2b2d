import Router, { type NextRouter } from 'next/router';
import { interceptNavigation, stayHere } from '../../src/patches/interceptNavigation.ts';

const router = { asPath: '/orders', push: jest.fn(), replace: jest.fn() };
const { push, replace } = router;

beforeEach(() => {
  Router.router = router as unknown as typeof Router.router;
  push.mockReset().mockResolvedValue(true);
  replace.mockReset().mockResolvedValue(true);
});
afterEach(() => (Router.router = null));

const app = router as unknown as NextRouter;

test('a navigation goes where those who intercept it say, or nowhere', async () => {
  const end = interceptNavigation((to) => (to === '/form' ? null : `${String(to)}?sort=total`));
  await app.push('/orders');
  expect(await app.push('/form')).toBe(false);
  expect(push.mock.calls.map(([to]) => to as string)).toEqual(['/orders?sort=total']);
  end();
  await app.push('/orders');
  expect(push).toHaveBeenLastCalledWith('/orders', undefined, undefined);
});

test('who stays where they are is asked nothing, and is led nowhere else', async () => {
  const interceptor = jest.fn(() => '/orders?sort=total');
  const end = interceptNavigation(interceptor);
  stayHere(app);
  expect(interceptor).not.toHaveBeenCalled();
  expect(replace).toHaveBeenCalledWith('/orders', undefined, { scroll: false });
  await app.replace('/orders');
  expect(replace).toHaveBeenLastCalledWith('/orders?sort=total', undefined, undefined);
  end();
});
