import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routeFiles } from '../../src/server/routeFiles.ts';

const ADDRESS = '/office/_next/static/1/_buildManifest.js?dpl=7';

/** As Next.js writes it. */
const MANIFEST = `//# allFunctionsCalledOnLoad
self.__BUILD_MANIFEST = {
  "/orders": [
    "static/chunks/list.js"
  ],
  "/orders/[key]": [
    "static/chunks/first.js",
    "static/chunks/second.js"
  ],
  "/written": c(["a"]),
  "sortedPages": ["/", "/orders", "/orders/[key]"]
};self.__BUILD_MANIFEST_CB && self.__BUILD_MANIFEST_CB()`;

const { FRONTAGE_BUILD } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'frontage-routes-'));

beforeAll(() => {
  mkdirSync(join(folder, 'build/static/1'), { recursive: true });
  writeFileSync(join(folder, 'build/static/1/_buildManifest.js'), MANIFEST);
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  process.env.FRONTAGE_BUILD = 'build';
});
afterAll(() => {
  jest.restoreAllMocks();
  if (FRONTAGE_BUILD === undefined) delete process.env.FRONTAGE_BUILD;
  else process.env.FRONTAGE_BUILD = FRONTAGE_BUILD;
  rmSync(folder, { recursive: true });
});

test('the files by which a route begins are those that the build lists for it', () => {
  expect(routeFiles(ADDRESS, '/orders/[key]')).toEqual([
    'static/chunks/first.js',
    'static/chunks/second.js',
  ]);
  expect(routeFiles(ADDRESS, '/orders')).toEqual(['static/chunks/list.js']);
});

test('a route has none where it is not there, is written otherwise, or the build has its files elsewhere', () => {
  expect(routeFiles(ADDRESS, '/tools/[key]')).toEqual([]);
  expect(routeFiles(ADDRESS, '/written')).toEqual([]);
  expect(routeFiles('https://cdn.example/_next/static/2/_buildManifest.js', '/orders')).toEqual([]);
});
