import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adoptSchema, type Adoption } from '../adopt.ts';
import { SCHEMA_FILE } from '../checkout.ts';
import { describeError } from '../commandError.ts';
import { FRAMEWORK_FOLDER } from '../framework.ts';
import { frameworkManifest } from '../frameworkFiles.ts';
import { refuseConflicts, reportAdoption } from '../report.ts';
import { readSchemaFile } from '../schemaFile.ts';
import { refuseSourceFaults } from '../sourceFaults.ts';
import { changesBetween } from './changelog.ts';
import { NEEDS_A_PERSON, type UpgradeOptions } from './contract.ts';
import { dropFormerPackages } from './formerPackages.ts';
import { migrationsBetween } from './migrations.ts';

const KEPT = 'The new version is in, and what you wrote is kept. It has';

/**
 * `frontage finish-upgrade`, which the former version's program runs when this version is installed: changes an app as
 * this version needs it, and merges what this version writes.
 *
 * @param from the version that the app had
 * @throws {CommandError} when nothing was changed; the exit code is {@link NEEDS_A_PERSON} where something is left to do
 */
export async function finishUpgrade(
  root: string,
  from: string,
  { compile }: UpgradeOptions,
  signal: AbortSignal,
): Promise<void> {
  const { version } = frameworkManifest();
  const migrations = migrationsBetween(from, version);
  const migrate = (path: string, text: string) =>
    migrations.reduce((changed, migration) => migration.change(changed, path), text);
  const { schema } = await readSchemaFile(join(root, SCHEMA_FILE));
  const adoption = await adoptSchema(root, schema, { files: new Map(), compile, migrate, signal });
  // From here on the app has this version, whatever happens.
  dropFormerPackages(root);
  reportAdoption(adoption);
  if (adoption.migrated > 0) {
    console.log(`${adoption.migrated} of your modules were changed, because:`);
    for (const { description } of migrations) console.log(`  ${description}`);
  }
  reportNews(from, version);
  const open = await unsettled(root, adoption, compile, signal);
  for (const error of open) console.error(`\n${describeError(error, false)}`);
  if (open.length > 0) process.exitCode = NEEDS_A_PERSON;
}

/** What is left for a person: type errors and conflicts. */
async function unsettled(
  root: string,
  adoption: Adoption,
  compile: boolean,
  signal: AbortSignal,
): Promise<unknown[]> {
  const errors: unknown[] = [];
  try {
    if (compile) await refuseSourceFaults(root, adoption.reading, KEPT, signal);
  } catch (error) {
    errors.push(error);
  }
  try {
    refuseConflicts(adoption);
  } catch (error) {
    errors.push(error);
  }
  return errors;
}

function reportNews(from: string, to: string): void {
  const file = join(FRAMEWORK_FOLDER, 'CHANGELOG.md');
  const news = existsSync(file) ? changesBetween(readFileSync(file, 'utf8'), from, to) : '';
  if (news) console.log(`\nWhat is new:\n\n${news}\n`);
}
