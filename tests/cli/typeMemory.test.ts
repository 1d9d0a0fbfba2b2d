import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lackOfMemory } from '../../src/cli/typeMemory.ts';

const MEGABYTE = 2 ** 20;
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'frontage-memory-'));
  mkdirSync(join(root, '__generated__'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('types that the machine has no memory for are not begun with, and it is said how much they need', () => {
  writeFileSync(join(root, '__generated__', 'FilmQuery.graphql.ts'), 'x'.repeat(MEGABYTE));
  writeFileSync(join(root, '__generated__', 'operations.json'), 'x'.repeat(MEGABYTE));
  expect(lackOfMemory(root, 64 * MEGABYTE)).toBeNull();
  expect(lackOfMemory(root, 40 * MEGABYTE)).toMatch(/take about 0\.0 GB .* there are 0\.0 GB/);
  expect(lackOfMemory(root)).toBeNull();
});

test('an app that was never compiled lacks none', () => {
  rmSync(join(root, '__generated__'), { recursive: true });
  expect(lackOfMemory(root, MEGABYTE)).toBeNull();
});
