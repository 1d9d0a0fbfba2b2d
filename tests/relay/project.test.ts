import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

test('the artifacts that these tests read are those of their documents', () => {
  const compiler = join(__dirname, '../../node_modules/.bin/relay-compiler');
  const cwd = join(__dirname, 'project');
  expect(() =>
    execFileSync(compiler, ['--validate', 'relay.config.json'], { cwd, stdio: 'pipe' }),
  ).not.toThrow();
});
