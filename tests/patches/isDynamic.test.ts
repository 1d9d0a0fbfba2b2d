import * as theirs from 'next/dist/shared/lib/router/utils/is-dynamic';
import * as ours from '../../src/patches/isDynamic.ts';

const ROUTES = [
  '/',
  '/orders',
  '/orders/[key]',
  '/orders/[key]/edit',
  '/[...path]',
  '/[[...path]]',
  '/orders/new[key]',
  '/[key]suffix/edit',
  '/a/[b',
  '/a/]b[',
  '/a/[]',
  '/a/[b]/[c]',
];

test.each(ROUTES)('%s has parameters if Next.js says so', (route) => {
  for (const isStrict of [undefined, true, false])
    expect(ours.isDynamicRoute(route, isStrict)).toBe(theirs.isDynamicRoute(route, isStrict));
});

test('what replaces the module has all that it exports', () => {
  expect(Object.keys(ours)).toEqual(Object.keys(theirs));
});
