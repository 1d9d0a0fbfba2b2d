import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '../../../src/ui/theme');

test('the stylesheet is what the theme says: `npm run theme` has been run', () => {
  const script = `
    import { stylesheet } from ${JSON.stringify(join(folder, 'stylesheet.ts'))};
    process.stdout.write(await stylesheet());`;
  const written = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, NODE_OPTIONS: '' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  expect(readFileSync(join(folder, 'theme.css'), 'utf8')).toBe(written);
});

test('whatever variable of the theme the app’s own styles use is in it', () => {
  const css = readFileSync(join(folder, 'theme.css'), 'utf8');
  const used = readFileSync(join(folder, 'global.css'), 'utf8').match(/--frontage-[\w-]+/g) ?? [];
  expect(used.length).toBeGreaterThan(0);
  for (const name of used) expect(css).toContain(`${name}:`);
});
