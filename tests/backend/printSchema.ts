import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { QUICK_START, type StartOptions } from './backendProcess.ts';

/** Starts a backend in a process of its own and returns what its `schema()` prints. */
export async function schemaOf(options: StartOptions): Promise<string> {
  const module = pathToFileURL(resolve('src/backend/backend.ts')).href;
  const program = `
    const { startBackend } = await import(${JSON.stringify(module)});
    const backend = await startBackend(${JSON.stringify(options)});
    process.stdout.write(backend.schema());
    await backend.close();
  `;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...QUICK_START, '--input-type=module', '--eval', program],
    { maxBuffer: 16_000_000 },
  );
  return stdout;
}
