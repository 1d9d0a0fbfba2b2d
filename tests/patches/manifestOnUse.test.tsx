/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { Head } from 'next/document';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { HeadWithoutManifest, RouteFiles } from '../../src/patches/manifestOnUse.tsx';

const SOURCE = '/_next/static/build-1/_buildManifest.js?dpl=</script>';
const CHUNK = '/_next/static/chunks/app.js';

const PAGES = {
  '/_app': ['static/chunks/app.js'],
  '/orders': ['static/chunks/orders.js', 'static/chunks/shared.js', 'static/chunks/a.css'],
  '/orders/[key]': [
    ...['static/chunks/order.js', 'static/chunks/shared.js', 'static/chunks/app.js'],
    ...['static/chunks/facts.js', 'static/chunks/b.css'],
  ],
  '/customers/[key]': ['static/chunks/customer.js'],
};

interface Waiting {
  __BUILD_MANIFEST_CB?: () => void;
}

/** What the head has in place of the scripts that Next.js puts there. */
function scriptsOf(sources: readonly string[]): Array<ReactElement<Record<string, unknown>>> {
  jest
    .spyOn(Head.prototype, 'getScripts')
    .mockReturnValue(sources.map((src) => <script key={src} src={src} defer />));
  const head = new HeadWithoutManifest({ nonce: 'abc' });
  head.context = {
    buildManifest: { pages: PAGES },
    __NEXT_DATA__: { page: '/orders' },
    assetPrefix: '/office',
    assetQueryString: '?dpl=7',
  } as never;
  return head.getScripts({} as never) as Array<ReactElement<Record<string, unknown>>>;
}

/** Runs the inline script of the head, as the browser does. */
function runInline(): void {
  const [, element] = scriptsOf([CHUNK, SOURCE]);
  const begins = (manifest: string, route: string) =>
    manifest === SOURCE && route === '/orders/[key]' ? ['static/chunks/begin.js'] : [];
  const html = renderToStaticMarkup(<RouteFiles value={begins}>{element}</RouteFiles>);
  const [, __html] = /^<script nonce="abc">(.*)<\/script>$/s.exec(html)!;
  expect(__html).not.toContain('</script>');
  const inline = document.createElement('script');
  inline.nonce = 'abc';
  Object.defineProperty(document, 'currentScript', { configurable: true, value: inline });

  new Function(__html)();
}

const asked = () => [...document.head.querySelectorAll('script')];

afterEach(() => {
  jest.restoreAllMocks();
  document.head.innerHTML = '';
  delete (window as Waiting).__BUILD_MANIFEST_CB;
});

test('Next.js makes the scripts of a page, and waits for the manifest, as it did', () => {
  expect(Head.prototype.getScripts).toBeInstanceOf(Function);
  const loader = readFileSync('node_modules/next/dist/client/route-loader.js', 'utf8');
  expect(loader).toContain('self.__BUILD_MANIFEST_CB = ');
  expect(loader).toContain('if (self.__BUILD_MANIFEST) {');
  expect(readFileSync('node_modules/next/dist/pages/_document.js', 'utf8')).toContain(
    'this.getScripts(files)',
  );
});

test('other scripts stay as they are', () => {
  const [chunk] = scriptsOf([CHUNK, SOURCE]);
  expect(chunk.props).toEqual({ src: CHUNK, defer: true });
});

test('the manifest is not asked for before somebody touches the page, and then once', () => {
  runInline();
  expect(asked()).toEqual([]);
  window.dispatchEvent(new Event('pointermove'));
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(asked().map((script) => script.getAttribute('src'))).toEqual([SOURCE]);
  expect(asked()[0].nonce).toBe('abc');
});

test('a pointer that stands still while the page changes below it touches nothing, until it moves', () => {
  runInline();
  const move = (movementX: number, screenX: number) =>
    window.dispatchEvent(
      Object.assign(new MouseEvent('pointermove', { screenX }), { movementX, movementY: 0 }),
    );
  move(0, 40);
  move(0, 40);
  expect(asked()).toEqual([]);
  // Some browsers never say by how much.
  move(0, 41);
  expect(asked()).toHaveLength(1);
});

const fetchedAhead = () =>
  [...document.head.querySelectorAll('link[rel=prefetch]')].map((link) =>
    link.getAttribute('href'),
  );

test('what a record has beyond its list is fetched with the first touch, and only once', () => {
  runInline();
  expect(fetchedAhead()).toEqual([]);
  window.dispatchEvent(new Event('pointermove'));
  window.dispatchEvent(new Event('keydown'));
  expect(fetchedAhead()).toEqual(
    ['begin', 'order', 'facts'].map((name) => `/office/_next/static/chunks/${name}.js?dpl=7`),
  );
});

test.each([{ saveData: true }, { effectiveType: '2g' }])(
  'nothing is fetched ahead where data is dear: %j',
  (connection) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
    runInline();
    window.dispatchEvent(new Event('pointermove'));
    expect(asked()).toHaveLength(1);
    expect(fetchedAhead()).toEqual([]);
    Reflect.deleteProperty(navigator, 'connection');
  },
);

test('the router that waits for it has it loaded, and is called when it is there', () => {
  runInline();
  const ready = jest.fn();
  (window as Waiting).__BUILD_MANIFEST_CB = ready;
  expect(asked()).toHaveLength(1);
  (window as Waiting).__BUILD_MANIFEST_CB?.();
  expect(ready).toHaveBeenCalledTimes(1);
});

test('what did not arrive is asked for again by the next navigation', () => {
  runInline();
  (window as Waiting).__BUILD_MANIFEST_CB = () => {};
  asked()[0].dispatchEvent(new Event('error'));
  (window as Waiting).__BUILD_MANIFEST_CB = () => {};
  expect(asked()).toHaveLength(2);
});
