import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as theirHooks from 'react-relay';
import * as theirRuntime from 'relay-runtime';
import { replacedModules } from '../../src/patches/patches.js';

const ours = (file: string) =>
  jest.requireActual<Record<string, unknown>>(`../../src/patches/relay/${file}`);
const ourHooks = ours('reactRelay.js');
const ourRuntime = ours('relayRuntime.js');
/** By now completed: the other hooks have been loaded. */
const required = ours('required.cjs');

const HOOKS = 'node_modules/react-relay/lib/relay-hooks';

/** The parts of `relay-runtime` that a file of `react-relay` takes; those that packages share behind a dot. */
function partsTakenBy(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const parts = new Set<string>();
  for (const [, whole] of code.matchAll(/(\w+) = require\(['"]relay-runtime['"]\)/g)) {
    for (const [, part] of code.matchAll(new RegExp(`\\b${whole}\\.(?!__internal)(\\w+)`, 'g')))
      parts.add(part);
    const shared = [...code.matchAll(new RegExp(`(\\w+) = ${whole}\\.__internal[,;]`, 'g'))];
    for (const name of [`${whole}\\.__internal`, ...shared.map(([, own]) => own)])
      for (const [, part] of code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')))
        parts.add(`__internal.${part}`);
  }
  return [...parts];
}

/** A file of Relay's hooks with those that it requires. */
function withRequired(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  const code = readFileSync(join(HOOKS, `${file}.js`), 'utf8');
  for (const [, inner] of code.matchAll(/require\(['"]\.\/(\w+(?:\.react)?)['"]\)/g))
    withRequired(inner, known);
  return known;
}

const has = (runtime: object, part: string) =>
  part
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown>)?.[name], runtime) !==
  undefined;

test.each([
  ['react-relay', theirHooks, ourHooks],
  ['relay-runtime', theirRuntime, ourRuntime],
])('pages have all that %s exports, and the same of it', (_name, theirs, own) => {
  const names = Object.keys(theirs).filter((name) => !['default', '__internal'].includes(name));
  expect(Object.keys(own).sort()).toEqual(expect.arrayContaining(names));
  for (const name of names) expect([name, own[name]]).toEqual([name, theirs[name as never]]);
});

test('the hooks of every page find the parts that they take', () => {
  jest.isolateModules(() => {
    const own = ours('required.cjs');
    const files = ['useFragment', 'useLazyLoadQuery', 'RelayEnvironmentProvider', 'useClientQuery'];
    // The one of two that pages have.
    const all = files.flatMap((file) => [...withRequired(file)]);
    const used = new Set(all.filter((file) => !/_EXPERIMENTAL$|^useFragmentInternal$/.test(file)));
    expect(used).toContain('useFragmentInternal_CURRENT');
    const missing = [...used].flatMap((file) =>
      partsTakenBy(join(HOOKS, `${file}.js`))
        .filter((part) => !has(own, part))
        .map((part) => `${file}: ${part}`),
    );
    expect(missing).toEqual([]);
  });
});

test('all other hooks find theirs', () => {
  const missing = readdirSync(HOOKS)
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => partsTakenBy(join(HOOKS, name)))
    .filter((part) => !has(required, part));
  expect(missing).toEqual([]);
});

test('Relay has its hook for fragments twice, and a flag says which it takes', () => {
  const code = readFileSync(join(HOOKS, 'useFragmentInternal.js'), 'utf8');
  expect(code).toContain('if (_relayRuntime.RelayFeatureFlags.ENABLE_ACTIVITY_COMPATIBILITY)');
  expect(readdirSync(HOOKS)).toContain('useFragmentInternal_CURRENT.js');
});

test('a patch that there is none of is said so', () => {
  expect(() => replacedModules('relayPart')).toThrow('there is no relayPart');
  expect(replacedModules('none')).toEqual({});
  expect(Object.values(replacedModules('routeParameters'))).toContainEqual({
    browser: 'frontage/patches/routeParameters',
  });
});
