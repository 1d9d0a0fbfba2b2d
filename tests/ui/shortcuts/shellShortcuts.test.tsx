/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { LazyShortcuts } from '../../../src/ui/shortcuts/LazyShortcuts.tsx';
import { defineNavigation } from '../../../src/address/navigation.ts';
import { ORDERS } from '../list/sampleList.ts';
import { LocaleContext } from '../../../src/ui/locale/useLocale.ts';
import { speak } from '../../locale/speak.ts';
import { at, routerAt, type TestRouter } from '../testRouter.tsx';

const NAVIGATION = defineNavigation({ resources: { main: [ORDERS], more: [] } });
const KEYS = new Set('?g');
const load = () => import('../../../src/ui/shortcuts/ShellShortcuts.tsx');

beforeEach(() => localStorage.clear());

/** A page where g has been pressed, and its code has come. */
async function start(): Promise<TestRouter> {
  const router = routerAt('/');
  const keys = <LazyShortcuts keys={KEYS} load={load} content={{ navigation: NAVIGATION }} />;
  render(at(router, keys));
  press('g');
  // The code has come once a letter after `g` leads somewhere.
  await waitFor(() => {
    press('h');
    expect(router.push).toHaveBeenCalledWith('/');
  });
  router.push.mockClear();
  press('g');
  return router;
}

/** @returns whether the key was left to the page */
const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key, ...more });

test('nothing is lost that is pressed while the code of the keys is on its way', async () => {
  const router = routerAt('/');
  render(
    at(router, <LazyShortcuts keys={KEYS} load={load} content={{ navigation: NAVIGATION }} />),
  );
  press('g');
  press('o');
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/orders'));
  press('g');
  press('h');
  expect(router.push.mock.calls).toEqual([['/orders'], ['/']]);
});

test('g and a letter go to a list, from the first press on', async () => {
  const router = await start();
  expect(press('o')).toBe(false);
  expect(router.push).toHaveBeenCalledWith('/orders');
  press('o');
  expect(router.push).toHaveBeenCalledTimes(1);
});

test('a letter that leads nowhere is left to the page, and g is forgotten', async () => {
  const router = await start();
  expect(press('z')).toBe(true);
  expect(press('o')).toBe(true);
  expect(router.push).not.toHaveBeenCalled();
});

test('nothing happens while something is entered, or with ⌘', async () => {
  const router = await start();
  document.body.append(document.createElement('input'));
  const text = document.body.querySelector(':scope > input') as Element;
  expect(fireEvent.keyDown(text, { key: 'o' })).toBe(true);
  text.remove();
  expect(press('o', { metaKey: true })).toBe(true);
  expect(router.push).not.toHaveBeenCalled();
});

test('? opens the map of all keys, where they can be switched off', async () => {
  const router = await start();
  press('o');
  press('?');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(screen.getByText('g o')).toBeInTheDocument();
  expect(screen.getByText('Next row')).toBeInTheDocument();
  fireEvent.click(screen.getByLabelText('Use keyboard shortcuts'));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  press('g');
  press('o');
  expect(router.push).toHaveBeenCalledTimes(1);
});

test('the keys are those in the places of g and o on a keyboard that writes another script', async () => {
  const router = await start();
  expect(fireEvent.keyDown(document.body, { key: 'г', code: 'KeyU' })).toBe(true);
  press('п', { code: 'KeyG' });
  expect(press('щ', { code: 'KeyO' })).toBe(false);
  expect(router.push).toHaveBeenCalledWith('/orders');
});

test('the map is in the person’s language, with the letters of the English names', async () => {
  const locale = speak('ar', { Orders: 'الطلبات' });
  const keys = <LazyShortcuts keys={KEYS} load={load} content={{ navigation: NAVIGATION }} />;
  render(at(routerAt('/'), <LocaleContext value={locale}>{keys}</LocaleContext>));
  press('؟');
  await screen.findByRole('dialog', { name: 'اختصارات لوحة المفاتيح' });
  const key = screen.getByText('g o');
  expect(key.closest('div')).toHaveTextContent('الطلبات');
  expect(screen.getByText('الصف التالي')).toBeInTheDocument();
  globalThis.frontageCatalogues = undefined;
});
