import { readFileSync } from 'node:fs';
import * as client from 'react-dom/client';
import { replacedFiles, replacedModules } from '../../src/patches/patches.js';

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

test('a module of an app is not taken for one of Next.js, whatever its relative name', () => {
  const relative = Object.keys(replacedModules('all')).filter((name) => name.startsWith('.'));
  expect(relative).toEqual([]);
  const rules = Object.entries(replacedFiles('all', './loader.mjs'));
  const conditions = rules.map(([name, rule]) => [name, (rule as Rule).condition] as const);
  const paths = conditions.map(
    ([name, { path, all = [] }]) => [name, path ?? all[1].path] as const,
  );
  expect(new Map(paths).get('constants.js')).toEqual(
    /(^|\/)node_modules\/next\/dist\/lib\/constants\.js$/,
  );
  for (const [name, path] of paths) expect(`src/lib/${name}`).not.toMatch(path!);
});

interface Rule {
  readonly condition: {
    readonly path?: RegExp;
    readonly all?: readonly { readonly path?: RegExp }[];
  };
}
