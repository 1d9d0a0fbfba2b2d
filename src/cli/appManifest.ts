import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Ranges = Readonly<Record<string, string>>;

/** What the framework's package.json says of the apps that are made of it. */
export interface FrameworkManifest {
  readonly version: string;
  readonly engines: Ranges;
  /** What an app has of its own. */
  readonly app: {
    readonly dependencies: Ranges;
    readonly devDependencies: Ranges;
    /** What the embedded backend runs on. */
    readonly backend: { readonly dependencies: Ranges; readonly overrides: Ranges };
  };
}

/** What in an app's package.json is the app's from the start. */
export interface AppIdentity {
  readonly name: string;
  readonly version: string;
  /** Where npm finds the framework: a range of versions, or a file. */
  readonly framework: string;
  /** Whether it runs its backend itself. */
  readonly isEmbedded: boolean;
}

/** An app's package.json, as the framework writes it. */
export function printAppManifest(
  { name, version, framework, isEmbedded }: AppIdentity,
  { engines, app }: FrameworkManifest,
): string {
  const manifest = {
    name,
    version,
    private: true,
    type: 'module',
    engines,
    scripts: {
      start: 'frontage start',
      dev: 'frontage dev',
      build: 'frontage build',
      test: 'frontage check && jest',
      postinstall: 'frontage trim',
    },
    dependencies: Object.fromEntries(
      Object.entries({
        ...app.dependencies,
        ...(isEmbedded && app.backend.dependencies),
        frontage: framework,
      }).sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
    devDependencies: app.devDependencies,
    // Jest's watcher of files comes compiled.
    allowScripts: { '@parcel/watcher': false },
    ...(isEmbedded && { overrides: app.backend.overrides }),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** The package.json of an app that there is, for another version of the framework; null where it is no package of the app's. */
export function printAppManifestAgain(root: string, framework: FrameworkManifest): string | null {
  const file = join(root, 'package.json');
  if (!existsSync(file)) return null;
  const {
    name,
    version,
    dependencies = {},
  } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly name?: string;
    readonly version?: string;
    readonly dependencies?: Ranges;
  };
  const range = dependencies.frontage;
  if (range === undefined) return null;
  const isEmbedded = Object.keys(framework.app.backend.dependencies).some(
    (needed) => dependencies[needed] !== undefined,
  );
  return printAppManifest(
    { name: name ?? '', version: version ?? '', framework: range, isEmbedded },
    framework,
  );
}
