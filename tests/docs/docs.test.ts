import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile } from '../scaffold/compiled.ts';
import { followedGuide, samples } from './guide.ts';

const GUIDES = [
  'docs/deploying.md',
  'docs/developers.md',
  'docs/operators.md',
  'README.md',
  'CONTRIBUTING.md',
];
const PATHS_OF_SAMPLES = [
  'relay.config.js',
  'src/app.ts',
  'src/navigation.ts',
  'src/viewer.ts',
  'src/resources',
  'schema/scalars.json',
  'schema/names.ts',
];

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesBelow(join(path, name)));
}

test('the samples for developers compile against the sample’s schema', () => {
  const files = new Map(
    PATHS_OF_SAMPLES.flatMap(filesBelow).map((path) => [path, readFileSync(path, 'utf8')]),
  );
  const changed = followedGuide((path) => files.get(path) ?? '');
  for (const [path, text] of changed) files.set(path, text);
  files.set('__generated__/persisted.json', '{}');
  expect([...changed.keys()]).toContain('pages/rush.tsx');
  expect(compile(files, readFileSync('schema/schema.graphql', 'utf8'), changed.keys())).toEqual([]);
});

test.each(GUIDES)('%s names commands, settings and files that there are', (guide) => {
  const commands = samples(guide, 'sh').join('');
  const program = readFileSync('src/cli/program.ts', 'utf8');
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  for (const [, name] of commands.matchAll(/npx frontage (\S+)/g))
    expect(program).toContain(`.command('${name}')`);
  for (const [, name] of commands.matchAll(/npm run (\S+)/g))
    expect(Object.keys(scripts)).toContain(name);
  const settings = readFileSync('README.md', 'utf8');
  for (const [, name] of commands.matchAll(/\b([A-Z]+_[A-Z_]+)=/g))
    expect(settings).toContain(`\`${withoutProvider(name)}\``);
  for (const [, link] of readFileSync(guide, 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g))
    expect([link, existsSync(join(dirname(guide), link))]).toEqual([link, true]);
});

/** Each of several providers has its name in its settings. */
function withoutProvider(setting: string): string {
  return setting.replace(/^OIDC_(GOOGLE|ENTRA)_/, 'OIDC_');
}

test('the convention of the guide for contributors is one that was added that way', () => {
  const guide = readFileSync('CONTRIBUTING.md', 'utf8');
  const [, row = ''] = /^ *```ts\n(.*?)^ *```$/ms.exec(guide) ?? [];
  const unindented = (text: string) => text.replaceAll(/^ +/gm, '');
  const tests = readFileSync('tests/model/filter.test.ts', 'utf8');
  expect(row).toContain('containsIgnoreCase');
  expect(unindented(tests)).toContain(unindented(row));
});
