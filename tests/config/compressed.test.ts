import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { frontage } from '../../src/config/next.js';

let projectDir: string;

beforeEach(() => {
  projectDir = mkdtempSync(join(tmpdir(), 'frontage-build-'));
  mkdirSync(join(projectDir, 'build/static'), { recursive: true });
  writeFileSync(
    join(projectDir, 'build/static/list.js'),
    'export const answer = 42;\n'.repeat(100),
  );
  writeFileSync(join(projectDir, 'build/build-manifest.json'), '{"pages":{}}');
});
afterEach(() => rmSync(projectDir, { recursive: true }));

test.each([
  ['by itself compresses scripts', {}, ['list.js', 'list.js.br']],
  ['that leaves it to a proxy compresses none', { compress: false }, ['list.js']],
])('a build %s', async (_name, own, files) => {
  const { compiler } = frontage(own);
  await compiler?.runAfterProductionCompile?.({ projectDir, distDir: 'build' });
  expect(readdirSync(join(projectDir, 'build/static')).sort()).toEqual(files);
});
