import semver from 'semver';
import { CommandError } from '../commandError.ts';
import { runNpm } from '../npm.ts';
import type { FrameworkManifest } from '../appManifest.ts';

/** A published version of the framework. */
export interface Release {
  readonly manifest: FrameworkManifest;
  /** All that are published, oldest first. */
  readonly versions: readonly string[];
}

/** Of the framework's package. */
const NAME = 'frontage';

/** npm would go on trying for minutes. */
const FEW_RETRIES = ['--fetch-retries=1', '--fetch-retry-mintimeout=500'];

/**
 * Asks the registry that npm is configured with for a version.
 *
 * @param wanted a version, a range or a tag
 * @throws {CommandError} when there is none, or when the registry cannot be asked
 */
export async function findRelease(
  root: string,
  wanted: string,
  signal: AbortSignal,
): Promise<Release> {
  const { found, error } = await view(root, `${NAME}@${wanted}`, signal);
  if (found) {
    const manifest = (Array.isArray(found) ? found.at(-1) : found) as FrameworkManifest & {
      readonly versions?: readonly string[] | string;
    };
    return { manifest, versions: [manifest.versions ?? manifest.version].flat() };
  }
  if (error?.code === 'E404') {
    const { found: versions } = await view(root, NAME, signal, 'versions');
    if (versions) throw unknownVersion(wanted, [versions].flat() as string[]);
  }
  throw await unreachable(root, error, signal);
}

interface NpmError {
  readonly code?: string;
  readonly summary?: string;
}

async function view(
  root: string,
  name: string,
  signal: AbortSignal,
  ...fields: string[]
): Promise<{ found?: unknown; error?: NpmError }> {
  const args = ['view', name, ...fields, '--json', ...FEW_RETRIES];
  const { stdout, stderr } = await runNpm(root, args, signal);
  const said = parse(stdout) as { readonly error?: NpmError } | undefined;
  if (said?.error) return { error: said.error };
  // A range that nothing matches is no error for npm.
  if (said === undefined)
    return { error: { code: stderr.trim() ? undefined : 'E404', summary: stderr } };
  return { found: said };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const VERSIONS_SHOWN = 8;

function unknownVersion(wanted: string, versions: readonly string[]): CommandError {
  return new CommandError(
    `There is no version ${wanted} of ${NAME}.`,
    `The newest are ${versions.slice(-VERSIONS_SHOWN).join(', ')}. Nothing was changed.`,
  );
}

/** Codes of npm for a registry that does not let it in. */
const REFUSED = new Set(['E401', 'E403', 'EOTP', 'ENEEDAUTH']);

async function unreachable(
  root: string,
  { code, summary = '' }: NpmError = {},
  signal: AbortSignal,
): Promise<CommandError> {
  const { stdout } = await runNpm(root, ['config', 'get', 'registry'], signal);
  const registry = stdout.trim();
  const said = summary.trim().split('\n')[0];
  if (code && REFUSED.has(code)) {
    return new CommandError(
      `The registry ${registry} does not let npm read ${NAME} (${code.slice(1)}): ${said}`,
      'Sign in with `npm login`, or set its token in .npmrc. Nothing was changed.',
    );
  }
  if (code === 'E404') {
    return new CommandError(
      `The registry ${registry} has no package ${NAME}.`,
      'Is npm configured with the registry that has it (`npm config get registry`)? Nothing was changed.',
    );
  }
  return new CommandError(
    `The registry ${registry} cannot be asked${code ? ` (${code})` : ''}: ${said}`,
    'Is the network up? Nothing was changed.',
  );
}

/**
 * Refuses what an app of a version cannot take in one step.
 *
 * @param from the version that is installed
 * @throws {CommandError} that says which version to take first
 */
export function refuseLeap(from: string, { manifest, versions }: Release): void {
  const to = manifest.version;
  if (semver.lt(to, from)) {
    throw new CommandError(
      `This app has version ${from}, which is newer than ${to}.`,
      'An upgrade leads to newer versions; the way back is that of git.',
    );
  }
  if (semver.major(to) <= semver.major(from) + 1) return;
  const next = semver.maxSatisfying([...versions], `^${semver.major(from) + 1}.0.0`);
  throw new CommandError(
    `Version ${to} is more than one major version ahead of this app’s ${from}.`,
    next
      ? `Each upgrade changes what the version before it needs changed: take ${next} first (\`npx frontage upgrade ${next}\`), commit, then go on. Nothing was changed.`
      : 'Take the major versions between them one by one. Nothing was changed.',
  );
}
