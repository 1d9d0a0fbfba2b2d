import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { adoptSchema } from './adopt.ts';
import { readText, SCHEMA_FILE } from './checkout.ts';
import { CommandError } from './commandError.ts';
import { parseEndpoint, printableUrl } from './endpoint.ts';
import { headersOf, readEnvironment } from './environment.ts';
import { fetchEmbeddedSchema, fetchSchema } from './fetchSchema.ts';
import { CompileError } from './relayCompiler.ts';
import type { ReadSchema } from './readSchema.ts';
import { refuseConflicts, reportAdoption, reportFaults } from './report.ts';
import { compareSchemas, printChanges } from './schemaChanges.ts';
import { printSdl } from './schemaDocument.ts';
import { parseSchema, readSchemaFile } from './schemaFile.ts';
import { refuseSourceFaults } from './sourceFaults.ts';
import { readSource } from './source.ts';

/** What was merged stays: it is mended where it stands. */
const KEPT = 'The schema was taken, and what you wrote is kept. It has';

export interface PullOptions {
  /** Time-out of an endpoint in seconds. */
  timeout: number;
  compile: boolean;
  /** Use the checkout's schema: after a change of hints or an update of Frontage. */
  offline: boolean;
}

/**
 * `frontage pull`: fetches the schema from its source, prints what changed, and merges.
 *
 * @throws {CommandError} when any of it fails; the checkout is unchanged then
 */
export async function pull(root: string, options: PullOptions, signal: AbortSignal): Promise<void> {
  const before = await readFormerSchema(root);
  const read = await fetchAgain(root, options, signal);
  const { schema } = read;
  const changed = before === null || printSdl(before) !== printSdl(schema);
  if (changed) reportFaults(read);
  if (before && changed) console.log(`${printChanges(await compareSchemas(before, schema))}\n`);
  const { compile, offline: areHintsNew } = options;
  const adoption = await adoptSchema(root, schema, {
    files: new Map(),
    areHintsNew,
    compile,
    signal,
  }).catch((error: unknown) => {
    throw compile && before && changed ? withWayOut(error) : error;
  });
  if (!changed) console.log('The schema has not changed.');
  reportAdoption(adoption);
  if (compile) await refuseSourceFaults(root, adoption.reading, KEPT, signal);
  refuseConflicts(adoption);
}

/** Null when the checkout has no readable schema; then everything counts as new. */
async function readFormerSchema(root: string): Promise<GraphQLSchema | null> {
  const text = await readText(root, SCHEMA_FILE);
  if (text === undefined) return null;
  try {
    return parseSchema(text, SCHEMA_FILE).schema;
  } catch {
    return null;
  }
}

async function fetchAgain(
  root: string,
  { offline, timeout }: PullOptions,
  signal: AbortSignal,
): Promise<ReadSchema> {
  if (offline) return readSchemaFile(join(root, SCHEMA_FILE));
  const environment = await readEnvironment(root);
  const source = await readSource(root);
  // A file takes precedence over an endpoint, because it contains more than introspection does.
  if (source.kind === 'file' && source.path !== null) {
    return readSchemaFile(join(root, source.path));
  }
  const address = environment.GRAPHQL_ENDPOINT || (source.kind === 'endpoint' ? source.url : null);
  if (address) {
    const endpoint = parseEndpoint(address, headersOf(environment));
    console.log(`Asking ${printableUrl(endpoint.url)} for its schema…`);
    return fetchSchema(endpoint, timeout, signal);
  }
  if (source.kind === 'embedded') {
    console.log('Asking the embedded backend for its schema…');
    return fetchEmbeddedSchema(root, environment, signal);
  }
  throw new CommandError(
    'The schema came from a file outside the checkout, which cannot be fetched again.',
    'Run `frontage connect FILE` with the new version of the file.',
  );
}

function withWayOut(error: unknown): unknown {
  if (!(error instanceof CompileError)) return error;
  return new CommandError(
    error.message,
    'Nothing was changed. Take out what the new schema no longer has, then pull again; or take the schema now with --no-compile and mend the screens after that.',
  );
}
