/** @jest-environment jsdom */
import theirs from 'next/dist/shared/lib/router/utils/resolve-rewrites';
import ours from '../../src/patches/resolveRewrites.ts';
import { rewrites } from '../../src/server/rewrites.js';

const PAGES = ['/', '/orders', '/orders/[key]', '/404'];
const OWN = { beforeFiles: rewrites('/graphql'), afterFiles: [], fallback: [] };
const resolve = (path: string) => (/^\/orders\/[^/]+$/.test(path) ? '/orders/[key]' : path);

test.each(['/', '/orders', '/orders/', '/orders?sort=a#b', '/orders/7', '/orders/7?tab=x', '/no'])(
  'the page of %s is found as Next.js finds it',
  (path) => {
    const theirPage = theirs(path, PAGES, OWN, {}, resolve);
    expect(ours(path, PAGES, OWN, {}, resolve)).toEqual(theirPage);
  },
);
