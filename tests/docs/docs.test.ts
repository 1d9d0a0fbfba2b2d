import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile } from '../scaffold/compiled.ts';

const GUIDES = ['docs/developers.md', 'docs/operators.md', 'README.md'];
const PATHS_OF_SAMPLES = ['src/resources', 'src/ui/theme', 'schema/scalars.json'];

/** The samples of a guide that are marked as a language, in order. */
function samples(guide: string, language: string): string[] {
  const fences = readFileSync(guide, 'utf8').matchAll(/^```(\w+)\n(.*?)^```$/gms);
  return [...fences].filter(([, name]) => name === language).map(([, , text]) => text);
}

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesBelow(join(path, name)));
}

/** A text with the lines of a diff replaced. @throws when they do not stand in it exactly once */
function patched(text: string, diff: string): string {
  const side = (sign: '-' | '+') =>
    diff
      .split(/(?<=\n)/)
      .filter((line) => line.startsWith(' ') || line.startsWith(sign))
      .map((line) => line.slice(1))
      .join('');
  const [before, ...rest] = text.split(side('-'));
  if (rest.length !== 1) throw new Error(`${rest.length} places for:\n${diff}`);
  return before + side('+') + rest[0];
}

test('the samples for developers compile against the sample’s schema', () => {
  const files = new Map(
    PATHS_OF_SAMPLES.flatMap(filesBelow).map((path) => [path, readFileSync(path, 'utf8')]),
  );
  const changed = new Set<string>();
  for (const sample of samples('docs/developers.md', 'tsx')) {
    const [, path] = /^\/\/ (\S+)\n/.exec(sample) ?? [];
    files.set(path, sample);
    changed.add(path);
  }
  for (const sample of samples('docs/developers.md', 'diff')) {
    const [header, path] = /^--- (\S+)\n/.exec(sample) ?? [];
    files.set(path, patched(files.get(path) ?? '', sample.slice(header?.length)));
    changed.add(path);
  }
  expect(changed).toContain('pages/rush.tsx');
  expect(compile(files, readFileSync('schema/schema.graphql', 'utf8'), changed)).toEqual([]);
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
    expect(settings).toContain(`\`${name}\``);
  for (const [, link] of readFileSync(guide, 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g))
    expect([link, existsSync(join(dirname(guide), link))]).toEqual([link, true]);
});
