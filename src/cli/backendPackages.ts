import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CommandError } from './commandError.ts';
import { FRAMEWORK_FOLDER } from './framework.ts';
import { frameworkManifest, TEMPLATE_FOLDER } from './frameworkFiles.ts';

/** Of the packages, one that serves a PostgreSQL server has no use. */
const OWN_DATABASE = '@electric-sql/pglite';

/**
 * An app of another API has no packages for the embedded backend.
 *
 * @param hasServer whether the backend serves a PostgreSQL server
 * @throws {CommandError} when packages for it are missing
 */
export function assertBackendPackages(hasServer: boolean): void {
  // Frontage's own repository has them all.
  if (!existsSync(TEMPLATE_FOLDER)) return;
  const { resolve } = createRequire(join(FRAMEWORK_FOLDER, 'package.json'));
  const folders = resolve.paths('frontage') ?? [];
  const missing = Object.entries(frameworkManifest().app.backend.dependencies).filter(
    ([name]) =>
      !(hasServer && name === OWN_DATABASE) &&
      !folders.some((folder) => existsSync(join(folder, name))),
  );
  if (missing.length === 0) return;
  const wanted = missing.map(([name, range]) => `'${name}@${range}'`).join(' ');
  throw new CommandError(
    'The embedded backend needs packages that this app does not have.',
    `Install them: npm install ${wanted}`,
  );
}
