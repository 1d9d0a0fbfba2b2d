import { readFileSync } from 'node:fs';
import { compile } from './compiled.ts';
import { scaffoldOf } from './scaffolded.ts';

test('screens over unique inputs, of one key and of two, compile', async () => {
  const sdl = readFileSync('tests/schemas/typegraphql-prisma.graphql', 'utf8');
  expect(compile(await scaffoldOf(sdl), sdl)).toEqual([]);
});
