/**
 * `npm run package`: makes the package `frontage` of this repository, in `.frontage/package`, and packs it beside that
 * folder; likewise `create-frontage`, which `npm create frontage` runs. An app's own files (its pages, configuration and public files) go along as the template of `frontage create`.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join, relative, resolve, sep } from 'node:path';
import { lockedVersion } from './lockedVersion.ts';

const root = join(import.meta.dirname, '..', '..');
const target = join(root, '.frontage', 'package');

/** What every app has besides what is scaffolded for its schema. */
const TEMPLATE = [
  'pages/_app.tsx',
  'pages/_document.tsx',
  'pages/_error.tsx',
  'pages/404.tsx',
  'pages/api/[...route].ts',
  'pages/index.tsx',
  'pages/sign-in.tsx',
  'public/favicon.svg',
  'instrumentation.ts',
  'next.config.js',
  'src/app.ts',
  'src/navigation.ts',
  'relay.config.js',
];

/** What the tests of an app run on: `frontage create` gives them to it. */
const APP_TOOLS = [
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@types/relay-test-utils',
  'jest',
  'jest-environment-jsdom',
  'relay-test-utils',
];

/** What an app's own code imports, so that it has one copy of each and decides about its version. */
const SHARED = [
  '@mui/material',
  'graphql',
  'next',
  'react',
  'react-dom',
  'react-relay',
  'relay-runtime',
  'typescript',
];

/** What the embedded backend runs on, with the sample or over `DATABASE_URL`: an app of another API has none of it. */
const BACKEND = [
  '@electric-sql/pglite',
  'pg',
  'postgraphile',
  'postgraphile-plugin-connection-filter',
];

/** What a team adds that has a licence of MUI X. */
const LICENSED = ['@mui/x-data-grid-pro', '@mui/x-license'];

/** What would come along with them and is not used: GraphiQL. Only an app's own manifest can keep it away. */
const BACKEND_OVERRIDES = ['ruru'];

/** Not part of the framework: what the sample has as its own, and what makes the package. */
const LEFT_OUT = new Set(
  ['resources', 'publish', 'app.ts', 'navigation.ts', 'viewer.ts'].map((name) =>
    join(root, 'src', name),
  ),
);

/** What modules that an app has taken over import of the others: these names may change with every version. */
const INTERNAL_EXPORTS: Readonly<Record<string, Target>> = {
  './internal/*.css': './dist/*.css',
  './internal/*': { types: './dist/*.d.ts', default: './dist/*.js' },
};

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, Target>>;
  readonly overrides: Readonly<Record<string, string>>;
  readonly version: string;
  readonly [key: string]: unknown;
}

type Target = string | { readonly [condition: string]: Target };

buildPackage();

function buildPackage(): void {
  rmSync(target, { recursive: true, force: true });
  compile(join(target, 'dist'));
  mendImports(join(target, 'dist'));
  mendSourceMaps(join(target, 'dist'));
  copyOthers(join(target, 'dist'));
  copySources(join(target, 'src'));
  for (const file of TEMPLATE) copy(file, join(target, 'template', file));
  cpSync(join(root, 'src/publish/template'), join(target, 'template'), { recursive: true });
  writeFileSync(join(target, 'template/tsconfig.json'), appTypes());
  for (const file of ['README.md', 'LICENSE', 'CHANGELOG.md', 'UPGRADING.md', 'docs/settings.md'])
    copy(file, join(target, file));
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(published(manifest), null, 2)}\n`);
  pack(target);
  pack(buildCreator(manifest));
}

/** What an app's types are checked by: as here, where the template is left out, whose imports only an app has. */
function appTypes(): string {
  return readFileSync(join(root, 'tsconfig.json'), 'utf8').replace(
    /,\s*"src\/publish\/template"/,
    '',
  );
}

/** The package that `npm create frontage` runs. @returns its folder */
function buildCreator({ version, description, license, engines }: Manifest): string {
  const folder = join(root, '.frontage', 'create-package');
  rmSync(folder, { recursive: true, force: true });
  copy('src/publish/createFrontage.mjs', join(folder, 'create.mjs'));
  copy('LICENSE', join(folder, 'LICENSE'));
  const manifest = {
    name: 'create-frontage',
    version,
    description,
    license,
    engines,
    type: 'module',
    bin: { 'create-frontage': 'create.mjs' },
    files: ['create.mjs'],
    dependencies: { frontage: version },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return folder;
}

function pack(folder: string): void {
  const npm = ['pack', folder, '--pack-destination', join(root, '.frontage'), '--silent'];
  console.log(join('.frontage', execFileSync('npm', npm, { cwd: root, encoding: 'utf8' }).trim()));
}

function compile(folder: string): void {
  // As `frontage check` has it, in a third of the time that TypeScript 6 takes.
  const typescript = dirname(createRequire(import.meta.url).resolve('typescript-7/package.json'));
  const project = join(import.meta.dirname, 'tsconfig.json');
  const args = [join(typescript, 'lib/tsc.js'), '--project', project, '--outDir', folder];
  execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
}

/** The compiler leaves the extensions of what attributes of JSX import on use. */
function mendImports(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js') || !name.startsWith('ui')) continue;
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    const mended = text.replaceAll(/(import\((['"])\.[^'"]*)\.tsx?\2\)/g, '$1.js$2)');
    if (mended !== text) writeFileSync(file, mended);
  }
}

/** What is compiled leads to the sources beside it, in the package: editors and debuggers show those. */
function mendSourceMaps(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.map')) continue;
    const file = join(folder, name);
    const map = JSON.parse(readFileSync(file, 'utf8')) as { readonly sources: readonly string[] };
    const sources = map.sources.map((source) => {
      const path = relative(join(root, 'src'), resolve(dirname(file), source));
      return relative(dirname(file), join(target, 'src', path)).replaceAll(sep, '/');
    });
    writeFileSync(file, JSON.stringify({ ...map, sources }));
  }
}

/** The sources as they are written: what `frontage own` copies into an app. */
function copySources(folder: string): void {
  cpSync(join(root, 'src'), folder, {
    recursive: true,
    filter: (path) => !LEFT_OUT.has(path) && !/\.(json|sql)$/.test(path),
  });
}

/** Styles, texts, SQL and plain JavaScript are published as they are. */
function copyOthers(folder: string): void {
  cpSync(join(root, 'src'), folder, {
    recursive: true,
    filter: (path) => !LEFT_OUT.has(path) && !/\.tsx?$/.test(path.replace(/\.d\.ts$/, '')),
  });
}

function copy(file: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(join(root, file), to);
}

/**
 * The manifest as it is published: what `exports` names is compiled, nothing is for this repository alone, the
 * packages that an app has as its own or can do without are peers, and the others have the versions that were tested.
 */
function published(manifest: Manifest): Record<string, unknown> {
  const {
    private: _,
    scripts: _scripts,
    optionalDependencies: _nodes,
    devDependencies,
    dependencies,
    exports,
    overrides,
    ...rest
  } = manifest;
  const optional = [...BACKEND, ...LICENSED];
  const peers = [...SHARED, ...optional].sort();
  const own = Object.keys(dependencies).filter((name) => !peers.includes(name));
  return {
    ...rest,
    dependencies: Object.fromEntries(
      own.map((name) => [name, lockedVersion(root, name, dependencies[name])]),
    ),
    peerDependencies: pick(dependencies, peers),
    peerDependenciesMeta: Object.fromEntries(optional.map((name) => [name, { optional: true }])),
    bin: { frontage: 'dist/cli/bootstrap.mjs' },
    exports: {
      ...Object.fromEntries(Object.entries(exports).map(([name, file]) => [name, compiled(file)])),
      ...INTERNAL_EXPORTS,
    },
    files: ['dist', 'src', 'template', 'docs', 'CHANGELOG.md', 'UPGRADING.md'],
    app: {
      dependencies: pick(dependencies, SHARED),
      devDependencies: pick(devDependencies, APP_TOOLS),
      backend: {
        dependencies: pick(dependencies, BACKEND),
        overrides: pick(overrides, BACKEND_OVERRIDES),
      },
    },
  };
}

function pick(
  ranges: Readonly<Record<string, string>>,
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, ranges[name]]));
}

function compiled(file: Target): Target {
  if (typeof file !== 'string') {
    return Object.fromEntries(
      Object.entries(file).map(([condition, own]) => [condition, compiled(own)]),
    );
  }
  const inDist = file.replace('./src/', './dist/');
  if (!/\.tsx?$/.test(extname(file))) return inDist;
  const stem = inDist.replace(/\.tsx?$/, '');
  return { types: `${stem}.d.ts`, default: `${stem}.js` };
}
