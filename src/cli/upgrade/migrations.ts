import semver from 'semver';

/** A change of an app's modules that a version of the framework needs. */
export interface Migration {
  /** The version that needs it. */
  readonly version: string;
  /** What it does, in a sentence. */
  readonly description: string;
  /** @returns the text of a module as that version needs it; the same where nothing is to be done */
  readonly change: (text: string, path: string) => string;
}

/**
 * Each in a file of its own in `migrations`, named after its version: `1.2.0-rename-columns.ts`. The changes that they
 * are made of are in `codemods.ts`. They stay for one major version.
 */
const MIGRATIONS: readonly Migration[] = [];

/** The migrations between two versions, in their order. */
export function migrationsBetween(
  from: string,
  to: string,
  migrations: readonly Migration[] = MIGRATIONS,
): Migration[] {
  return migrations
    .filter(({ version }) => semver.gt(version, from) && semver.lte(version, to))
    .sort((one, other) => semver.compare(one.version, other.version));
}
