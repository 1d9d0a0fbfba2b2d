/** @jest-environment jsdom */
import { installSwaps, type Swap } from './swaps.ts';

const swaps: readonly Swap[] = [
  { link: 'a[rel="next"]', part: 'tbody', html: '<tr><th><a href="/orders/26">26</a></th></tr>' },
  { link: 'a[href="/orders/26"]', part: 'main', html: '<h1>26</h1>' },
];

const main = () => document.querySelector('main')?.textContent;
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

beforeEach(async () => {
  history.replaceState(null, '', '/orders');
  document.body.innerHTML =
    '<main><table><tbody><tr><th><a href="/orders/1">1</a></th></tr></tbody></table><a rel="next" href="/orders?page=2">›</a></main>';
  globalThis.fetch = () => Promise.resolve({ json: () => Promise.resolve(swaps) } as Response);
  installSwaps(['/sheet.css'], '/swaps.json');
  dispatchEvent(new Event('load'));
  await new Promise((resolve) => setTimeout(resolve));
});

test('a press shows what was read of the page that it leads to, at its address, and Back what was there', () => {
  press('a[rel="next"]');
  expect(main()).toBe('26›');
  expect(location.search).toBe('?page=2');
  press('th a');
  expect(main()).toBe('26');
  expect(location.pathname).toBe('/orders/26');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(main()).toBe('26›');
});

test('the styles of all that comes are there before it', () => {
  expect(document.querySelector('link[rel="stylesheet"]')?.getAttribute('href')).toBe('/sheet.css');
});
