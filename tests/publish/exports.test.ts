/** What the package `frontage` exports: the names that apps import are promises. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockedVersion } from '../../src/publish/lockedVersion.ts';

type Target = string | { readonly [condition: string]: Target };

const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly exports: Readonly<Record<string, Target>>;
};

const filesOf = (target: Target): string[] =>
  typeof target === 'string' ? [target] : Object.values(target).flatMap(filesOf);

/** The files with TypeScript or JavaScript below a folder. */
const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[jt]sx?$/.test(name))
    .map((name) => join(folder, name));

test('each module that the package exports is there', () => {
  const missing = Object.values(exports)
    .flatMap(filesOf)
    .filter((file) => !existsSync(file));
  expect(missing).toEqual([]);
});

test('each module of the framework that generated code may import is exported', () => {
  // A path that is put together could not be found here.
  const composed = sourcesIn('src/scaffold').filter((file) =>
    /^(?!\s*(\*|\/\/|\/\*)).*`src\/(?!resources\/)/m.test(readFileSync(file, 'utf8')),
  );
  expect(composed).toEqual([]);
  const mentioned = sourcesIn('src/scaffold').flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/'src\/(?!resources\/|viewer\.ts)([\w/]+)\.tsx?'/g),
    ].map(([, name]) => name),
  );
  expect(mentioned.length).toBeGreaterThan(80);
  const unknown = [...new Set(mentioned)].filter((name) => !Object.hasOwn(exports, `./${name}`));
  expect(unknown).toEqual([]);
});

test('pages, screens and their tests import the framework by its name alone', () => {
  const strays = ['pages', 'src/resources', 'tests/resources']
    .flatMap(sourcesIn)
    .filter((file) =>
      /from '(\.\.\/)+(src\/)?(address|config|lists|locale|next|patches|relay|server|storage|testing|ui|visitor)\//.test(
        readFileSync(file, 'utf8'),
      ),
    );
  expect(strays).toEqual([]);
});

test('a dependency that is installed under another name is declared by the one that it has', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const declared = (name: string) => lockedVersion('.', name, dependencies[name]);
  expect(declared('typescript-7')).toMatch(/^npm:typescript@7\.\d+\.\d+/);
  expect(declared('graphql')).toMatch(/^\d+\.\d+\.\d+/);
});
