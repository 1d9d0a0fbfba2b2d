import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLog } from '../../src/server/log.ts';
import type { Log } from '../../src/server/log.ts';

export interface RunningApp {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Serves a handler on this machine, as Next serves an API route. */
export async function startApp(listener: RequestListener): Promise<RunningApp> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${port}`, close };
}

/** A log that is kept in memory. */
export function memoryLog(): { log: Log; lines: string[]; entries: () => unknown[] } {
  const lines: string[] = [];
  const log = createLog({ write: (line) => void lines.push(line) });
  return { log, lines, entries: () => lines.map((line) => JSON.parse(line) as unknown) };
}
