import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile } from '../scaffold/compiled.ts';
import { followedGuide, samples } from './guide.ts';

const GUIDES = [
  ...filesBelow('docs'),
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'README.md',
  'SECURITY.md',
  'UPGRADING.md',
];
/** What the other guides name may be an app's. */
const GUIDES_OF_FRAMEWORK = GUIDES.filter((guide) => /architecture/i.test(guide));
/** What an app has, and the sample has not. */
const ONLY_IN_APPS = [
  'schema/frontage.config.ts',
  'schema/observations.json',
  'schema/permissions.json',
  'schema/source.json',
  'src/frontage',
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

test.each([
  ['docs/developers.md', 'pages/rush.tsx'],
  ['README.md', 'src/resources/orders/OrderTable.tsx'],
])('the samples of %s compile against the sample’s schema', (guide, oneOfThem) => {
  const files = new Map(
    PATHS_OF_SAMPLES.flatMap(filesBelow).map((path) => [path, readFileSync(path, 'utf8')]),
  );
  const changed = followedGuide((path) => files.get(path) ?? '', guide);
  for (const [path, text] of changed) files.set(path, text);
  files.set('__generated__/persisted.json', '{}');
  expect([...changed.keys()]).toContain(oneOfThem);
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
  const settings = readFileSync('docs/settings.md', 'utf8');
  for (const [, name] of commands.matchAll(/\b([A-Z]+_[A-Z_]+)=/g))
    expect(settings).toContain(`\`${withoutProvider(name)}\``);
});

test.each(GUIDES)('the links of %s lead to files and headings that there are', (guide) => {
  const links = readFileSync(guide, 'utf8').matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g);
  const broken = [...links].filter(([, path, heading]) => {
    const file = path === '' ? guide : join(dirname(guide), path);
    return !existsSync(file) || (heading !== undefined && !anchorsOf(file).has(heading));
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

test.each(GUIDES_OF_FRAMEWORK)('%s names files and folders that there are', (guide) => {
  const paths = readFileSync(guide, 'utf8').matchAll(/`((?:src|tests|pages|schema)\/[^`\s<]*)`/g);
  const missing = [...paths]
    .map(([, path]) => path)
    .filter((path) => !existsSync(path) && !ONLY_IN_APPS.includes(path));
  expect(missing).toEqual([]);
});

/** What links to a file's headings are called, as GitHub makes it of their texts. */
function anchorsOf(file: string): ReadonlySet<string> {
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm);
  return new Set(
    [...headings].map(([, text]) =>
      text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

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
