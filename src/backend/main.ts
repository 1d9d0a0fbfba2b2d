import { parseArgs } from 'node:util';
import { startBackend } from './backend.ts';
import { BackendFailure } from './failure.ts';
import { readSignInSettings } from './signIn/settings.ts';

const usage = `Usage: node src/backend/main.ts [--directory DIR] [--port PORT]
Serves the database of DATABASE_URL or else the embedded one, kept in DIR (.frontage/database), on
PORT of 127.0.0.1 (environment: PORT; any free one when not given).`;

function readOptions() {
  const { values } = parseArgs({
    options: { directory: { type: 'string' }, port: { type: 'string' }, help: { type: 'boolean' } },
  });
  const port = Number(values.port ?? process.env.PORT ?? 0);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new BackendFailure('A port is a number between 0 and 65535.');
  }
  return {
    port,
    help: values.help === true,
    directory: values.directory,
    databaseUrl: process.env.DATABASE_URL,
    signIn: readSignInSettings(process.env),
  };
}

async function main(): Promise<void> {
  const { help, ...options } = readOptions();
  if (help) {
    console.log(usage);
    return;
  }
  const exit = () => process.exit();
  process.once('disconnect', exit);
  const backend = await startBackend(options);

  const stop = () => void backend.close().finally(exit);
  process.off('disconnect', exit);
  process.once('disconnect', stop);
  // A parent process stops it after the app; until then signals are ignored.
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.connected || stop());

  const { endpoint, notice, people, signedOutRole } = backend;
  if (notice) console.log(notice);
  console.log(`listening ${endpoint}`);
  process.send?.({ endpoint, notice, people, signedOutRole });
}

main().catch((error: unknown) => {
  console.error(error instanceof BackendFailure ? error.message : error);
  process.exit(1);
});
