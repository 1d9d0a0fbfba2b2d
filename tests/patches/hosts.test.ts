import { readFileSync } from 'node:fs';
import * as client from 'react-dom/client';

const read = (path: string) => readFileSync(`node_modules/${path}`, 'utf8');

test('Next.js asks of `react-dom/client` to hydrate, and for nothing else', () => {
  const next = read('next/dist/client/index.js');
  const [, name] = /const (\w+) = .*require\("react-dom\/client"\)/.exec(next) ?? [];
  const uses = [...next.matchAll(new RegExp(`\\b${name}\\.default\\.(\\w+)`, 'g'))];
  expect(uses.map(([, use]) => use)).toEqual(['hydrateRoot']);
  expect(client.hydrateRoot).toHaveLength(3);
});

test.each(['jsx-runtime', 'jsx-dev-runtime'])('React’s %s has what replaces it', (name) => {
  const makers = name === 'jsx-runtime' ? ['jsx', 'jsxs'] : ['jsxDEV'];
  expect(Object.keys(jest.requireActual(`../../node_modules/react/${name}.js`)).sort()).toEqual(
    ['Fragment', ...makers].sort(),
  );
});

test('Next.js’s links go through the methods of the router that the app sees', () => {
  const link = read('next/dist/client/link.js');
  expect(link).toContain("router[replace ? 'replace' : 'push']");
  const singleton = read('next/dist/client/router.js');
  expect(singleton).toContain('singletonRouter.router = new');
});
