import { startProcess, type BackendProcess } from './backendProcess.ts';

let shared: Promise<BackendProcess> | undefined;

/**
 * The backend that all files of tests have between them whose process has Node load this. It ends with that process,
 * which it does not keep alive.
 *
 * @param fill makes the folder of its database, when it is first needed
 */
export function sharedBackend(fill: () => Promise<string>): Promise<BackendProcess> {
  return (shared ??= fill().then(startBeside));
}

async function startBeside(directory: string): Promise<BackendProcess> {
  const backend = await startProcess({ directory });
  const { child } = backend;
  type Pipe = Pick<typeof child, 'unref'> | null;
  const handles = [child, child.channel, child.stdout as Pipe, child.stderr as Pipe];
  for (const handle of handles) handle?.unref();
  return backend;
}
