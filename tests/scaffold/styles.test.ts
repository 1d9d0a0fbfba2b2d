import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, unformatted } from './scaffolded.ts';

/**
 * Schemas as servers of several kinds write them, small enough to be compiled in every run. They are chosen so that
 * together they have the shapes that each of those kinds insists on.
 */
test.each([
  ['bulkChanges', ['loans', 'members', 'tools']],
  ['errorUnions', ['bookings', 'guests', 'keepers', 'keys', 'repairs', 'rooms']],
  ['lookups', ['families', 'plants', 'visits']],
  ['nestedWrites', ['huts', 'trails', 'walkers']],
  ['operatorLists', ['artists', 'recordings']],
  ['restGateway', ['berths', 'boats', 'tools']],
  ['stages', ['articles', 'writers']],
])('an app compiles from a schema in the style of %s', async (style, resources) => {
  const sdl = readFileSync(`tests/schemas/styles/${style}.graphql`, 'utf8');
  const files = await scaffoldOf(sdl);
  const pages = [...files.keys()].flatMap((path) => /^pages\/(\w+)\/index/.exec(path)?.[1] ?? []);
  expect(pages.sort()).toEqual(resources);
  expect(faultsOf(files, buildSchema(sdl))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  expect(compile(files, sdl)).toEqual([]);
});
