import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess, type BackendProcess } from './backendProcess.ts';
import { loadByNode } from '../loadedByNode/loadByNode.ts';
import { fillFolder } from './filledFolder.ts';

export interface Connection<Node> {
  totalCount: number;
  nodes: Node[];
}

/**
 * Starts a backend with the sample before the tests of a file and stops it after them.
 *
 * @param environment settings that the machine does not have
 */
export function startSampleBackend(
  environment: Readonly<Record<string, string>> = {},
): () => BackendProcess {
  let parent: string;
  let backend: BackendProcess | undefined;

  beforeAll(async () => {
    parent = mkdtempSync(join(tmpdir(), 'frontage-sample-'));
    const directory = join(parent, 'database');
    await fillFolder(directory);
    backend = await startProcess({ directory, environment });
  }, 120_000);

  afterAll(async () => {
    await backend?.stop();
    rmSync(parent, { recursive: true, force: true });
  });

  return () => {
    if (!backend) throw new Error('The backend is not running.');
    return backend;
  };
}

/** What has been started for one file of tests answers the next. */
const { sharedBackend } = loadByNode(
  './tests/backend/sharedBackend.ts',
) as typeof import('./sharedBackend.ts');

/** A backend that is read, and nothing else. */
type ReadBackend = Pick<BackendProcess, 'endpoint' | 'data'>;

/**
 * A backend with the sample, as it was filled, that other files of tests read, too: starting one takes seconds of the
 * processor.
 */
export function readSampleBackend(): () => ReadBackend {
  let backend: BackendProcess;

  beforeAll(async () => {
    backend = await sharedBackend(async () => {
      const parent = mkdtempSync(join(process.env.FRONTAGE_RUN_FOLDER ?? tmpdir(), 'sample-'));
      const directory = join(parent, 'database');
      await fillFolder(directory);
      return directory;
    });
  }, 120_000);

  return () => ({
    endpoint: backend.endpoint,
    data(query, ...rest) {
      if (/\bmutation\b/.test(query)) throw new Error('Others read this backend: start another.');
      return backend.data(query, ...rest);
    },
  });
}

/** Id of a record that was never there. */
export function goneId(typeName: string): string {
  return Buffer.from(JSON.stringify([typeName, 999_999])).toString('base64');
}

/** Id of the first record of a list, with the given arguments. */
export async function firstId(
  backend: BackendProcess,
  field: string,
  args: string,
): Promise<string> {
  const data = await backend.data<Record<string, Connection<{ id: string }>>>(
    `{ ${field}(first: 1, ${args}) { nodes { id } } }`,
  );
  const id = data[field]?.nodes[0]?.id;
  if (id === undefined) throw new Error(`There is no record in ${field}(${args}).`);
  return id;
}
