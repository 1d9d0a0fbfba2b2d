import { readFileSync } from 'node:fs';
import * as theirs from 'next/dist/shared/lib/router/utils/route-regex';
import * as constants from 'next/dist/lib/constants';
import * as headers from '../../src/patches/routerHeaders.ts';
import * as ours from '../../src/patches/routeRegex.ts';

const NEXT = 'node_modules/next/dist';

test.each([
  '/',
  '/orders',
  '/orders/',
  '/orders/[key]',
  '/orders/[key]/edit',
  '/a.b+c/[key]/lines-of/[line]',
  '/tools/[...path]',
  '/[[...all]]',
])('addresses of %s are read as Next.js reads them', (route) => {
  const { re, groups } = theirs.getRouteRegex(route);
  expect(ours.getRouteRegex(route)).toEqual({ re, groups });
});

/** What a module of Next.js takes of another one. */
function usesOf(file: string, module: string): string[] {
  const code = readFileSync(`${NEXT}/${file}`, 'utf8');
  const [, name] = new RegExp(`const (\\w+) = require\\("${module}"\\)`).exec(code) ?? [];
  expect(name).toBeDefined();
  return [
    ...new Set([...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, use]) => use)),
  ];
}

test.each([
  ['shared/lib/router/router.js', './utils/route-regex'],
  ['shared/lib/router/utils/interpolate-as.js', './route-regex'],
  ['client/resolve-href.js', '../shared/lib/router/utils/route-regex'],
])('%s takes nothing else of it', (file, module) => {
  expect(usesOf(file, module)).toEqual(['getRouteRegex']);
});

test('browsers ask whether a route is dynamic, and never order routes', () => {
  expect(usesOf('client/resolve-href.js', '../shared/lib/router/utils')).toEqual([
    'isDynamicRoute',
  ]);
});

test.each([
  'shared/lib/router/router.js',
  'client/components/router-reducer/fetch-server-response.js',
  'client/components/segment-cache/cache.js',
])('%s takes no other constants', (file) => {
  expect(constants).toMatchObject(headers);
  const names = Object.keys(headers);
  expect(names).toEqual(expect.arrayContaining(usesOf(file, '../../../lib/constants')));
});
