import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd } from '../../src/cli/children.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'frontage-look-'));
  mkdirSync(join(root, 'src'));
  mkdirSync(join(root, 'public'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** In a process of its own, as commands run: jest has modules of its own. */
async function problemsIn(settings: string): Promise<string[]> {
  writeFileSync(join(root, 'src/app.ts'), settings);
  const module = JSON.stringify(join(__dirname, '../../src/cli/appSettings.ts'));
  const script = `
    import { appSettingsProblems } from ${module};
    console.log(JSON.stringify(await appSettingsProblems(${JSON.stringify(root)})));`;
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script];
  const { output } = await runToEnd(
    process.execPath,
    args,
    { cwd: root, env: { ...process.env, NODE_OPTIONS: '' } },
    new AbortController().signal,
  );
  return JSON.parse(output) as string[];
}

test('says which files are not there, and which colours are hard to read', async () => {
  writeFileSync(join(root, 'public/here.svg'), '<svg/>');
  const problems = await problemsIn(`
    const light: string = '#ffff00';
    export const app = { name: 'A', icon: '/here.svg', logo: { src: '/gone.svg', width: 1, height: 1 },
      colors: { primary: { light, dark: '#c4b5fd' } } };`);
  expect(problems).toEqual([
    'src/app.ts: there is no public/gone.svg.',
    expect.stringContaining('src/app.ts: colors.primary.light (#ffff00) has a contrast of'),
  ]);
});

test('says why settings cannot be read, and is content with those that are well', async () => {
  expect(await problemsIn(`import './missing.css'; export const app = { name: 'A' };`)).toEqual([
    expect.stringContaining('src/app.ts cannot be read by commands: '),
  ]);
  expect(await problemsIn(`export const app = { name: 'A' };`)).toEqual([]);
});
