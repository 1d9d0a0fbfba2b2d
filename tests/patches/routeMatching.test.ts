import { readFileSync } from 'node:fs';
import { getRouteMatcher } from 'next/dist/shared/lib/router/utils/route-matcher';
import { getRouteRegex } from 'next/dist/shared/lib/router/utils/route-regex';
import * as theirs from 'next/dist/shared/lib/router/utils/route-match-utils';
import * as ours from '../../src/patches/routeMatching.ts';

const UTILITIES = 'node_modules/next/dist/shared/lib/router/utils';
const PAGES = [
  '/',
  '/orders',
  '/orders/[key]',
  '/orders/[key]/edit',
  '/tools/[...path]',
  '/[[...all]]',
];
const ADDRESSES = [
  '/',
  '/orders',
  '/orders/a%2F7',
  '/orders/7/edit',
  '/tools/a/b',
  '/no',
  '/_NEXTSEP_7',
];

test.each(PAGES)('addresses match %s as they match it in Next.js', (page) => {
  // Next.js's own matcher, which is wrapped twice: the first wrapping takes nothing off.
  const match = getRouteMatcher(getRouteRegex(page));
  for (const address of ADDRESSES)
    expect(ours.safeRouteMatcher(match)(address)).toEqual(theirs.safeRouteMatcher(match)(address));
});

test('what Next.js puts between parameters is taken off them', () => {
  const match = () => ({ key: '_NEXTSEP_7', rest: ['_NEXTSEP_a', 'b'] });
  expect(ours.safeRouteMatcher(match)('/7')).toEqual({ key: '7', rest: ['a', 'b'] });
  expect(ours.safeRouteMatcher(() => false)('/7')).toBe(false);
});

test('Next.js’s route matcher uses nothing else of the module', () => {
  const matcher = readFileSync(`${UTILITIES}/route-matcher.js`, 'utf8');
  const [, name] = /const (\w+) = require\("\.\/route-match-utils"\)/.exec(matcher) ?? [];
  const uses = [...matcher.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))];
  expect(uses.map(([, use]) => use)).toEqual(['safeRouteMatcher']);
});
