import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Handler } from '../../src/server/handler.ts';
import { createLog } from '../../src/server/log.ts';
import type { Log } from '../../src/server/log.ts';
import { handleWith } from '../../src/server/nodeHandler.ts';

export interface RunningApp {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Serves a handler on this machine, as the app's own server and its API routes do. */
export function startApp(handler: Handler): Promise<RunningApp> {
  return listen((request, response) => void handleWith(handler, request, response));
}

/** Answers requests on a free port of this machine. */
export async function listen(listener: RequestListener): Promise<RunningApp> {
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
